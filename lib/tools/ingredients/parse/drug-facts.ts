import type { Edits } from './edits.ts';

/*
 * Drug Facts of a sunscreen or a toothpaste, as labels, DailyMed and shops write them: two lists below headings, often without
 * a colon, with purposes, warnings and directions between them.
 */

/** Purposes after a percentage, with leader dots or brackets. */
const purposes =
  /(?<=\d ?%\)?)[\s.…]{1,200}\(?((?:purpose:? )?(?:(?:acne|skin|\w+al) )?(?:analgesic|anesthetic|anti-?\p{Letter}{4,20}|astringent|medication|protectant|remover|sunscreens?|treatment))(?!\p{Letter})\)?/giu;

/** `Inactive ingredients: `, `Active ingredients (w/w) Purpose`; without a colon only before a list, not in a sentence. */
const headings =
  /\b((?:(?:in)?active|other) ingredients?(?: *\([^()]{0,40}\))?)(?:\s+(?:purpose|use)s?\b)?( *[:-]|(?= ?\n| [^,.:\n]{2,60}[,\d]))/giu;
const startsLine = /(?:^|\n|drug facts )\W{0,9}$/i;

/** Returns the text with each heading and its colon on a line, and without the words that are no list. */
export function readDrugFacts(pasted: string, edits: Edits): string {
  let text = pasted
    .replace(purposes, (whole, purpose: string) => (edits.make('column', purpose) ? '\n' : whole))
    .replace(headings, (whole, words: string, colon: string, at: number, all: string) =>
      colon || /^in/i.test(words) || startsLine.test(all.slice(0, at)) ? `\n\n${words}:` : whole,
    );
  const leaveOut = (start: number, end: number) => {
    const words = text.slice(start, end);
    if (end <= start || !words.trim() || !edits.make('statement', words)) return;
    text = text.slice(0, start) + text.slice(end);
  };
  const inactive = text.search(/^inactive ingredients?:/im);
  const warnings = text.slice(0, inactive).search(/^[^\w\n]{0,9}(?:purpose|use|warning)s?\b/im);
  leaveOut(warnings, inactive);
  const active = text.search(/^active ingredients?:/im);
  // The name of the product, but not another list.
  if (!text.slice(0, active).includes(',')) leaveOut(0, active);
  return text;
}
