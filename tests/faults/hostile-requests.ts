import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hostile requests as bytes, made from a seed: the same seed makes the same requests in the same order. Every request
 * that carries text of the attacker's carries `mark`, which no response may repeat.
 */

export type Hostile = {
  kind: string;
  bytes: string;
  /** Bytes that follow slowly, one piece each 50 ms. */
  slowly?: string[];
  /** May get 500: Next's own parser refuses the body of an action. */
  mayFail?: boolean;
};

/** A request of hostile-requests.json. Each request replaces the name between « and » by a random value: from the list of that name, or by `makers`. */
type Template = {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
  /** Headers of which each is there in two of five requests. */
  maybe?: Record<string, string>;
  body?: string;
  /** All bytes, in place of the above. */
  raw?: string;
  slow?: true;
  mayFail?: true;
};
type Requests = { lists: Record<string, string[]>; kinds: Record<string, Template[]> };

const file = path.join(import.meta.dirname, 'hostile-requests.json');
const { lists, kinds }: Requests = JSON.parse(readFileSync(file, 'utf8'));

/** Mulberry32, a small generator of numbers from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Would be markup if a response repeated it. */
const mark = '"><zqx-mark>';

/** Texts from 0 to below a number. */
const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => text(number)).join('');

/** The head of a part of a multipart form. */
const part = (name: string) => `\r\n--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

export function makeHostile(seed: number, port: number, actionId: string): () => Hostile {
  const random = randomFrom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const one = <T>(list: readonly T[]): T => list[whole(list.length)] as T;

  const makers: Record<string, (count: number, rest: string, all: string) => string> = {
    mark: () => mark,
    inPath: () => encodeURIComponent(mark),
    host: () => `localhost:${port}`,
    port: () => String(port),
    action: () => actionId,
    hex: (count) => numbered(count, () => '0123456789abcdef'[whole(16)] ?? ''),
    below: (count) => String(whole(count)),
    times: (count, rest) => rest.repeat(count),
    upto: (count, rest) => rest.repeat(whole(count)),
    headers: (count) => numbered(count, (number) => `\r\nX-${number}: x`),
    // Each part refers to the next one.
    chain: (count) => numbered(count, (number) => `${part(String(number))}["$${number + 1}"]`),
    part: (_count, _rest, all) => part(all),
    end: () => '\r\n--x--\r\n',
  };

  function fill(text: string): string {
    return text.replaceAll(/«(\w+) ?((\d*) ?([^»]*))»/g, (_, name, all, count, rest) => {
      const make = makers[name];
      return make ? make(Number(count), rest, all) : fill(one(lists[name] ?? []));
    });
  }

  function bytesOf({ method = 'GET', target = '/', headers, maybe = {}, body = '', raw }: Template): string {
    if (raw) return fill(raw);
    const chosen = Object.entries(maybe).filter(() => random() < 0.4);
    const given = { Host: '«host»', Connection: 'close', ...headers, ...Object.fromEntries(chosen) };
    const filled = fill(body);
    const length =
      filled && !('Content-Length' in given) && !('Transfer-Encoding' in given)
        ? `Content-Length: ${Buffer.byteLength(filled, 'latin1')}\r\n`
        : '';
    const lines = Object.entries(given).map(([name, value]) => `${fill(name)}: ${fill(value)}\r\n`);
    return `${fill(method)} ${fill(target)} HTTP/1.1\r\n${lines.join('')}${length}\r\n${filled}`;
  }

  return () => {
    const kind = one(Object.keys(kinds));
    const template = one(kinds[kind] ?? []);
    const { mayFail, slow } = template;
    const slowly = slow && Array.from({ length: 5 + whole(10) }, () => 'x: y\r\n');
    return { kind, bytes: bytesOf(template), mayFail, slowly };
  };
}
