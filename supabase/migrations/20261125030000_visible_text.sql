-- Requires a visible character in every text of a form. A name of zero-width spaces (U+200B), Hangul fillers (U+3164) or
-- empty Braille patterns (U+2800) looks empty to the people who read it. lib/leads/schema.ts rejects the same texts.
--
-- An email address has visible characters anyway: its own check requires an at sign and dots.
--
-- NOT VALID leaves existing rows alone; new rows are checked.
do $$
declare
  field record;
begin
  for field in
    select * from (values
      ('signup_submissions', 'first_name'),
      ('signup_submissions', 'last_name'),
      ('signup_submissions', 'company'),
      ('signup_submissions', 'title'),
      ('signup_submissions', 'location'),
      ('contact_submissions', 'name'),
      ('contact_submissions', 'company'),
      ('contact_submissions', 'message')
    ) as fields (table_name, name)
  loop
    execute format(
      'alter table public.%I add constraint %I check (%I ~ %L) not valid',
      field.table_name,
      field.table_name || '_' || field.name || '_visible',
      field.name,
      '[^\u0009-\u000D\u0020\u0085\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0]'
    );
  end loop;
end
$$;
