/**
 * `npm run leads` lists leads and carries out what staff decide about them: in a Supabase project when SUPABASE_URL is
 * set, after a sign-in, else in the embedded store.
 */
import { parseArgs } from 'node:util';
import { sentenceOf } from '../../embedded/database.ts';
import { loadEnvFiles } from '../../embedded/settings.ts';
import { readEnv } from '../../lib/env.ts';
import { embeddedLeads } from './embedded.ts';
import { csv, details, tableRows } from './format.ts';
import { hostedLeads } from './hosted.ts';
import { type LeadRow, type Leads, statuses, type Work } from './lead.ts';
import { ask, stopAsking } from './terminal.ts';

const usage = `npm run leads                           lists leads, newest first
npm run leads -- show <id>              shows one in full; the first characters of its id are enough
npm run leads -- answer <id> --status answered --assignee <who> --note <text>
npm run leads -- export <email>         prints everything about a person as JSON
npm run leads -- forget <email>         deletes everything about a person (--yes does not ask)

Lists take --status ${statuses.join('|')}, --since 2026-11-01, and --csv or --json.
An assignee or a note is emptied by "".`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
      status: { type: 'string' },
      since: { type: 'string' },
      assignee: { type: 'string' },
      note: { type: 'string' },
    },
  });
  const [command = 'list', subject = '', ...rest] = positionals;
  const known = ['list', 'show', 'answer', 'forget', 'export'].includes(command);
  if (!known || rest.length > 0 || (command === 'list') !== (subject === '')) throw new Error(usage);
  const status = statuses.find((name) => name === values.status);
  if (values.status !== undefined && !status) throw new Error(`--status is one of ${statuses.join(', ')}.`);
  // Midnight where this machine is.
  const since = values.since === undefined ? undefined : new Date(`${values.since}T00:00`);
  if (since && Number.isNaN(since.getTime())) throw new Error('--since is a date such as 2026-11-01.');
  return { ...values, command, subject, status, since };
}

/** The lead whose id begins with these characters. */
function leadOf(leads: LeadRow[], start: string): LeadRow {
  const [lead, another] = leads.filter(({ id }) => id.startsWith(start.toLowerCase()));
  if (!lead) throw new Error(`No lead has an id that begins with ${start}.`);
  if (another) throw new Error(`Several ids begin with ${start}: write more of it.`);
  return lead;
}

async function run(leads: Leads, given: ReturnType<typeof readArguments>): Promise<void> {
  const { command, subject, status, since } = given;
  if (command === 'export') {
    console.log(JSON.stringify(await leads.export(subject), null, 2));
    return;
  }
  if (command === 'forget') {
    const question = `Delete everything about ${subject}? It cannot be restored. (yes/no) `;
    if (!given.yes && (await ask(question)) !== 'yes') throw new Error('Nothing was deleted.');
    console.log(JSON.stringify(await leads.forget(subject), null, 2));
    return;
  }
  const all = await leads.list();
  if (command === 'answer') {
    const lead = leadOf(all, subject);
    const work: Work = { status, assignee: given.assignee, note: given.note };
    for (const name of ['assignee', 'note'] as const) if (work[name] === '') work[name] = null;
    if (Object.values(work).every((value) => value === undefined)) throw new Error(usage);
    await leads.answer(lead.id, work);
    console.log(details(leadOf(await leads.list(), lead.id)));
    return;
  }
  if (command === 'show') {
    console.log(details(leadOf(all, subject)));
    return;
  }
  const wanted = all.filter(
    (lead) => (!status || lead.status === status) && (!since || new Date(lead.created_at) >= since),
  );
  if (given.csv) process.stdout.write(csv(wanted));
  else if (given.json) console.log(JSON.stringify(wanted, null, 2));
  else if (wanted.length > 0) console.table(tableRows(wanted));
  else console.log('No leads.');
}

let leads: Leads | undefined;
try {
  const given = readArguments();
  if (given.help) console.log(usage);
  else {
    loadEnvFiles();
    const { store } = readEnv(process.env);
    const hosted = store && !store.embedded ? store : null;
    leads = hosted ? await hostedLeads(hosted.url, hosted.anonKey) : embeddedLeads;
    await run(leads, given);
  }
} catch (error) {
  console.error(error instanceof Error && error.message === usage ? usage : sentenceOf(error));
  process.exitCode = 1;
} finally {
  await leads?.close?.().catch(() => undefined);
  stopAsking();
}
