-- The same submission is one row when it comes again within half an hour: a second click, a retry after an answer that
-- was lost on the way, a reload of the answered page.
--
-- The site remembers what it has just stored, but only the database knows whether an insert went through whose answer
-- never came, and only the database is there after the site was killed or when it runs in several instances. A refused
-- duplicate answers 23505; the site takes that for what it is: the row is there.
--
-- Two indexes per table, over the content and the hour in which the row came: hours that begin at :00 and hours that
-- begin at :30. Any two moments less than half an hour apart share an hour of one kind or the other; an hour apart they
-- share none, so the same message on another day becomes another row. The content is hashed because a message can exceed
-- the size limit of an index entry; U+001F separates the fields and never occurs in them.
--
-- Rows from before this migration are left out: duplicates among them must not keep the index from being made.

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
