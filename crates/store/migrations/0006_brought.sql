-- Whether a file brought this content along; 0 for what came with the program or its operator.
alter table contents add column brought bigint not null default 0;

-- When a table that went on from a file was last opened, in milliseconds since 1970; 0 where nobody noted it.
alter table tables add column opened_ms bigint not null default 0;
