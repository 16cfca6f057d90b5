-- On hosted Supabase, the database notifies the site of new leads: a pg_cron job posts due notifications to
-- <site>/api/leads/deliver with pg_net. docs/deploy.md lists the steps in the dashboard.
--
-- Without these extensions the migration does nothing: the embedded store delivers by itself. It can run again at any time,
-- for a project that gets an extension later.

do $$
declare
  problem text;
begin
  -- Tries to create them, because only members of pg_monitor can read the list of loaded libraries.
  begin
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    create extension if not exists pgcrypto with schema extensions;
    create extension if not exists supabase_vault cascade;
  exception when others then
    problem := sqlerrm;
  end;

  if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or to_regprocedure('cron.schedule(text,text,text)') is null
    or to_regprocedure('extensions.hmac(text,text,text)') is null
    or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'The database does not notify the site of new leads: %', coalesce(problem, 'a function is missing')
      using hint = 'Turn on pg_cron, pg_net, pgcrypto (schema extensions) and supabase_vault, then run this file again.';
    return;
  end if;

  -- Reads the responses to earlier calls, then posts due notifications. Returns the number of calls.
  --
  -- pg_net sends after the transaction commits, and its background process stores the response in net._http_response for
  -- six hours. A response with status 2xx means delivered. After any other response, or without one, due_leads() schedules
  -- the retry.
  create or replace function public.deliver_leads() returns integer
    language plpgsql
    set search_path = ''
  as $function$
  declare
    secret constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'leads_delivery_secret');
    site constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'site_url');
    lead record;
    sent_at text;
    calls integer := 0;
  begin
    update public.lead_outbox as outbox
    set
      request_id = null,
      delivered_at = case when answer.status_code between 200 and 299 then now() end,
      last_error = case
        when answer.status_code between 200 and 299 then null
        when answer.timed_out then 'timeout'
        when answer.status_code is null then 'unreachable'
        else 'http_' || answer.status_code
      end
    from net._http_response as answer
    where answer.id = outbox.request_id
      -- After a crash of the database pg_net counts from 1 again: an old number may come to mean another call.
      and answer.created < outbox.requested_at + interval '5 minutes'
      and outbox.delivered_at is null;

    -- Nothing is taken before the site is known: an attempt would be lost.
    if coalesce(secret, '') = '' or coalesce(site, '') = '' then
      update public.lead_outbox set last_error = 'not_configured'
      where delivered_at is null and next_attempt_at <= now() and last_error is distinct from 'not_configured';
      return 0;
    end if;

    -- 200 is what pg_net sends in one go.
    for lead in select id, body from public.due_leads(200) loop
      sent_at := floor(extract(epoch from clock_timestamp()))::bigint::text;
      update public.lead_outbox
      set
        requested_at = now(),
        request_id = net.http_post(
          url := rtrim(site, '/') || '/api/leads/deliver',
          -- pg_net sends the text of the jsonb value, which is what the signature covers.
          body := lead.body,
          headers := jsonb_build_object(
            'content-type', 'application/json',
            'idempotency-key', lead.id,
            'x-attesta-timestamp', sent_at,
            'x-attesta-signature',
            'v1=' || encode(extensions.hmac(sent_at || '.' || lead.body::text, secret, 'sha256'), 'hex')
          ),
          -- Shorter than the first pause, so that the answer is there before the next attempt.
          timeout_milliseconds := 8000
        )
      where public.lead_outbox.id = lead.id;
      calls := calls + 1;
    end loop;
    return calls;
  end
  $function$;

  comment on function public.deliver_leads is 'Posts the notices that are due to the site. Run by pg_cron.';
  revoke all on function public.deliver_leads() from public, anon, authenticated;

  -- Schedules in seconds need pg_cron 1.5. A longer run delays the next one; two never run at the same time.
  perform cron.schedule('deliver-leads', '10 seconds', 'select public.deliver_leads()');
  -- pg_cron never deletes its records of runs.
  perform cron.schedule(
    'forget-runs-of-deliver-leads',
    '27 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
    ' and jobid in (select jobid from cron.job where jobname = ''deliver-leads'')'
  );
end
$$;
