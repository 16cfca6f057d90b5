import { Agent } from 'node:http';
import type { FormName } from '../../../lib/routes.ts';
import { type RawResponse, send } from '../../support/http.ts';

/** Requests to the forms' actions as a browser makes them. */

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

type Part = readonly [name: string, value: string];

/** Sends bytes to the site. The headers are exactly these and what HTTP needs. */
export const post = (site: string, path: string, headers: Record<string, string>, body: Buffer) =>
  send(site, path, { method: 'POST', headers, body, agent });

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

/** Sends a form as its dialog does. */
export function call(
  site: string,
  id: string,
  values: Record<string, string>,
  more: Record<string, string> = {},
  path = '/',
): Promise<RawResponse> {
  const headers = {
    origin: new URL(site).origin,
    accept: 'text/x-component',
    'content-type': multipartType,
    'next-action': id,
  };
  const fields = Object.entries(values).map(([name, value]): Part => [`_1_${name}`, value]);
  return post(site, path, { ...headers, ...more }, multipart([...fields, ['0', '[null,"$K1"]']]));
}

/** Returns an action's result from React's stream. */
export function resultOf(response: RawResponse): { status: string } | null {
  const line = response.text.split('\n').find((row) => row.includes('"status":'));
  return line ? (JSON.parse(line.slice(line.indexOf('{'))) as { status: string }) : null;
}

export const validContact = (email: string) => ({
  name: 'Jo Kim',
  email,
  company: '',
  message: 'A message.',
  remark: '',
});
