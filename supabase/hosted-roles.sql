-- What a hosted Supabase project has before its first migration, as far as the migrations rely on it. The embedded store
-- runs it once, on a new database; a hosted project never does.
--
-- The default privileges are the generous ones of projects made before 2026-10-30: everything on every new table for
-- anon. A migration that holds here, because it revokes, holds on newer projects too.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

-- The ledger of the Supabase CLI, in its place and shape.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
