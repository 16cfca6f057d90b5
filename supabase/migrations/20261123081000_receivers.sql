-- Stores the receivers that have accepted a notification, so that a retry of any process skips them. The confirmation to the
-- sender is in the same list: it is sent as soon as one receiver has accepted the lead.

alter table public.lead_outbox
  add column taken text[] not null default '{}',
  -- The names of lib/leads/delivery/lead.ts.
  add constraint lead_outbox_taken_check check (taken <@ array['webhook', 'mail', 'confirmation']);
grant select (taken) on table public.lead_outbox to authenticated;

create function public.lead_taken(lead uuid, receivers text[]) returns void
  language sql
  set search_path = ''
as $$
  update public.lead_outbox
  set taken = array(
    select name from unnest(array['webhook', 'mail', 'confirmation']) as name where name = any (taken || receivers)
  )
  where id = lead;
$$;
comment on function public.lead_taken is 'Notes who has taken a notice.';
revoke all on function public.lead_taken(uuid, text[]) from public, anon, authenticated;

-- Also returns the receivers that have accepted the notification. One that waits longer than the longest pause is due: a
-- clock that was ahead had scheduled it.
create or replace function public.due_leads(batch integer) returns table (id uuid, body jsonb)
  language sql
  set search_path = ''
as $$
  with
    due as (
      select waiting.id
      from public.lead_outbox as waiting
      where waiting.delivered_at is null
        and (waiting.next_attempt_at <= now() or waiting.next_attempt_at > now() + interval '1 hour')
        and waiting.created_at > now() - interval '24 hours'
      order by waiting.next_attempt_at
      limit batch
      for update skip locked
    ),
    taken as (
      update public.lead_outbox as outbox
      set
        attempts = outbox.attempts + 1,
        next_attempt_at = now() + (
          array['10 seconds', '30 seconds', '2 minutes', '5 minutes', '15 minutes', '1 hour']::interval[]
        )[least(outbox.attempts + 1, 6)] * (0.8 + 0.2 * random())
      from due
      where outbox.id = due.id
      returning outbox.id, outbox.submission_id, outbox.form, outbox.created_at, outbox.taken
    )
  select
    taken.id,
    jsonb_build_object(
      'id', taken.id,
      'form', taken.form,
      'created_at', to_char(taken.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'taken', taken.taken,
      'fields', coalesce(to_jsonb(signup), to_jsonb(contact)) - 'id' - 'created_at',
      'context', jsonb_build_object(
        'language', context.language,
        'page', context.page,
        'privacy_version', context.privacy_version
      )
    )
  from taken
  left join public.signup_submissions as signup on signup.id = taken.submission_id
  left join public.contact_submissions as contact on contact.id = taken.submission_id
  left join public.submission_context as context on context.submission_id = taken.submission_id
  where signup.id is not null or contact.id is not null
  order by taken.created_at;
$$;

-- Also shows why a notification has not been delivered.
create or replace view public.leads with (security_invoker = true) as
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
    outbox.delivered_at,
    outbox.last_error
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
