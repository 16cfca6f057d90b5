-- Stand-ins for the extensions of a hosted Supabase project that the delivery of leads uses: the same names and
-- signatures, which write down what they are asked. pgcrypto is the real one.

create schema extensions;
create extension pgcrypto with schema extensions;

create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);

create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do nothing; select 1::bigint';

create schema net;
-- The body as pg_net sends it.
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
