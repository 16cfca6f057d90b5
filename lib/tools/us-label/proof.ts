import type { ToolText } from '../text.ts';
import type { Flag } from './flags.ts';
import type { LabelElement } from './label.ts';
import { type Edition, editionOf } from './law-editions.ts';
import { wrapText } from './layout.ts';

/** Returns the height of an element's letters in inches and millimeters. */
export function heightText({ height, fixed }: LabelElement, text: ToolText): string {
  const under = [2, 4, 8, 16, 32].find((each) => Number.isInteger(height * each)) ?? 1;
  const values = { inches: `${height * under}/${under}`, mm: (height * 25.4).toFixed(1) };
  return text(fixed ? 'list.height' : 'list.advised', values);
}

/** Returns an edition in words. */
export function editionText({ copy, day, amended = '', law = '' }: Edition, text: ToolText): string {
  const undated = amended ? 'undated' : 'plain';
  const key = copy === 'ecfr' && !day ? undated : copy;
  return text(`editions.${key}`, { day: day ?? '', amended, law });
}

/** Returns the edition of a section that this tool quotes; null when it was read elsewhere. */
function findEdition(section: string): Edition | null {
  if (section.includes('CFR')) return { copy: 'ecfr' };
  return section.startsWith('FD&C') ? { copy: 'code', law: '119-100' } : null;
}

/** Returns the editions that an element quotes, as text. Without quotations, it returns the editions of its sections. */
export function editionTexts({ quotes, sections }: LabelElement, text: ToolText): string[] {
  const editions =
    quotes.length > 0 ? quotes.map(editionOf) : sections.flatMap((section) => findEdition(section) ?? []);
  return [...new Set(editions.map((edition) => editionText(edition, text)))];
}

/** Returns height, sections and editions of an element in one line. */
function basisText(element: LabelElement, text: ToolText): string {
  return [heightText(element, text), ...element.sections, ...editionTexts(element, text)].join('; ');
}

/** Returns the text of a notice with its section, as the draft for review prints it. */
export function flagText({ message, section, values, quote: law }: Flag, text: ToolText): string {
  return [`${text(`flags.${message}`, values)} (${section})`, law?.text].filter(Boolean).join(' ');
}

type ProofLine = { readonly text: string; readonly bold: boolean };

/**
 * Returns the lines of the draft for review: the open points, each text with its height, section and edition, and what was not
 * checked.
 * @param open the open points as sentences; what is prohibited comes first.
 * @param width of a line in em.
 */
export function proofLines(
  elements: readonly LabelElement[],
  open: readonly string[],
  { text, today, width }: { text: ToolText; today: string; width: number },
): ProofLine[] {
  const wrapped = (line: string, bold = false) =>
    wrapText(line, width / (bold ? 1.1 : 1)).map((part) => ({ text: part, bold }));
  return [
    ...wrapped(text('proof.title', { day: today }), true),
    ...(open.length > 0 ? wrapped(text('proof.open', { count: open.length }), true) : []),
    ...open.flatMap((point, index) => wrapped(`${index + 1}) ${point}`)),
    ...elements.flatMap((element, index) => [
      ...wrapped(`${index + 1} ${text(`elements.${element.id}`)} (${basisText(element, text)})`, true),
      ...(element.paragraphs.length > 0
        ? element.paragraphs
        : [text('list.asks', { fields: element.asks.map((field) => text(`fields.${field}`)).join(', ') })]
      ).flatMap((paragraph) => wrapped(paragraph)),
    ]),
    ...wrapped(text('proof.unchecked')),
  ];
}
