-- Tables that somebody does not want in their own list any more; for everybody else they stay.
create table forgotten (
    who text not null,
    table_id text not null references tables (id) on delete cascade,
    at_ms bigint not null,
    primary key (who, table_id)
);
