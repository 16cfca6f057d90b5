-- Revokes default privileges, so that migrations grant every right explicitly. Supabase grants rights on new objects in
-- public to the roles of its REST interface, and PostgreSQL lets every role (PUBLIC) call new functions and use new types.
-- A role that may update a sequence can reset it, and the next insert then fails: the audit log had such a sequence.

revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- Default privileges of PUBLIC cannot be revoked per schema.
alter default privileges revoke execute on functions from public;
alter default privileges revoke usage on types from public;
