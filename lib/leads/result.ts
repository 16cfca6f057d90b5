import type { FieldProblem } from './schema';

/** Strings of a form's fields, by name. */
export type FieldValues = Partial<Record<string, string>>;
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/**
 * The outcome of a submission. The form keeps the typed values in every case except `stored`; `values` fill the page after a
 * POST without scripts, where the browser does not keep them.
 */
export type LeadResult =
  | { status: 'stored' }
  | { status: 'invalid'; problems: FieldProblems; values: FieldValues }
  /**
   * `failed`: the store refused or did not respond, or a guard turned the submission away. `preview`: nothing was sent
   * from a preview deployment without a store. `moved`: the form came from a tab of an earlier deployment
   * (components/forms/new-deployment.ts), and nothing was stored yet. `autofilled`: the honeypot had a value, from a bot or
   * from a browser's autofill. `unexpected`: an error.
   */
  | { status: 'failed' | 'preview' | 'moved' | 'autofilled' | 'unexpected'; values: FieldValues };

/**
 * Name of the honeypot field. People do not see it, so a value marks a bot. The name is none that autofill or a password
 * manager knows, such as `website`.
 */
export const honeypotField = 'remark';
/** Name of the hidden field with the form's language. */
export const languageField = 'language';
/** Name of the hidden field with the tool whose result the visitor asks about. */
export const toolField = 'tool';
/** Name of the field by which a tab of an earlier deployment requests the form's new page with its values. */
export const movedField = 'moved';
