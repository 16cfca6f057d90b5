-- Creates the parts of a new hosted Supabase project that the migrations rely on. The embedded store runs it before the
-- migrations, also on a database with an older version of it. It never runs on a hosted project.
--
-- Until 2026-10-30, projects granted anon every right on new tables by default. This file does the same, and the migrations
-- revoke it. tests/support/hosted-owner.sql sets the current defaults. The migrations must work with both.

do $$
begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    -- Once, as in a hosted project: a migration revokes them.
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;

-- Supabase Auth: its users, and the two functions that tell policies the signed-in user. PostgREST puts the payload of the
-- access token into request.jwt.claims.
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;
create table if not exists auth.users (
  id uuid primary key,
  email text
);
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb;
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
$$;

-- The migration table of the Supabase CLI, with its name and columns.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
