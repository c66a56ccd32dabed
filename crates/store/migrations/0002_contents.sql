-- The content files a table was set up with, kept once for all tables that use them.
create table contents (
    fingerprint text not null primary key,
    game text not null,
    files blob not null
);

-- '' stands for a table set up before contents were kept.
alter table tables add column content text not null default '';
alter table tables add column edition bigint not null default 1;

create index tables_by_content on tables (content);
