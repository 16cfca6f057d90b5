import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Appends the address of the connection to X-Forwarded-For of every request, as any proxy would. Next fills that header
 * from the connection only when it is absent, so a visitor who sends one could choose the address he is counted by.
 * Node publishes on this channel before the server sees the request.
 */
export function appendClientAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const address = request.socket.remoteAddress;
    if (!address) return;
    const before = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = before ? `${before}, ${address}` : address;
  });
}
