import type { FieldProblem } from './schema';

/** What became of a submission. The form stays as typed in every case but `stored`. */
export type SubmissionResult<Field extends string> =
  | { status: 'stored' }
  | { status: 'invalid'; problems: Partial<Record<Field, FieldProblem>> }
  /** The store refused or did not answer, or a guard turned the submission away. */
  | { status: 'failed' }
  /** Something nobody planned for. */
  | { status: 'unexpected' };
