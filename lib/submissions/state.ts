import type { FieldProblem } from './schema';

/**
 * What became of a submission. The form stays as typed in every case but `stored`; `values` are for the page that
 * answers a post without scripts, where the browser does not keep them.
 */
export type SubmissionResult<Field extends string> =
  | { status: 'stored' }
  | { status: 'invalid'; problems: Partial<Record<Field, FieldProblem>>; values: Typed<Field> }
  /** The store refused or did not answer, or a guard turned the submission away. */
  | { status: 'failed'; values: Typed<Field> }
  /** Something nobody planned for. */
  | { status: 'unexpected'; values: Typed<Field> };

export type Typed<Field extends string> = Partial<Record<Field, string>>;
