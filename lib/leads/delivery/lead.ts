import * as z from 'zod/mini';
import { contactSchema, signupSchema } from '../schema.ts';

/** Null instead of a value that is not a short line: anyone may have sent it, and the lead matters more. */
const line = z.catch(
  z.nullable(z.string().check(z.maxLength(300), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u))),
  null,
);
const nowhere = { language: null, page: null, privacy_version: null };

const lead = {
  /** The id of the row, and the same in every attempt, so that a receiver recognizes a repeated notification. */
  id: z.uuid(),
  created_at: z.iso.datetime({ offset: true }),
  context: z.catch(
    z.object({ language: line, page: line, privacy_version: line, tool: z.optional(line) }),
    nowhere,
  ),
};

/** A lead as the database returns it (`due_leads` in supabase/migrations). */
export const leadSchema = z.discriminatedUnion('form', [
  z.object({ ...lead, form: z.literal('signup'), fields: signupSchema }),
  z.object({ ...lead, form: z.literal('contact'), fields: contactSchema }),
]);

/** Receivers of a lead, as the database records them (column `taken` of lead_outbox). */
const receiverNames = ['webhook', 'mail', 'confirmation'] as const;
export type ReceiverName = (typeof receiverNames)[number];

/** Receivers that took a lead in earlier attempts; the database sends them with it. */
export function parseDelivered(body: unknown): ReceiverName[] {
  const { data } = z.safeParse(z.object({ taken: z.array(z.string()) }), body);
  return receiverNames.filter((name) => data?.taken.includes(name));
}

export type Lead = z.output<typeof leadSchema>;
