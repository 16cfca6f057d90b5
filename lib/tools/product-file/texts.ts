import { longDate, type PlainDate } from '../../rules/dates.ts';
import { mostIngredients } from '../ingredients/check.ts';
import { colorText, conditionText, questionText } from '../ingredients/texts.ts';
import { dateText, whyText } from '../mocra-duties/texts.ts';
import type { ToolText } from '../text.ts';
import { mostIngredients as mostDrawn } from '../us-label/reading.ts';
import type { Finding, Fix, Subject } from './file.ts';

/** The messages of the product file and of the tools whose results it has, and the language. */
export type FileReading = {
  readonly text: ToolText;
  readonly ingredients: ToolText;
  readonly label: ToolText;
  readonly duties: ToolText;
  readonly locale: string;
};

/** A finding in words: the sentence, and what the tool says about it. */
export type FindingText = { readonly title: string; readonly details: readonly string[] };

const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

/** Returns the places of lists in one phrase: `California and Washington`. */
export function placesText(lists: readonly string[], text: ToolText): string {
  const names = unique(lists.map((list) => text(`in.${list}`)));
  const last = names.at(-1) ?? '';
  return names.length > 1 ? text('in.and', { list: names.slice(0, -1).join(', '), last }) : last;
}

function hitsText(
  { typed, verdict, hits, color }: Extract<Subject, { of: 'hits' }>,
  { section, severity, date }: Pick<Finding, 'section' | 'severity' | 'date'>,
  { text, ingredients, locale }: FileReading,
): FindingText {
  const isElsewhere = section === 'ingredients' && severity === 'note';
  const isWhich = color?.problem === 'several' || color?.problem === 'conflict';
  const found = date ? `${verdict}-from` : verdict;
  const key = isElsewhere ? 'elsewhere' : isWhich && verdict === 'depends' ? 'which' : found;
  const values = {
    typed,
    places: placesText(
      hits.map(({ list }) => list),
      text,
    ),
    ...(date && { date: longDate(date, locale) }),
  };
  return {
    title: text(`findings.${key}`, values),
    details: unique(hits.map((hit) => conditionText(hit, color, ingredients))),
  };
}

/** Returns a finding in words, with the sentences of the tool it comes from. */
export function findingText(finding: Finding, reading: FileReading): FindingText {
  const { subject } = finding;
  const { text, ingredients, label, duties, locale } = reading;
  switch (subject.of) {
    case 'hits':
      return hitsText(subject, finding, reading);
    case 'question': {
      const { typed, question } = subject;
      const key = question.reason === 'drug' ? 'drug' : 'question';
      return { title: text(`findings.${key}`, { typed }), details: [questionText(question, ingredients)] };
    }
    case 'unclear': {
      const { typed, reason } = subject;
      return { title: text('findings.unclear', { typed }), details: [ingredients(`unclear.${reason}`)] };
    }
    case 'paste': {
      const { reason, typed } = subject;
      const sentence =
        reason === 'not-understood'
          ? ingredients('result.notUnderstood')
          : ingredients(`paste.${reason}`, { typed: typed.slice(0, 120) });
      return { title: text('findings.paste'), details: [sentence] };
    }
    case 'left-out': {
      const reason = ingredients(`leftOut.${subject.reason}`, { most: mostIngredients });
      return {
        title: text('findings.leftOut', { typed: subject.typed.slice(0, 120) }),
        details: [text('findings.leftOutText', { reason })],
      };
    }
    case 'color': {
      const { color, isRenamed } = subject;
      const { typed, name, problem } = color;
      return {
        title: text(isRenamed ? 'findings.renamed' : 'findings.color', { typed, name }),
        details: unique([
          // On the tool's page the section follows the colon.
          isRenamed && problem === null ? '' : colorText(color, ingredients).replace(/[:：]$/, '.'),
          color.color?.certified && problem !== 'use' ? label('colors.certified') : '',
        ]),
      };
    }
    case 'flag': {
      const { message, values, quote } = subject.flag;
      return { title: label(`flags.${message}`, values), details: quote ? [quote.text] : [] };
    }
    case 'element': {
      const { id, asks, paragraphs } = subject.element;
      const fields = asks.map((field) => label(`fields.${field}`)).join(', ');
      return {
        title: text(paragraphs.length > 0 ? 'findings.elementOpen' : 'findings.element', {
          name: label(`elements.${id}`),
        }),
        details: [text('findings.elementAsks', { fields })],
      };
    }
    case 'note':
      return { title: text('findings.note'), details: [label(`found.${subject.note}`, { most: mostDrawn })] };
    case 'gate': {
      const { isDrug, words } = subject;
      return {
        title: text(isDrug ? 'findings.isDrug' : 'findings.gate'),
        details: unique([words, label(isDrug ? 'gate.isDrug' : 'gate.reason')]),
      };
    }
    case 'duty': {
      const { duty } = subject;
      const reader = { text: duties, locale };
      const day = dateText(duty, reader);
      return {
        title: text('findings.duty', { name: duties(`duties.${duty.id}`) }),
        details: unique([day ?? '', whyText(duty, reader)]),
      };
    }
    case 'duties': {
      const names = subject.duties.map(({ id }) => duties(`duties.${id}`)).join(', ');
      if (!subject.question) return { title: text('findings.silent', { names }), details: [] };
      const question = duties(`questions.${subject.question}.label`);
      return { title: text('findings.duties', { count: subject.duties.length, question }), details: [names] };
    }
    case 'listing': {
      const name = text(`listing.rows.${subject.row.id}`);
      return { title: text('findings.listing', { name }), details: [text('findings.listingText')] };
    }
  }
}

/** Returns the label of a finding's button. */
export function fixText(
  fix: Fix,
  { subject }: Pick<Finding, 'subject'>,
  { text, label }: FileReading,
): string {
  if (fix.does === 'rename') return text('fixes.rename', { name: fix.name });
  if (fix.does === 'set') return label(`flags.actions.${fix.name}`);
  return text(subject.of === 'duties' || subject.of === 'gate' ? 'fixes.answer' : 'fixes.ask');
}

/** Returns the verdict in one sentence. */
export function verdictText(
  { counts, clear }: { counts: Readonly<Record<string, number>>; clear: number },
  on: PlainDate,
  { text, locale }: Pick<FileReading, 'text' | 'locale'>,
): string {
  return text('verdict.title', {
    fix: counts.fix ?? 0,
    check: counts.check ?? 0,
    clear,
    date: longDate(on, locale),
  });
}
