import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '../../support/http';

let mockStoreUrl = '';
jest.mock('@/lib/env', () => ({ env: () => ({ store: { url: mockStoreUrl, anonKey: 'a-key' } }) }));

test('sends a row and the key to the configured host only, not where a redirect leads', async () => {
  const trapped: IncomingMessage[] = [];
  const trap = createServer((request, response) => {
    trapped.push(request);
    response.writeHead(201).end();
  });
  const trapUrl = await listen(trap);
  let calls = 0;
  const store = createServer((request, response) => {
    calls += 1;
    response.writeHead(307, { location: trapUrl + request.url }).end();
  });
  mockStoreUrl = await listen(store);
  try {
    const { insertRow } = await import('@/lib/leads/store');
    const row = { name: 'Jo', email: 'jo@example.com', company: null, message: 'Hello.' };
    const outcome = await insertRow('contact_submissions', row, { privacy: '2026-11-26' });
    expect(outcome).toEqual({ stored: false, code: 'unreachable' });
    expect(calls).toBeGreaterThan(0);
    expect(trapped).toEqual([]);
  } finally {
    for (const server of [trap, store]) {
      server.closeAllConnections();
      server.close();
    }
  }
});
