/**
 * `npm run leads` lists the leads of the embedded store, marks, exports and deletes them. Leads of a Supabase project are in
 * its dashboard (docs/leads.md).
 */
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { errorSentence } from '../../embedded/error-sentence.ts';
import { loadEnvFiles } from '../../embedded/settings.ts';
import { readEnv } from '../../lib/env.ts';
import { exportPerson, forgetPerson, listLeads, updateWork } from './embedded.ts';
import { csv, details, tableRows } from './format.ts';
import { type LeadRow, statuses, type Work } from './lead.ts';

const usage = `npm run leads                           lists leads, newest first
npm run leads -- show <id>              shows one in full; the first characters of its id are enough
npm run leads -- answer <id> --status answered --assignee <name> --note <text>
npm run leads -- export <email>         prints everything about a person as JSON
npm run leads -- forget <email>         deletes everything about a person; --yes skips the question

Lists take --status ${statuses.join('|')}, --since 2026-11-01, and --csv <file> or --json. The file must not exist yet.
"" clears an assignee or a note.`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'string' },
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

/** Returns true if the person at the terminal types yes. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Input that ends without a line counts as no.
    const ended = once(lines, 'close').then(() => '');
    return (await Promise.race([lines.question(question), ended])).trim() === 'yes';
  } finally {
    lines.close();
  }
}

/** Returns the lead whose id begins with `start`; throws if there is not exactly one. */
function findLead(leads: LeadRow[], start: string): LeadRow {
  const [lead, another] = leads.filter(({ id }) => id.startsWith(start.toLowerCase()));
  if (!lead) throw new Error(`No lead has an id that begins with ${start}.`);
  if (another) throw new Error(`Several ids begin with ${start}: write more of it.`);
  return lead;
}

/** Writes a file instead of standard output, where npm prints lines before the byte order mark. */
function saveCsv(file: string, leads: LeadRow[]): void {
  if (file === '') throw new Error('--csv needs the name of a file.');
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`);
  // Only the owner of the file may read personal data.
  writeFileSync(file, csv(leads), { flag: 'wx', mode: 0o600 });
  console.log(`Wrote ${leads.length} ${leads.length === 1 ? 'lead' : 'leads'} to ${path.resolve(file)}`);
}

async function run(given: ReturnType<typeof readArguments>): Promise<void> {
  const { command, subject, status, since } = given;
  if (command === 'export') {
    console.log(JSON.stringify(await exportPerson(subject), null, 2));
    return;
  }
  if (command === 'forget') {
    const question = `Delete everything about ${subject}? It cannot be restored. (yes/no) `;
    if (!given.yes && !(await confirm(question))) throw new Error('Nothing was deleted.');
    console.log(JSON.stringify(await forgetPerson(subject), null, 2));
    return;
  }
  const all = await listLeads();
  if (command === 'answer') {
    const lead = findLead(all, subject);
    const work: Work = { status, assignee: given.assignee, note: given.note };
    for (const name of ['assignee', 'note'] as const) if (work[name] === '') work[name] = null;
    if (Object.values(work).every((value) => value === undefined)) throw new Error(usage);
    await updateWork(lead.id, work);
    console.log(details(findLead(await listLeads(), lead.id)));
    return;
  }
  if (command === 'show') {
    console.log(details(findLead(all, subject)));
    return;
  }
  const wanted = all.filter(
    (lead) => (!status || lead.status === status) && (!since || new Date(lead.created_at) >= since),
  );
  if (given.csv !== undefined) saveCsv(given.csv, wanted);
  else if (given.json) console.log(JSON.stringify(wanted, null, 2));
  else if (wanted.length > 0) console.table(tableRows(wanted));
  else console.log('No leads.');
}

try {
  const given = readArguments();
  if (given.help) console.log(usage);
  else {
    loadEnvFiles();
    const { store } = readEnv(process.env);
    if (store && !store.embedded)
      throw new Error('SUPABASE_URL is set: leads are in the dashboard of the project (docs/leads.md).');
    await run(given);
  }
} catch (error) {
  console.error(error instanceof Error && error.message === usage ? usage : errorSentence(error));
  process.exitCode = 1;
}
