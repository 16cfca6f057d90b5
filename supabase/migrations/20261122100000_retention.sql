-- Deletes submissions after twelve months, as the privacy policy and the line beside each form promise.
--
-- A database job deletes them, because deletion must not depend on visits to the site. Hosted Supabase has pg_cron. Without
-- it, the embedded database calls the function each time it opens (embedded/database.ts), and the operator of a plain
-- PostgreSQL calls it.

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

-- Every role may execute a new function by default, and PostgREST would expose this one.
revoke all on function public.delete_expired_submissions() from public, anon, authenticated;

-- Tries to create the extension, because only members of pg_monitor can read the list of loaded libraries.
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
