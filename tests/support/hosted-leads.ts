import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../embedded/database.ts';
import { listen } from './http.ts';
import { temporaryFolder } from './temporary-folder.ts';

/*
 * A Supabase project as far as `npm run leads` asks it: Supabase Auth with password and authenticator app, and PostgREST
 * over the real tables, policies and functions, as the user whom the token names.
 */

export const member = { id: '11111111-1111-4111-8111-111111111111', email: 'staff@attesta.example' };
export const stranger = { id: '22222222-2222-4222-8222-222222222222', email: 'stranger@example.com' };
export const password = 'correct horse';
export const code = '123456';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

export async function startHostedProject() {
  const folder = join(temporaryFolder('hosted-leads'), 'store');
  const database = await openDatabase(folder, 'supabase/migrations');
  for (const { id, email } of [member, stranger]) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
  }
  await database.query('insert into staff_members (user_id, email) values ($1, $2)', [
    member.id,
    member.email,
  ]);

  /** Factors of the member; the app is set up when one is verified. */
  let factors: { id: string; factor_type: string; status: string }[] = [];
  const requests: string[] = [];
  const session = (user: typeof member, aal: string) => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = { sub: user.id, email: user.email, role: 'authenticated', aal, exp };
    return {
      access_token: `${base64({ alg: 'none', typ: 'JWT' })}.${base64(token)}.x`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: exp,
      refresh_token: 'refresh',
      user: { ...user, aud: 'authenticated', factors },
    };
  };

  async function asUser(claims: object, sql: string): Promise<{ status: number; body: unknown }> {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.exec(
          `set local role authenticated;
           select set_config('request.jwt.claims', ${quoted(JSON.stringify(claims))}, true);`,
        );
        const { rows } = await transaction.query<{ data: unknown }>(sql);
        return { status: 200, body: rows[0]?.data };
      });
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      return { status: 403, body: { code, message, details: null, hint: null } };
    }
  }

  async function answer(method: string, url: URL, authorization: string, sent: string) {
    const body = sent ? JSON.parse(sent) : {};
    const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString() || '{}');
    const user = claims.sub === member.id ? member : stranger;
    const factor = /^\/auth\/v1\/factors\/([^/]+)(\/\w+)?$/.exec(url.pathname);
    switch (`${method} ${factor ? `factor${factor[2] ?? ''}` : url.pathname}`) {
      case 'POST /auth/v1/token': {
        const known = [member, stranger].find(({ email }) => email === body.email);
        if (known && body.password === password) return { status: 200, body: session(known, 'aal1') };
        return { status: 400, body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' } };
      }
      case 'GET /auth/v1/user':
        return { status: 200, body: { ...user, aud: 'authenticated', factors } };
      case 'POST /auth/v1/factors': {
        factors = [...factors, { id: `factor-${factors.length}`, factor_type: 'totp', status: 'unverified' }];
        const totp = { secret: 'JBSWY3DPEHPK3PXP', qr_code: '', uri: 'otpauth://totp/x' };
        return { status: 200, body: { ...factors.at(-1), type: 'totp', totp } };
      }
      case 'DELETE factor':
        factors = factors.filter(({ id }) => id !== factor?.[1]);
        return { status: 200, body: { id: factor?.[1] } };
      case 'POST factor/challenge':
        return { status: 200, body: { id: 'challenge', type: 'totp', expires_at: Date.now() / 1000 + 300 } };
      case 'POST factor/verify':
        if (body.code !== code) return { status: 422, body: { msg: 'Invalid TOTP code entered' } };
        factors = factors.map((known) => ({ ...known, status: 'verified' }));
        return { status: 200, body: session(user, 'aal2') };
      case 'POST /auth/v1/logout':
        return { status: 204, body: undefined };
      case 'GET /rest/v1/leads': {
        const [offset, limit] = [url.searchParams.get('offset'), url.searchParams.get('limit')].map(Number);
        // Fewer than the client asks for, as `max_rows` of a project may allow.
        const page = `select * from leads order by created_at desc, id limit ${Math.min(limit ?? 0, 2)} offset ${offset}`;
        return asUser(claims, `select coalesce(json_agg(rows), '[]') as data from (${page}) as rows`);
      }
      case 'PATCH /rest/v1/lead_work': {
        const set = Object.entries(body).map(
          ([name, value]) => `${name} = ${value === null ? 'null' : quoted(String(value))}`,
        );
        const id = quoted(url.searchParams.get('submission_id')?.replace(/^eq\./, '') ?? '');
        return asUser(
          claims,
          `with done as (update lead_work set ${set} where submission_id = ${id} returning submission_id)
           select coalesce(json_agg(done), '[]') as data from done`,
        );
      }
      case 'POST /rest/v1/rpc/forget':
      case 'POST /rest/v1/rpc/export':
        return asUser(claims, `select ${url.pathname.split('/').at(-1)}(${quoted(body.email)}) as data`);
    }
    return { status: 404, body: { message: `${method} ${url.pathname} is not simulated` } };
  }

  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    const { authorization = '', apikey } = request.headers;
    const { status, body } = apikey
      ? await answer(request.method ?? '', url, authorization, sent)
      : { status: 401, body: { message: 'No API key found in request' } };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  return {
    url: await listen(server),
    database,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}
