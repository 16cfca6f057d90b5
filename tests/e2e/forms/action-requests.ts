import { Agent, request } from 'node:http';

/** Requests to the forms' actions as a browser makes them, and as none does. */

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export type FormName = 'contact' | 'signup';
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };
/** A part of a multipart body: name and value, or the bytes of the whole part. */
export type Part = readonly [name: string, value: string] | Buffer;

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

/** Hidden fields that React writes into the plain forms, by form. */
export async function readForms(site: string, path = '/'): Promise<Record<FormName, Map<string, string>>> {
  const html = await (await fetch(new URL(path, site))).text();
  const hidden = (form: FormName) => {
    const start = html.indexOf(`id="${form}-form"`);
    const source = html.slice(start, html.indexOf('</form>', start));
    const fields = [...source.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
    return new Map(
      fields.map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    );
  };
  return { contact: hidden('contact'), signup: hidden('signup') };
}

/** The id of a form's action. */
export function actionIdOf(hidden: ReadonlyMap<string, string>): string {
  const reference = [...hidden].find(([name]) => name.endsWith(':0'))?.[1] ?? '';
  return (JSON.parse(reference) as { id: string }).id;
}

/** A multipart body. */
export function multipart(
  parts: readonly Part[],
  boundary = '----WebKitFormBoundaryTests0123456789',
): Buffer {
  const pieces = parts.map((part) =>
    Buffer.isBuffer(part)
      ? part
      : Buffer.from(`Content-Disposition: form-data; name="${part[0]}"\r\n\r\n${part[1]}`),
  );
  return Buffer.concat([
    ...pieces.flatMap((piece) => [Buffer.from(`--${boundary}\r\n`), piece, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

export const multipartType = 'multipart/form-data; boundary=----WebKitFormBoundaryTests0123456789';

/** Headers of a dialog's call from a page of the site. */
export const callHeaders = (site: string, id: string): Record<string, string> => ({
  origin: new URL(site).origin,
  accept: 'text/x-component',
  'content-type': multipartType,
  'next-action': id,
});

/** Parts of a dialog's call. */
export const callParts = (values: Record<string, string>): Part[] => [
  ...Object.entries(values).map(([name, value]): Part => [`_1_${name}`, value]),
  ['0', '[null,"$K1"]'],
];

/** Sends a form as its dialog does. */
export function call(
  site: string,
  id: string,
  values: Record<string, string>,
  more: Record<string, string> = {},
): Promise<Answer> {
  return post(site, '/', { ...callHeaders(site, id), ...more }, multipart(callParts(values)));
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

export const validSignup = (email: string) => ({
  first_name: 'Seo-yeon',
  last_name: 'Kim',
  email,
  company: 'Onsil',
  title: 'Founder',
  location: 'Seoul',
  website: '',
});
