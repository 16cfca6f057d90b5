import { servicesHealth } from '@/app/api/ready/services-health';
import { env } from '@/lib/env';
import { isStopping } from '@/lib/server/stopping';

export const dynamic = 'force-dynamic';

/**
 * Reports the failing service to people and monitors, without URLs and reasons, because the route is public.
 *
 * The status is for load balancers. It is 200 while a service is failing: pages are served from the cache, and all
 * instances share the same services, so a 503 would remove every instance. It is 503 while the process shuts down, and
 * where a service is not configured at all.
 */
export async function GET(): Promise<Response> {
  const services = await servicesHealth();
  const isWell = Object.values(services).every((health) => health === 'ok');
  const stopping = isStopping();
  const { content, store, previewDeployment } = env();
  // A container without content and store would show sample articles and lose every form.
  const incomplete = !previewDeployment && !(content && store);
  const status = stopping ? 'stopping' : incomplete ? 'incomplete' : isWell ? 'ready' : 'degraded';
  return Response.json(
    { status, services },
    {
      status: stopping || incomplete ? 503 : 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
  );
}
