-- What a list says of a table, in the host's words: '' where nothing was noted.
alter table tables add column glance text not null default '';
