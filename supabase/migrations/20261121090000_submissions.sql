-- Submissions of the two forms.
--
-- The same file runs on hosted Supabase and on the embedded Postgres. Both have the roles anon and authenticated before it
-- runs: Supabase creates them, and supabase/hosted-roles.sql does so on the embedded Postgres.
--
-- The site validates a form before it inserts. The tables check it again, because the anon key also works without the site.
--
-- Every text is trimmed and free of control characters. The patterns list the whitespace that JavaScript's
-- String.prototype.trim removes (U+3000 is the space of a Korean or Japanese keyboard), because btrim() removes only
-- U+0020 and the classes \s and [[:cntrl:]] depend on the locale of the database. A trimmed text of at least one
-- character is not blank. Lengths are in characters (code points).

create table public.signup_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  company text not null,
  title text not null,
  location text not null,

  constraint signup_submissions_first_name_check check (
    char_length(first_name) between 1 and 100
    and first_name !~ '[\u0001-\u001F\u007F-\u009F]'
    and first_name !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  ),
  constraint signup_submissions_last_name_check check (
    char_length(last_name) between 1 and 100
    and last_name !~ '[\u0001-\u001F\u007F-\u009F]'
    and last_name !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  ),
  -- 254 is the longest address that fits an SMTP path (RFC 5321). The pattern is simple on purpose: only a message to an
  -- address shows whether it works.
  constraint signup_submissions_email_check check (
    char_length(email) between 3 and 254
    and email !~ '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]'
    and email ~ '^[^@]+@[^@.]+([.][^@.]+)+$'
  ),
  constraint signup_submissions_company_check check (
    char_length(company) between 1 and 160
    and company !~ '[\u0001-\u001F\u007F-\u009F]'
    and company !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  ),
  constraint signup_submissions_title_check check (
    char_length(title) between 1 and 160
    and title !~ '[\u0001-\u001F\u007F-\u009F]'
    and title !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  ),
  constraint signup_submissions_location_check check (
    char_length(location) between 1 and 160
    and location !~ '[\u0001-\u001F\u007F-\u009F]'
    and location !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  )
);

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  -- Optional in the form; null if empty, never ''.
  company text,
  message text not null,

  constraint contact_submissions_name_check check (
    char_length(name) between 1 and 100
    and name !~ '[\u0001-\u001F\u007F-\u009F]'
    and name !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  ),
  constraint contact_submissions_email_check check (
    char_length(email) between 3 and 254
    and email !~ '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]'
    and email ~ '^[^@]+@[^@.]+([.][^@.]+)+$'
  ),
  constraint contact_submissions_company_check check (
    char_length(company) between 1 and 160
    and company !~ '[\u0001-\u001F\u007F-\u009F]'
    and company !~ '^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  ),
  -- The only text of several lines: tab, line feed and carriage return are allowed inside it, not around it.
  constraint contact_submissions_message_check check (
    char_length(message) between 1 and 5000
    and message !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]'
    and message !~ '^[\u0009\u000A\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\u0009\u000A\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$'
  )
);

-- Anonymous visitors may insert a row and nothing else. They cannot read even their own row.
--
-- Row-level security denies every access without a policy. There is deliberately no policy for select, update or delete.
-- Never add one for select: these rows are personal data of other people. The site therefore inserts without .select().
alter table public.signup_submissions enable row level security;
alter table public.contact_submissions enable row level security;

create policy "anon may add a signup" on public.signup_submissions
  for insert to anon with check (true);
create policy "anon may add a message" on public.contact_submissions
  for insert to anon with check (true);

-- Until 2026-10-30 projects granted every right on a new table in public by default; since then only TRUNCATE,
-- REFERENCES and TRIGGER. Revoking first makes both equal. Row-level security does not restrict TRUNCATE.
revoke all on table public.signup_submissions from public, anon, authenticated;
revoke all on table public.contact_submissions from public, anon, authenticated;

-- Column by column, so that only the database sets id and created_at: an insert with one of them fails with 42501.
grant insert (first_name, last_name, email, company, title, location)
  on table public.signup_submissions to anon;
grant insert (name, email, company, message)
  on table public.contact_submissions to anon;

comment on table public.signup_submissions is 'Requests from the signup dialog. Insert-only for anon.';
comment on table public.contact_submissions is 'Messages from the contact dialog. Insert-only for anon.';
