import { toCsv } from '../../lib/text/csv.ts';
import { columns, type LeadRow } from './lead.ts';

/** Returns a time as 2026-11-22 19:53 in the time zone of this machine. */
const localTime = (time: string) => new Date(time).toLocaleString('sv-SE').slice(0, 16);

/** A visitor's control, direction and other invisible characters must not steer the terminal. Line breaks stay. */
const visible = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n]/gu, ' ');

function shortened(text: string, length: number): string {
  const characters = [...visible(text)];
  const shown = characters.length > length ? [...characters.slice(0, length - 1), '…'] : characters;
  return shown.join('');
}

/** Returns leads as rows for console.table, which aligns wide characters and escapes line breaks. */
export function tableRows(leads: LeadRow[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    leads.map((lead) => [
      lead.id.slice(0, 8),
      {
        received: localTime(lead.created_at),
        form: lead.form,
        status: lead.status,
        assignee: shortened(lead.assignee ?? '', 16),
        name: shortened(lead.name, 20),
        email: shortened(lead.email, 32),
        company: shortened(lead.company ?? '', 20),
        undelivered: lead.last_error ?? '',
        text: shortened(lead.message ?? `${lead.title}, ${lead.location}`, 40),
      },
    ]),
  );
}

/** Returns a lead with one field per line; further lines of a message are indented. */
export function details(lead: LeadRow): string {
  return Object.entries(lead)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const text = visible(String(value));
      return `${name.padEnd(16)}${text.replaceAll('\n', `\n${' '.repeat(16)}`)}`;
    })
    .join('\n');
}

/** Returns leads as CSV. */
export function csv(leads: LeadRow[]): string {
  return toCsv([columns, ...leads.map((lead) => columns.map((column) => lead[column] ?? null))]);
}
