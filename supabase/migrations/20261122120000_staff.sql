-- Staff: people of the company who read leads, track the work on them, and export or delete a visitor's data on request.
--
-- Staff sign in with Supabase Auth, by invitation only. A signed-in user has the role authenticated, which has no rights
-- without a row in staff_members. This is a table rather than a claim in app_metadata, because removing a row takes effect
-- immediately (a token is valid for an hour) and the dashboard can edit it. user_metadata would be unsafe: users can
-- change their own.

create table public.staff_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- For people who read this table; no code depends on it.
  email text not null,
  added_at timestamptz not null default now()
);
alter table public.staff_members enable row level security;
revoke all on table public.staff_members from public, anon, authenticated;
comment on table public.staff_members is 'Users of Supabase Auth who are staff. Edited in the dashboard only.';

-- Functions for policies that the REST interface must not expose: it exposes only public.
create schema if not exists private;
revoke all on schema private from public, anon;
grant usage on schema private to authenticated;

-- True if the signed-in user is staff and signed in with a second factor (aal2), as the privacy policy promises.
create function private.is_staff() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    and exists (select from public.staff_members where user_id = auth.uid());
$$;

-- Returns the caller's role, also inside a security definer function, where current_user is the function's owner.
create function private.calling_role() returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(nullif(current_setting('role'), 'none'), session_user::text);
$$;

-- Returns the caller in readable form: the signed-in user's email address, or the role, such as postgres in the dashboard.
create function private.actor() returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'email', auth.uid()::text, private.calling_role());
$$;

-- Raises an error unless the caller is staff or the owner of the function, which the dashboard's SQL editor runs as. For
-- security definer functions.
create function private.require_staff() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_staff() and private.calling_role() <> current_user then
    raise insufficient_privilege using message = 'only staff may do this';
  end if;
end
$$;

-- Returns an email address in the form that is compared. Stored addresses have no spaces (the tables check it); pasted
-- ones may.
create function private.comparable(email text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select lower(btrim(email, e' \t\r\n\u00A0\u3000\uFEFF'));
$$;

-- The work on a lead. A trigger inserts a row for every submission, so staff only need to update it.
create table public.lead_work (
  submission_id uuid primary key,
  status text not null default 'new',
  assignee text,
  note text,
  updated_at timestamptz not null default now(),
  -- Null until someone edits the row.
  updated_by text,

  constraint lead_work_status_check check (status in ('new', 'answered', 'qualified', 'closed')),
  constraint lead_work_assignee_check check (char_length(assignee) between 1 and 254),
  constraint lead_work_note_check check (char_length(note) between 1 and 5000)
);
comment on table public.lead_work is 'Status, assignee and note of each submission, edited by staff.';

insert into public.lead_work (submission_id)
select id from public.signup_submissions union all select id from public.contact_submissions;

create function private.add_lead_work() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.lead_work (submission_id) values (new.id);
  return null;
end
$$;
create trigger add_lead_work after insert on public.signup_submissions
  for each row execute function private.add_lead_work();
create trigger add_lead_work after insert on public.contact_submissions
  for each row execute function private.add_lead_work();

create function private.stamp_lead_work() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.updated_at := now();
  new.updated_by := private.actor();
  return new;
end
$$;
create trigger stamp_lead_work before update on public.lead_work
  for each row execute function private.stamp_lead_work();

create or replace function public.delete_with_submission() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.submission_context where submission_id = old.id;
  delete from public.lead_outbox where submission_id = old.id;
  delete from public.lead_work where submission_id = old.id;
  return null;
end
$$;

-- Staff read all data of a lead except request_id of the outbox, which only the delivery needs, and update three columns
-- of lead_work. anon still cannot read: no policy applies to it.
alter table public.lead_work enable row level security;
revoke all on table public.lead_work from public, anon, authenticated;

grant select on table public.signup_submissions, public.contact_submissions, public.submission_context, public.lead_work
  to authenticated;
grant select (id, submission_id, form, created_at, attempts, next_attempt_at, delivered_at, last_error)
  on table public.lead_outbox to authenticated;
grant update (status, assignee, note) on table public.lead_work to authenticated;

create policy "staff may read signups" on public.signup_submissions
  for select to authenticated using ((select private.is_staff()));
create policy "staff may read messages" on public.contact_submissions
  for select to authenticated using ((select private.is_staff()));
create policy "staff may read contexts" on public.submission_context
  for select to authenticated using ((select private.is_staff()));
create policy "staff may read notices" on public.lead_outbox
  for select to authenticated using ((select private.is_staff()));
create policy "staff may read work" on public.lead_work
  for select to authenticated using ((select private.is_staff()));
create policy "staff may note work" on public.lead_work
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- The submissions of both forms, newest first. With security_invoker, the policies of the tables apply.
create view public.leads with (security_invoker = true) as
  select
    submission.id,
    submission.form,
    submission.created_at,
    submission.name,
    submission.email,
    submission.company,
    submission.title,
    submission.location,
    submission.message,
    context.language,
    context.page,
    context.privacy_version,
    coalesce(work.status, 'new') as status,
    work.assignee,
    work.note,
    work.updated_at,
    work.updated_by,
    outbox.delivered_at
  from (
    select
      id, 'signup' as form, created_at, first_name || ' ' || last_name as name, email, company, title, location,
      null as message
    from public.signup_submissions
    union all
    select id, 'contact', created_at, name, email, company, null, null, message
    from public.contact_submissions
  ) as submission
  left join public.submission_context as context on context.submission_id = submission.id
  left join public.lead_outbox as outbox on outbox.submission_id = submission.id
  left join public.lead_work as work on work.submission_id = submission.id
  order by submission.created_at desc, submission.id;

revoke all on table public.leads from public, anon, authenticated;
grant select on table public.leads to authenticated;
comment on view public.leads is 'Every lead with its context, its work and when its notice was delivered; newest first.';

-- Records each completed request to export or delete a person's data. forget() and export() insert the rows. Not even the
-- owner can update them, and delete_expired_submissions() deletes them after three years.
--
-- The email address is stored only as the SHA-256 of its lowercase form, so that the address of a repeated request can be
-- matched. There is no salt: one stored beside the table would add no protection, and losing it would make the record
-- useless. Hashes of addresses can be guessed, so only the owner may read them.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  actor_id uuid,
  action text not null,
  email_sha256 text not null,
  -- Rows deleted or exported, per table.
  counts jsonb not null,

  constraint audit_log_action_check check (action in ('forget', 'export'))
);
alter table public.audit_log enable row level security;
revoke all on table public.audit_log from public, anon, authenticated, service_role;
comment on table public.audit_log is 'Who deleted or exported whose data, and when. Written by forget() and export().';

