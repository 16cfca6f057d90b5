-- Gives a notification the id of its lead, by which staff and receivers find the row. Until now, a notification had the id of its
-- row in lead_outbox, which is in no other table that people read. Its row still has that id.
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
      'id', taken.submission_id,
      'form', taken.form,
      'created_at', to_char(taken.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'taken', taken.taken,
      'fields', coalesce(to_jsonb(signup), to_jsonb(contact)) - 'id' - 'created_at',
      'context', jsonb_build_object(
        'language', context.language,
        'page', context.page,
        'privacy_version', context.privacy_version
      ) || jsonb_strip_nulls(jsonb_build_object('tool', context.tool))
    )
  from taken
  left join public.signup_submissions as signup on signup.id = taken.submission_id
  left join public.contact_submissions as contact on contact.id = taken.submission_id
  left join public.submission_context as context on context.submission_id = taken.submission_id
  where signup.id is not null or contact.id is not null
  order by taken.created_at;
$$;

-- Writes a Korean name with the family name first and no space, as notifications do (fullName in lib/leads/delivery/texts.ts).
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
    outbox.last_error,
    context.tool
  from (
    select
      id,
      'signup' as form,
      created_at,
      case
        -- Hangul: single letters and syllables.
        when first_name || last_name ~ '^[\u1100-\u11FF\u3131-\u318E\uAC00-\uD7A3]+$' then last_name || first_name
        else first_name || ' ' || last_name
      end as name,
      email, company, title, location, null as message
    from public.signup_submissions
    union all
    select id, 'contact', created_at, name, email, company, null, null, message
    from public.contact_submissions
  ) as submission
  left join public.submission_context as context on context.submission_id = submission.id
  left join public.lead_outbox as outbox on outbox.submission_id = submission.id
  left join public.lead_work as work on work.submission_id = submission.id
  order by submission.created_at desc, submission.id;
