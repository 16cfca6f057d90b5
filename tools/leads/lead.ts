export const statuses = ['new', 'answered', 'qualified', 'closed'] as const;

/** Columns of the view `leads`, in the order of exported files. `last_error` is the code of why a notice failed. */
export const columns = [
  ...(['id', 'created_at', 'form', 'status', 'assignee', 'name', 'email', 'company', 'title'] as const),
  ...(['location', 'message', 'note', 'language', 'page', 'privacy_version', 'updated_at'] as const),
  ...(['updated_by', 'delivered_at', 'last_error'] as const),
] as const;

/** A row of the view `leads`. */
export type LeadRow = Record<(typeof columns)[number], string | null> & {
  id: string;
  form: 'signup' | 'contact';
  created_at: string;
  name: string;
  email: string;
  status: (typeof statuses)[number];
};

/** What staff change. A field that is left out stays; null empties it. */
export type Work = { status?: LeadRow['status']; assignee?: string | null; note?: string | null };

/** Where leads are: in the embedded store (embedded.ts), or in a Supabase project (hosted.ts). */
export type Leads = {
  /** Newest first. */
  list: () => Promise<LeadRow[]>;
  answer: (id: string, work: Work) => Promise<void>;
  /** Deletes everything about an address; gives the number of rows per table. */
  forget: (email: string) => Promise<Record<string, number>>;
  /** Everything about an address. */
  export: (email: string) => Promise<unknown>;
  close?: () => Promise<unknown>;
};
