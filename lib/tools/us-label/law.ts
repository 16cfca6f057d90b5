import rows from './law.json' with { type: 'json' };

export type LawTextId = keyof typeof rows;

/** A sentence that a label repeats in the words of the law, or of a guidance. */
export type LawText = {
  readonly section: string;
  readonly text: string;
};

export const lawTexts: Readonly<Record<LawTextId, LawText>> = rows;

const eightInches = 'Spray at least 8 inches from skin. ';

/**
 * Returns the caution of 21 CFR 740.12(b) without the sentence on 8 inches, which "need not be included" for products whose
 * expelled contents hold no liquified gas propellant.
 */
export function withoutEightInches(law: LawText): LawText {
  return { ...law, text: law.text.replace(eightInches, '') };
}

/** Rows of the ledger that cover a whole part, or the sections without a row. */
const rowsOfParts: ReadonlyMap<string, string> = new Map([
  ['73', 'cfr-21-73'],
  ['74', 'cfr-21-74'],
  ['82', 'cfr-21-82'],
  ['740.18', 'cfr-21-740'],
]);

/** Returns the id of a section's row in the ledger, `cfr-21-740-11` for `21 CFR 740.11(b)`; null for a guidance. */
export function ledgerRowId(section: string): string | null {
  const [, title, code, part = '', paragraph = ''] =
    /^(\d+ )?(CFR|U\.S\.C\.|FD&C Act §) ([\d.]+)(?:\((\w)\))?/.exec(section) ?? [];
  if (!code) return null;
  if (!title) return ['fdca', part, paragraph].filter(Boolean).join('-');
  const prefix = code === 'CFR' ? 'cfr' : 'usc';
  return (
    rowsOfParts.get(part) ??
    rowsOfParts.get(part.split('.')[0] as string) ??
    `${prefix}-${title.trim()}-${part.replace('.', '-')}`
  );
}
