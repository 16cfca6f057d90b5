import type { ColorNote } from '../color-additives/note.ts';
import type { ToolText } from '../text.ts';
import type { Hit } from './check.ts';
import { citation } from './list.ts';
import type { Question } from './questions.ts';

/** The messages and the language of a result. */
export type Reading = { readonly text: ToolText; readonly locale: string };

/** Returns the sentence about a color among the ingredients. */
export function colorText({ problem, name, names }: ColorNote, text: ToolText): string {
  return text(`colors.${problem ?? 'listed'}`, { name, names: names.join(', ') });
}

/** Returns the citation of a hit. A color that no section lists falls under section 601(e) of the Act. */
export function hitCitation({ section, restriction, isEyeDye }: Hit): string {
  if (isEyeDye) return 'FD&C Act § 601(a), (e)';
  if (restriction) return citation(restriction);
  return section === '601(e)' ? 'FD&C Act § 601(e)' : `21 CFR ${section}`;
}

/** Returns the condition of a hit. `color` is the note on its ingredient. */
export function conditionText(
  { restriction, isEyeDye }: Hit,
  color: ColorNote | null,
  text: ToolText,
): string {
  if (isEyeDye) return text('colors.eye-dye');
  if (restriction) return text(`conditions.${restriction.condition}`);
  return color ? colorText(color, text) : '';
}

/** Returns the question about a name. */
export function questionText(question: Question, text: ToolText): string {
  if (question.reason === 'drug') return text(`drugActives.${question.active.kind}`);
  return text(`questions.${question.reason}`, { name: 'name' in question ? question.name : '' });
}

/** Returns the sections behind a question. */
export function questionSections(question: Question): string {
  if (question.reason === 'drug') return question.active.section;
  return [...new Set(question.restrictions.map(citation))].join(', ');
}
