-- What the migrations make is granted to nobody unless they say so. Supabase grants rights on everything new in public to
-- the roles of its REST interface, and PostgreSQL lets everybody (PUBLIC) call new functions and use new types. Whoever may
-- change a sequence can set it back, and the next insert then fails: the audit log's was one.

revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- What PUBLIC may do by default cannot be revoked in one schema alone.
alter default privileges revoke execute on functions from public;
alter default privileges revoke usage on types from public;
