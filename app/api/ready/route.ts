import { servicesHealth } from '@/app/api/ready/services-health';
import { isStopping } from '@/lib/self-hosting/shutdown';

export const dynamic = 'force-dynamic';

/**
 * Reports the failing service to people and monitors, without URLs and reasons, because the route is public.
 *
 * The status is for load balancers. It is 200 while a service is failing: pages are served from the cache, and all
 * instances share the same services, so a 503 would remove every instance. It is 503 while the process shuts down.
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
