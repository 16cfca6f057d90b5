import { fieldLimit } from './fields.ts';
import { toolField } from './result.ts';

/** Values that a link prefills in the contact form. The visitor sees the message, and can edit it before sending. */
export type Prefill = { readonly message: string; readonly tool: string };

/** Returns a text that fits the message field, cut after a sentence or a line. */
export function cutAtSentence(text: string, max = fieldLimit('contact', 'message')): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  const end = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('. ') + 1, start.lastIndexOf('。') + 1);
  return start.slice(0, end > 0 ? end : start.length).trimEnd();
}

/** Reads the fragment of an `AskLink`; null if it has no message. */
export function readPrefill(hash: string): Prefill | null {
  const params = new URLSearchParams(hash.slice(1));
  const message = cutAtSentence(params.get('message')?.trim() ?? '');
  return message ? { message, tool: params.get(toolField) ?? '' } : null;
}
