import { honeypotField } from './honeypot';
import { contactSchema, fieldNames, signupSchema } from './schema';

/**
 * What a form of this site looks like on its way: nothing else is let through to React's decoder of server actions.
 *
 * The decoder understands far more than six text fields (references, promises, streams, bound functions), answers
 * malformed input with 500, and has had a hole through which input became code. Two shapes are all that a browser ever
 * sends here: the dialogs' call of an action with `(null, FormData)`, and a plain form post.
 */

/** Longest body in bytes. The longest valid submission takes 27 kB: 5,000 characters of four bytes, and the rest. */
export const bodyLimit = 64 * 1024;

const contentType = /^multipart\/form-data; ?boundary=([-\w]{1,70})$/i;
const part = /^content-disposition: form-data; name="([^"\r\n]{1,60})"\r\n\r\n([\s\S]*)$/i;

/**
 * Reads a multipart body that consists of text fields, each name once.
 * @returns null for anything else: other headers in a part, files, invalid UTF-8, a boundary inside a value.
 */
export function readFields(type: string, body: Uint8Array): Map<string, string> | null {
  const boundary = contentType.exec(type)?.[1];
  if (!boundary) return null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
  const start = `--${boundary}\r\n`;
  const end = new RegExp(`\r\n--${boundary}--(?:\r\n)?$`).exec(text);
  if (!text.startsWith(start) || !end || end.index < start.length) return null;
  const fields = new Map<string, string>();
  for (const piece of text.slice(start.length, end.index).split(`\r\n${start}`)) {
    const [, name, value] = part.exec(piece) ?? [];
    if (name === undefined || value === undefined || fields.has(name)) return null;
    if (`\r\n${value}`.includes(`\r\n--${boundary}`)) return null;
    fields.set(name, value);
  }
  return fields;
}

const known = new Set([...fieldNames(signupSchema), ...fieldNames(contactSchema), honeypotField]);
/** React's encoding of the arguments `(null, FormData)`: the fields are prefixed with the number of the FormData. */
const callOf = '[null,"$K1"]';
const callPrefix = '_1_';
/** React's encoding of an action of useActionState in a form: a reference, bound to the state before, which is null. */
const plainNames = /^\$ACTION_(?:REF_(\d+)|(\d+):[01]|KEY)$/;
const plainReference = /^\{"id":"[0-9a-f]{40,80}","bound":"\$@1"\}$/;
const plainKey = /^k[0-9a-f]{1,64}$/;

/** True for the fields of a dialog's call. */
export function isCall(fields: ReadonlyMap<string, string>): boolean {
  return (
    [...fields].every(([name, value]) =>
      name === '0'
        ? value === callOf
        : name.startsWith(callPrefix) && known.has(name.slice(callPrefix.length)),
    ) && fields.has('0')
  );
}

/** True for the fields of a form that was posted without scripts. */
export function isPlainPost(fields: ReadonlyMap<string, string>): boolean {
  const numbers = new Set<string>();
  for (const [name, value] of fields) {
    if (known.has(name)) continue;
    const match = plainNames.exec(name);
    if (!match) return false;
    const number = match[1] ?? match[2];
    if (number === undefined ? !plainKey.test(value) : false) return false;
    if (match[1] !== undefined && value !== '') return false;
    if (name.endsWith(':0') && !plainReference.test(value)) return false;
    if (name.endsWith(':1') && value !== '[null]') return false;
    if (number !== undefined) numbers.add(number);
  }
  const [number] = numbers;
  return (
    numbers.size === 1 &&
    [`$ACTION_REF_${number}`, `$ACTION_${number}:0`, `$ACTION_${number}:1`, '$ACTION_KEY'].every((name) =>
      fields.has(name),
    )
  );
}
