import { type Configuration, registerOTel } from '@vercel/otel';
import { env } from './env';
import { requestId } from './log';

type Processor = Exclude<NonNullable<Configuration['spanProcessors']>[number], 'auto'>;
type Span = Parameters<Processor['onEnd']>[0];

/** Attributes that a span keeps. Next's others name whole addresses, and the secret of a preview is in its address. */
const kept = new Set([
  'http.method',
  'http.route',
  'http.status_code',
  'net.peer.name',
  'next.route',
  'next.rsc',
  'next.span_type',
  'error.type',
  'operation.name',
  'request.id',
]);

/**
 * Removes what may be personal or secret from a span: addresses and error messages. It changes the span itself,
 * which the exporter gets after it.
 */
function withoutSecrets(span: Span): void {
  for (const name of Object.keys(span.attributes)) if (!kept.has(name)) delete span.attributes[name];
  Object.assign(span, {
    name: span.name.replace(/ https?:.*| \S*\?.*/, ''),
    status: { code: span.status.code },
  });
  span.events.length = 0;
}

const redactor: Processor = {
  // The log's lines name it too.
  onStart: (span) => void span.setAttribute('request.id', requestId.getStore() ?? ''),
  onEnd: withoutSecrets,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/** Sends Next's own spans to OTEL_EXPORTER_OTLP_ENDPOINT. The SDK reads its other standard variables itself. */
export function startTracing(): void {
  registerOTel({
    serviceName: 'attesta-site',
    // Next traces fetch itself.
    instrumentations: [],
    // Only a trusted proxy may say which trace a request belongs to.
    propagators: env().trustedProxyHops > 0 ? ['auto'] : [],
    spanProcessors: [redactor, 'auto'],
  });
}
