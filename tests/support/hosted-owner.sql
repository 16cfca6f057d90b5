-- Creates the role that runs the migrations on a hosted Supabase project, with the same rights: it is not a superuser, owns
-- the database, and may use the users of Supabase Auth without owning them. Run as the superuser, after
-- supabase/hosted-roles.sql. The tests grant it the PostgreSQL roles that a project adds.
-- From migrations/db of github.com/supabase/postgres.

create role postgres login nosuperuser createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres;
alter role postgres set search_path = "$user", public, extensions;
do $$
begin
  execute format('alter database %I owner to postgres', current_database());
end
$$;

-- Since 2026-10-30 the roles of the REST interface get no rights on new tables and functions except these. Policies do not
-- apply to TRUNCATE.
alter default privileges for role postgres in schema public
  grant truncate, references, trigger on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant update on sequences to anon, authenticated, service_role;

create role supabase_auth_admin login noinherit createrole;
grant all on schema auth to supabase_auth_admin;
alter table auth.users owner to supabase_auth_admin;
grant usage on schema auth to postgres;
grant all on auth.users to postgres;

create schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions to anon, authenticated, service_role;

-- The Supabase CLI creates its migration table as this role.
alter schema supabase_migrations owner to postgres;
alter table supabase_migrations.schema_migrations owner to postgres;
