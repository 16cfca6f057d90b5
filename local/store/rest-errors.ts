/**
 * Errors in the shape and with the status codes of PostgREST (docs.postgrest.org, "Errors") and of the gateway that
 * Supabase puts before it.
 */

export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly body: Readonly<Record<string, string | null>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, string | null>>,
    headers: Record<string, string> = {},
  ) {
    super(body.message ?? 'error');
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An error that PostgREST finds by itself, before it asks Postgres. */
export function restError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): RestError {
  return new RestError(status, { code, details: null, hint: null, message }, headers);
}

const exactStatus: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  // 403 for a signed-in user; whoever comes here is anonymous.
  '42501': 401,
  '53400': 500,
  P0001: 400,
};

const classStatus: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The status for a Postgres error code (SQLSTATE). */
function statusOfSqlState(code: string): number {
  return exactStatus[code] ?? classStatus[code.slice(0, 2)] ?? 400;
}

type PostgresError = { code: string; message: string; detail?: string; hint?: string };

/** True for what Postgres said, false for a failure of the program around it. */
export function isPostgresError(error: unknown): error is Error & PostgresError {
  return error instanceof Error && /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code));
}

/** A Postgres error as PostgREST passes it on. */
export function passedOn(error: PostgresError): RestError {
  const status = statusOfSqlState(error.code);
  return new RestError(
    status,
    { code: error.code, details: error.detail ?? null, hint: error.hint ?? null, message: error.message },
    status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  );
}
