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

/** What staff note about a lead. A field that is left out keeps its value; null clears it. */
export type Work = { status?: LeadRow['status']; assignee?: string | null; note?: string | null };
