-- Stores the context of each submission and an outbox of notifications about them.
--
-- A submission is still one insert into one of the two tables. A trigger inserts its context and its outbox row in the same
-- transaction. The trigger runs with the rights of its owner, so the anonymous role still needs no right except insert on
-- the two tables.

-- Language, page and privacy notice are the record of the text that a visitor agreed to. Null means unknown: the values come
-- from a request header, and a submission without a valid context is stored all the same.
create table public.submission_context (
  submission_id uuid primary key,
  form text not null,
  created_at timestamptz not null,
  language text,
  page text,
  -- The date of the privacy notice.
  privacy_version text,

  constraint submission_context_form_check check (form in ('signup', 'contact')),
  -- The languages of lib/i18n/locales.ts.
  constraint submission_context_language_check check (language in ('en', 'ko')),
  -- A path of the site in visible ASCII characters, without query and fragment.
  constraint submission_context_page_check check (
    char_length(page) <= 200 and page ~ '^/[\u0021-\u007E]*$' and page !~ '^//|[?#]'
  ),
  constraint submission_context_privacy_version_check check (
    privacy_version ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
  )
);

-- One notification per submission. Submissions from before this migration do not have one.
create table public.lead_outbox (
  -- Also the key by which a receiver recognizes a notification that arrives twice.
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  form text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- A code such as http_503, never a message that could contain personal data.
  last_error text,
  -- Id and time of the last call of pg_net, if pg_net delivers.
  request_id bigint,
  requested_at timestamptz,

  constraint lead_outbox_form_check check (form in ('signup', 'contact')),
  constraint lead_outbox_last_error_check check (char_length(last_error) <= 100)
);

create index lead_outbox_due on public.lead_outbox (next_attempt_at) where delivered_at is null;

alter table public.submission_context enable row level security;
alter table public.lead_outbox enable row level security;
revoke all on table public.submission_context from public, anon, authenticated;
revoke all on table public.lead_outbox from public, anon, authenticated;

comment on table public.submission_context is 'Language, page and privacy notice of a submission. Written by a trigger.';
comment on table public.lead_outbox is 'Notices of submissions: waiting, delivered or given up. Written by a trigger.';

-- Reads the header x-submission-context, JSON such as {"language":"ko","page":"/ko/signup","privacy":"2026-11-21"}, from
-- the headers that PostgREST puts into request.headers. Anyone with the anon key can send any value, so all three are null
-- if the table's checks refuse one or Postgres cannot parse it.
create function public.record_submission() returns trigger
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
    insert into public.submission_context (submission_id, form, created_at, language, page, privacy_version)
    select new.id, form, new.created_at, given ->> 'language', given ->> 'page', given ->> 'privacy'
    from (select header::jsonb) as headers (given);
  exception when others then
    insert into public.submission_context (submission_id, form, created_at) values (new.id, form, new.created_at);
  end;
  insert into public.lead_outbox (submission_id, form, created_at) values (new.id, form, new.created_at);
  return null;
end
$$;

-- Deletes the rows of a submission in the other tables when the retention job or the dashboard deletes it. A migration that
-- adds a table about submissions must add a delete statement to this function.
create function public.delete_with_submission() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.submission_context where submission_id = old.id;
  delete from public.lead_outbox where submission_id = old.id;
  return null;
end
$$;

create trigger record_submission after insert on public.signup_submissions
  for each row execute function public.record_submission('signup');
create trigger record_submission after insert on public.contact_submissions
  for each row execute function public.record_submission('contact');
create trigger delete_with_submission after delete on public.signup_submissions
  for each row execute function public.delete_with_submission();
create trigger delete_with_submission after delete on public.contact_submissions
  for each row execute function public.delete_with_submission();

-- Returns up to `batch` notifications that are due and schedules the next attempt of each right away, so that they are
-- retried if the caller ends before it reports an outcome. Two callers never get the same one.
--
-- The pauses grow and end 24 hours after the submission. Each is up to a fifth shorter at random, so that notifications that
-- failed together are not retried together.
create function public.due_leads(batch integer) returns table (id uuid, body jsonb)
  language sql
  set search_path = ''
as $$
  with
    due as (
      select waiting.id
      from public.lead_outbox as waiting
      where waiting.delivered_at is null
        and waiting.next_attempt_at <= now()
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
      returning outbox.id, outbox.submission_id, outbox.form, outbox.created_at
    )
  select
    taken.id,
    jsonb_build_object(
      'id', taken.id,
      'form', taken.form,
      'created_at', to_char(taken.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
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

create function public.lead_delivered(lead uuid) returns void
  language sql
  set search_path = ''
as $$
  update public.lead_outbox set delivered_at = now(), last_error = null where id = lead and delivered_at is null;
$$;

create function public.lead_failed(lead uuid, reason text) returns void
  language sql
  set search_path = ''
as $$
  update public.lead_outbox set last_error = left(reason, 100) where id = lead and delivered_at is null;
$$;

comment on function public.due_leads is 'Takes notices that are due; those not reported delivered are due again after a pause.';
comment on function public.lead_delivered is 'Reports a notice as delivered.';
comment on function public.lead_failed is 'Notes why a notice was not delivered: a code, no personal data.';

-- Every role may execute a new function by default, and PostgREST would expose these.
revoke all on function public.record_submission() from public, anon, authenticated;
revoke all on function public.delete_with_submission() from public, anon, authenticated;
revoke all on function public.due_leads(integer) from public, anon, authenticated;
revoke all on function public.lead_delivered(uuid) from public, anon, authenticated;
revoke all on function public.lead_failed(uuid, text) from public, anon, authenticated;
