-- Only bigint, text and blob: the same text serves SQLite and PostgreSQL (with bytea for blob).
create table tables (
    id text not null primary key,
    game text not null,
    setup text not null,
    owner text not null,
    listed bigint not null,
    pace text not null,
    seed blob not null,
    stage text not null,
    created_ms bigint not null
);

create index tables_by_stage on tables (stage, created_ms);

create table entries (
    table_id text not null references tables (id) on delete cascade,
    number bigint not null,
    kind text not null,
    who text not null,
    body text not null,
    at_ms bigint not null,
    primary key (table_id, number)
);

-- The tables a visitor has sat at.
create index entries_by_sitter on entries (who, table_id) where who <> '';
