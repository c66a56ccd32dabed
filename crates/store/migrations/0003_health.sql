-- One row, rewritten now and then: a real write tells whether the disk takes any.
create table health (
    id bigint not null primary key,
    at_ms bigint not null,
    room blob not null
);
