/** How long a response may take, in ms. A preview that has just been deployed starts cold. */
const timeoutMs = 20_000;

export type Fetched = { status: number; headers: Headers; html: string; bytes: number };

/** A deployed site. Each path is fetched once, however many checks read it. */
export class Site {
  readonly origin: string;
  /** Sent with each request. */
  readonly headers: Record<string, string>;
  readonly #fetched = new Map<string, Promise<Fetched>>();

  constructor(url: string, bypassSecret: string | undefined) {
    this.origin = new URL(url).origin;
    // https://vercel.com/docs/deployment-protection/methods-to-bypass-deployment-protection
    this.headers = bypassSecret ? { 'x-vercel-protection-bypass': bypassSecret } : {};
  }

  get(path: string): Promise<Fetched> {
    const known = this.#fetched.get(path);
    if (known) return known;
    const fetched = this.#fetch(path);
    this.#fetched.set(path, fetched);
    return fetched;
  }

  async #fetch(path: string): Promise<Fetched> {
    const response = await fetch(this.origin + path, {
      headers: this.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      html: body.toString('utf8'),
      bytes: body.length,
    };
  }
}

/** The attributes of every element with this name in HTML from React, which quotes each value. */
export function elements(
  html: string,
  name: string,
  having: Record<string, string> = {},
): Record<string, string>[] {
  // Text of scripts repeats elements as data.
  const markup = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  return [...markup.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))]
    .map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value.replaceAll('&amp;', '&'),
        ]),
      ),
    )
    .filter((found) => Object.entries(having).every(([key, value]) => found[key] === value));
}
