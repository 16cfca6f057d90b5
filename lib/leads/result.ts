import type { FieldProblem } from './schema';

/** Texts of a form's fields, by name. */
export type FieldValues = Partial<Record<string, string>>;
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/**
 * The outcome of a submission. The form keeps what was typed in every case but `stored`; `values` fill the page that
 * answers a post without scripts, where the browser does not keep them.
 */
export type LeadResult =
  | { status: 'stored' }
  | { status: 'invalid'; problems: FieldProblems; values: FieldValues }
  /**
   * `failed`: the store refused or did not answer, or a guard turned the submission away. `preview`: nothing was sent
   * from a preview deployment without a store. `moved`: the form came from a tab of an earlier deployment
   * (components/forms/new-deployment.ts), and nothing was stored yet. `unexpected`: an error.
   */
  | { status: 'failed' | 'preview' | 'moved' | 'unexpected'; values: FieldValues };

/** Name of the honeypot field: people do not see it, so a value marks a bot. */
export const honeypotField = 'website';
/** Name of the hidden field that says in which language the form was shown. */
export const languageField = 'language';
/** Name of the field by which a tab of an earlier deployment asks for the form's new page with its values. */
export const movedField = 'moved';
