import { servicesHealth } from '@/lib/health';
import { isStopping } from '@/lib/shutdown';

export const dynamic = 'force-dynamic';

/**
 * Says which service is failing, for people and monitors; without addresses and reasons, because anyone can ask.
 *
 * The status is for load balancers, and 200 while a service is failing: pages are served from the cache, and all
 * instances have the same services, so that none would be left. It is 503 while the process stops.
 */
export async function GET(): Promise<Response> {
  const services = await servicesHealth();
  const isWell = Object.values(services).every((health) => health === 'ok');
  const stopping = isStopping();
  const status = stopping ? 'stopping' : isWell ? 'ready' : 'degraded';
  return Response.json(
    { status, services },
    { status: stopping ? 503 : 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
}
