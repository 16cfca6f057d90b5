import { formFields, type LeadField } from '../../lib/leads/fields.ts';

export const statuses = ['new', 'answered', 'qualified', 'closed'] as const;

const fields: readonly LeadField[] = [...formFields.signup, ...formFields.contact];

/** Columns of the view `leads`, in the order of exported files. `last_error` is the code of a failed notification. */
export const columns: readonly string[] = [
  ...['id', 'created_at', 'form', 'status', 'assignee'],
  ...new Set(fields.map(({ name, leadColumn }) => leadColumn ?? name)),
  ...[
    'note',
    'language',
    'page',
    'tool',
    'privacy_version',
    'updated_at',
    'updated_by',
    'delivered_at',
    'last_error',
  ],
];

/** A row of the view `leads`. */
export type LeadRow = Partial<Record<string, string | null>> & {
  id: string;
  form: 'signup' | 'contact';
  created_at: string;
  name: string;
  email: string;
  status: (typeof statuses)[number];
};

/** Staff notes about a lead. A field that is left out keeps its value; null clears it. */
export type Work = { status?: LeadRow['status']; assignee?: string | null; note?: string | null };