create function private.keep_audit_log() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise insufficient_privilege using message = 'the audit log is never changed';
end
$$;
create trigger keep_audit_log before update or delete on public.audit_log
  for each row execute function private.keep_audit_log();
create trigger keep_whole_audit_log before truncate on public.audit_log
  for each statement execute function private.keep_audit_log();

create function private.audit(action text, address text, counts jsonb) returns void
  language sql
  set search_path = ''
as $$
  insert into public.audit_log (actor, actor_id, action, email_sha256, counts)
  values (private.actor(), auth.uid(), action, encode(sha256(convert_to(address, 'UTF8')), 'hex'), counts);
$$;

-- Deletes all rows about an email address; returns the number of rows per table.
create function public.forget(email text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address constant text := private.comparable(forget.email);
  ids uuid[];
  counts jsonb;
begin
  perform private.require_staff();
  if coalesce(address, '') = '' then
    raise invalid_parameter_value using message = 'an e-mail address is needed';
  end if;
  ids := array(
    select id from public.signup_submissions as signup where lower(signup.email) = address
    union all
    select id from public.contact_submissions as contact where lower(contact.email) = address
  );
  with
    contexts as (delete from public.submission_context where submission_id = any (ids) returning 1),
    notices as (delete from public.lead_outbox where submission_id = any (ids) returning 1),
    works as (delete from public.lead_work where submission_id = any (ids) returning 1),
    signups as (delete from public.signup_submissions where id = any (ids) returning 1),
    contacts as (delete from public.contact_submissions where id = any (ids) returning 1)
  select jsonb_build_object(
    'signup_submissions', (select count(*) from signups),
    'contact_submissions', (select count(*) from contacts),
    'submission_context', (select count(*) from contexts),
    'lead_outbox', (select count(*) from notices),
    'lead_work', (select count(*) from works)
  ) into counts;
  perform private.audit('forget', address, counts);
  return counts;
end
$$;

-- Returns all rows about an email address, oldest first.
create function public.export(email text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address constant text := private.comparable(export.email);
  submissions jsonb;
begin
  perform private.require_staff();
  if coalesce(address, '') = '' then
    raise invalid_parameter_value using message = 'an e-mail address is needed';
  end if;
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'form', found.form,
        'fields', found.fields,
        'context', to_jsonb(context) - 'submission_id' - 'form' - 'created_at',
        'notice', to_jsonb(outbox) - 'submission_id' - 'form' - 'request_id',
        'work', to_jsonb(work) - 'submission_id'
      )
      order by found.created_at, found.id
    ),
    '[]'
  ) into submissions
  from (
    select id, created_at, 'signup' as form, to_jsonb(signup) as fields
    from public.signup_submissions as signup where lower(signup.email) = address
    union all
    select id, created_at, 'contact', to_jsonb(contact)
    from public.contact_submissions as contact where lower(contact.email) = address
  ) as found
  left join public.submission_context as context on context.submission_id = found.id
  left join public.lead_outbox as outbox on outbox.submission_id = found.id
  left join public.lead_work as work on work.submission_id = found.id;

  perform private.audit(
    'export',
    address,
    jsonb_build_object(
      'signup_submissions', jsonb_array_length(jsonb_path_query_array(submissions, '$[*] ? (@.form == "signup")')),
      'contact_submissions', jsonb_array_length(jsonb_path_query_array(submissions, '$[*] ? (@.form == "contact")'))
    )
  );
  return jsonb_build_object('email', address, 'exported_at', now(), 'submissions', submissions);
end
$$;

comment on function public.forget is 'Deletes everything about an e-mail address. For staff; audited.';
comment on function public.export is 'Gives everything about an e-mail address. For staff; audited.';

-- Also deletes the audit log after three years. Triggers delete context, outbox and work with their submission.
create or replace function public.delete_expired_submissions() returns integer
  language sql
  set search_path = ''
as $$
  with
    audits as (
      delete from public.audit_log where at < pg_catalog.now() - interval '3 years'
    ),
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

-- Every role may execute a new function by default.
revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.is_staff() to authenticated;
revoke all on function public.forget(text) from public, anon, authenticated, service_role;
revoke all on function public.export(text) from public, anon, authenticated, service_role;
grant execute on function public.forget(text) to authenticated;
grant execute on function public.export(text) to authenticated;
