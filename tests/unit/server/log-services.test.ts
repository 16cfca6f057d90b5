import { readEnv } from '@/lib/env';
import { log } from '@/lib/server/log';
import { logServices } from '@/lib/server/log-services';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
beforeEach(() => jest.mocked(log).mockClear());

test.each([
  [{}, { content: 'none', store: 'none', notifications: 'none' }],
  [{ EMBEDDED_URL: 'http://127.0.0.1:9' }, { content: 'embedded', store: 'embedded', notifications: 'none' }],
  [
    {
      SANITY_PROJECT_ID: 'abc123',
      SUPABASE_URL: 'https://ref.supabase.co',
      SUPABASE_ANON_KEY: 'sb_publishable_key',
      LEADS_WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/token',
      SMTP_URL: 'smtps://user:password@mail.example',
      LEADS_EMAIL: 'sales@b.example',
    },
    { content: 'abc123/production', store: 'ref.supabase.co', notifications: 'webhook mail' },
  ],
])('logs the services of %j without keys', (source, fields) => {
  logServices(readEnv(source));
  expect(jest.mocked(log).mock.calls).toEqual([['info', 'services', fields]]);
});

test('logs nothing during a build', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PHASE: 'phase-production-build' });
  logServices(readEnv({}));
  expect(log).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
