-- The free tool whose result a visitor asks about, as a value of its context. Null for every other submission.

alter table public.submission_context
  add column tool text,
  -- An id of lib/tools/list.ts.
  add constraint submission_context_tool_check check (char_length(tool) <= 40 and tool ~ '^[a-z]+(-[a-z]+)*$');
comment on table public.submission_context is
  'Language, page, privacy notice and free tool of a submission. Written by a trigger.';

-- Also reads "tool" from the header x-submission-context.
create or replace function public.record_submission() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  form constant text := tg_argv[0];
  header text;
begin
  begin
    header := current_setting('request.headers', true)::jsonb ->> 'x-submission-context';
    if char_length(header) > 1000 then
      header := null;
    end if;
    insert into public.submission_context (submission_id, form, created_at, language, page, privacy_version, tool)
    select
      new.id, form, new.created_at, given ->> 'language', given ->> 'page', given ->> 'privacy', given ->> 'tool'
    from (select header::jsonb) as headers (given);
  exception when others then
    insert into public.submission_context (submission_id, form, created_at) values (new.id, form, new.created_at);
  end;
  insert into public.lead_outbox (submission_id, form, created_at) values (new.id, form, new.created_at);
  return null;
end
$$;

-- Adds "tool" to the context of a notification if there is one, so that receivers of other leads see no new key.
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
      ) || jsonb_strip_nulls(jsonb_build_object('tool', context.tool))
    )
  from taken
  left join public.signup_submissions as signup on signup.id = taken.submission_id
  left join public.contact_submissions as contact on contact.id = taken.submission_id
  left join public.submission_context as context on context.submission_id = taken.submission_id
  where signup.id is not null or contact.id is not null
  order by taken.created_at;
$$;

-- Adds the tool. A view that is replaced takes new columns at its end only.
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
