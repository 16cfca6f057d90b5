-- Stores the same submission once within half an hour, so that a second click, a retry after a lost response or a reload of
-- the page after a submission adds no row.
--
-- The site also remembers recent submissions (lib/leads/idempotency.ts), but not after a crash, across instances, or when
-- the response to an insert is lost. An insert of a duplicate fails with 23505, which the site treats as success.
--
-- Each table has two indexes over the content and the hour of the row: one for hours that begin at :00, one for hours that
-- begin at :30. Two submissions less than half an hour apart share an hour of one kind. An hour apart they share
-- neither, so the same message on another day is another row. The content is hashed because a message can exceed the size
-- limit of an index entry; U+001F separates the fields and never occurs in them.
--
-- Rows from before this migration are not indexed: duplicates among them would make the migration fail.

do $$
declare
  content record;
  half_hour record;
begin
  for content in
    select * from (values
      ('signup_submissions',
       'first_name || e''\x1f'' || last_name || e''\x1f'' || email || e''\x1f'' || company || e''\x1f'' || title || e''\x1f'' || location'),
      ('contact_submissions',
       'name || e''\x1f'' || email || e''\x1f'' || coalesce(company, '''') || e''\x1f'' || message')
    ) as contents (table_name, fields)
  loop
    for half_hour in
      select * from (values ('a', '2000-01-01 00:00'), ('b', '2000-01-01 00:30')) as half_hours (name, origin)
    loop
      execute format(
        'create unique index %I on public.%I ('
        'md5(%s), date_bin(interval ''1 hour'', created_at at time zone ''UTC'', timestamp %L)'
        ') where created_at > %L',
        content.table_name || '_not_twice_' || half_hour.name,
        content.table_name,
        content.fields,
        half_hour.origin,
        now()
      );
    end loop;
  end loop;
end
$$;
