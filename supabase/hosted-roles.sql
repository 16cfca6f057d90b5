-- What a hosted Supabase project has before its first migration, as far as the migrations rely on it. The embedded store
-- runs it before migrations, also on a database that has an older version of it; a hosted project never does.
--
-- The default privileges are the generous ones that projects had until 2026-10-30: everything on every new table for
-- anon. A migration that holds here, because it revokes, also has to hold with those of today, which
-- tests/support/hosted-owner.sql sets.

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

-- Supabase Auth: its users, and the two functions by which policies ask who is signed in. PostgREST puts the payload of
-- the access token into request.jwt.claims.
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

-- The ledger of the Supabase CLI, in its place and shape.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
