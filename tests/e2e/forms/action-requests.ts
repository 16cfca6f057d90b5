import { Agent, request } from 'node:http';
import type { FormName } from '../../../lib/routes.ts';

/** Requests to the forms' actions as a browser makes them. */

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };
type Part = readonly [name: string, value: string];

/** Sends bytes to the site. The headers are exactly these and what HTTP needs. */
export function post(
  site: string,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, site), { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer')));
    sent.end(body);
  });
}

/** Hidden fields that React writes into a form on its page. */
export async function readForm(site: string, form: FormName): Promise<Map<string, string>> {
  const html = await (await fetch(new URL(`/${form}`, site))).text();
  const source = html.slice(html.indexOf('<form '), html.indexOf('</form>'));
  const fields = [...source.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  return new Map(
    fields.map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}

/** The id of a form's action. */
export function actionIdOf(hidden: ReadonlyMap<string, string>): string {
  const reference = [...hidden].find(([name]) => name.endsWith(':0'))?.[1] ?? '';
  return (JSON.parse(reference) as { id: string }).id;
}

const boundary = '----WebKitFormBoundaryTests0123456789';

/** A multipart body of text fields. */
export function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${pieces.join('')}--${boundary}--\r\n`);
}

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Headers of a dialog's call from a page of the site. */
const callHeaders = (site: string, id: string): Record<string, string> => ({
  origin: new URL(site).origin,
  accept: 'text/x-component',
  'content-type': multipartType,
  'next-action': id,
});

/** Parts of a dialog's call. */
const callParts = (values: Record<string, string>): Part[] => [
  ...Object.entries(values).map(([name, value]): Part => [`_1_${name}`, value]),
  ['0', '[null,"$K1"]'],
];

/** Sends a form as its dialog does. */
export function call(
  site: string,
  id: string,
  values: Record<string, string>,
  more: Record<string, string> = {},
  path = '/',
): Promise<Answer> {
  return post(site, path, { ...callHeaders(site, id), ...more }, multipart(callParts(values)));
}

/** What an action answered, out of React's stream. */
export function resultOf(answer: Answer): { status: string; problems?: Record<string, string> } | null {
  const line = answer.text.split('\n').find((row) => row.includes('"status":'));
  return line ? (JSON.parse(line.slice(line.indexOf('{'))) as { status: string }) : null;
}

export const validContact = (email: string) => ({
  name: 'Jo Kim',
  email,
  company: '',
  message: 'A message.',
  website: '',
});
