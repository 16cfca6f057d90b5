-- Stubs of the extensions of a hosted Supabase project that the migrations use, with the same names, signatures and rights.
-- They record their calls. pgcrypto is the real extension. Run as the superuser.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- With these rows, `create extension if not exists` considers the others installed.
insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
select number, name, 10, 'pg_catalog'::regnamespace, false, '1'
from unnest('{pg_cron,pg_net,supabase_vault}'::text[]) with ordinality as stand_ins (name, number);

create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create function vault.create_secret(new_secret text, new_name text) returns uuid
  language sql
  security definer
as 'insert into vault.decrypted_secrets values ($2, $1); select gen_random_uuid()';
grant usage on schema vault to postgres;
grant select, delete on vault.decrypted_secrets to postgres;

create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql
  security definer
as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do nothing; select 1::bigint';
grant usage on schema cron to postgres;
grant select on cron.job to postgres;

create schema net;
-- The body that pg_net sends.
create table net.calls (id bigserial, url text, body text, headers jsonb, timeout_milliseconds integer);
create table net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);
create function net.http_post(
  url text,
  body jsonb default '{}'::jsonb,
  params jsonb default '{}'::jsonb,
  headers jsonb default '{"Content-Type": "application/json"}'::jsonb,
  timeout_milliseconds int default 5000
) returns bigint
  language sql
as $$
  insert into net.calls (url, body, headers, timeout_milliseconds) values ($1, $2::text, $4, $5) returning id
$$;
-- The grants of pg_net.
grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;
