import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { isSameOrigin, requestHost, senderAddress } from '@/lib/leads/guard';
import { readBounded } from '@/lib/security/bounded-body';
import { log } from '@/lib/server/log';
import { allowRequest, maxReportBytes, parseReports, reportTypes, shouldLog } from '@/lib/server/reports';

/**
 * Logs failures that visitors' browsers report: violated policies, deprecated features and crashes (the Reporting API),
 * and script errors (instrumentation-client.ts). Each becomes one log line `browser_report`.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const host = requestHost(headers);
  // A crashed page has no origin to send. Another site's script cannot leave the header out.
  if (!host || (headers.has('origin') && !isSameOrigin(headers))) return respond(403);
  const given = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const type = reportTypes.find((each) => each === given);
  if (!type) return respond(415);
  if (Number(headers.get('content-length') ?? 0) > maxReportBytes) return respond(413);
  if (!allowRequest(hash(senderAddress(headers, env().trustedProxyHops)))) return respond(429);
  const body = await readBounded(request, maxReportBytes);
  if (body === null) return respond(413);
  const reports = parseReports(type, body, host);
  if (!reports) return respond(400);
  for (const fields of reports) if (shouldLog(fields)) log('warn', 'browser_report', fields);
  return respond(204);
}

/** IP addresses are personal data: only a hash is kept, for a minute. */
const hash = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);

const respond = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
