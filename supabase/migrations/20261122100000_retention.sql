-- Submissions are kept for twelve months and then deleted, as the privacy policy and the line beside each form say.
--
-- A database job deletes, because deletion must not depend on visits to the site. Hosted Supabase has pg_cron. Without it
-- (the embedded database, a plain PostgreSQL) the operator calls the function: embedded/database.ts does each time it
-- opens the database.

create function public.delete_expired_submissions() returns integer
  language sql
  set search_path = ''
as $$
  with
    messages as (
      delete from public.contact_submissions
      where created_at < pg_catalog.now() - interval '12 months' returning 1
    ),
    signups as (
      delete from public.signup_submissions
      where created_at < pg_catalog.now() - interval '12 months' returning 1
    )
  select (select count(*) from messages)::integer + (select count(*) from signups)::integer;
$$;

comment on function public.delete_expired_submissions is 'Deletes submissions older than twelve months; gives their number.';

-- Functions are executable by everyone unless it is said otherwise, and PostgREST would offer this one.
revoke all on function public.delete_expired_submissions() from public, anon, authenticated;

-- Whether pg_cron may be used is found out by using it: the list of loaded libraries is for the members of pg_monitor.
do $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule(
    'delete-expired-submissions', '17 3 * * *', 'select public.delete_expired_submissions()'
  );
exception when others then
  raise notice 'No job deletes old submissions here: %', sqlerrm
    using hint = $hint$Turn on pg_cron, then run:
select cron.schedule('delete-expired-submissions', '17 3 * * *', 'select public.delete_expired_submissions()');$hint$;
end
$$;
