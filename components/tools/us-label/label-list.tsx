import type { ReactNode } from 'react';
import { useCopy } from '@/components/tools/shared/tool-actions';
import { keepTogether } from '@/lib/text/typography';
import type { ColorNote } from '@/lib/tools/color-additives/note';
import type { ToolText } from '@/lib/tools/text';
import type { Label, LabelElement } from '@/lib/tools/us-label/label';
import type { LawText } from '@/lib/tools/us-label/law';
import { editionKey, editionOf } from '@/lib/tools/us-label/law-editions';
import type { Drawing } from '@/lib/tools/us-label/layout';
import { editionText, editionTexts, heightText } from '@/lib/tools/us-label/proof';
import { mostIngredients } from '@/lib/tools/us-label/reading';
import { isForeign } from '@/lib/tools/us-label/triggers';
import { RuleLink } from './rule-link';

type LabelListProps = {
  /** Prefix of the ids that the findings below the drawing lead to. */
  id: string;
  /** Notes on the drawing and the list, as sentences. */
  noticed: readonly string[];
  colors: readonly ColorNote[];
  /** The elements of the drawing. */
  elements: readonly LabelElement[];
  text: ToolText;
  /** URLs of the pages of rules and colors, without a fragment. */
  rulesHref: string;
  colorsHref: string;
  live: boolean;
  /** Sentence about the texts that lack facts. */
  summary: string;
  /** True if each statement is also required in another language. */
  translate: boolean;
  /** The open points, as sentences; they come first on paper. */
  open: readonly string[];
  /** ISO day; empty without scripts. */
  today: string;
  /** Inserted between the list of statements and the notes on the ingredients. */
  children: ReactNode;
};

/** True if a statement has no words yet, or needs another look. */
export const isOpen = ({ paragraphs, asks }: LabelElement): boolean =>
  paragraphs.length === 0 || asks.length > 0;

/** Most words too long for the panel that are named. */
const mostWords = 3;

/** Returns the notes on the drawing and the list of ingredients, as sentences. */
export function notesOn({ ingredients }: Label, drawing: Drawing, text: ToolText): string[] {
  return [
    ...drawing.tooLarge.map((id) => text(`found.${id}`)),
    ...drawing.longWords.slice(0, mostWords).map((word) => text('found.long-word', { word })),
    ...(drawing.panels > 1 ? [text('found.panels', { count: drawing.panels })] : []),
    ...ingredients.notes.map((note) => text(`found.${note}`, { most: mostIngredients })),
  ];
}

/** Lists the label statements with height, section, edition and copyable wording, then the notes on the ingredients. */
export function LabelList({
  id,
  noticed,
  colors,
  elements,
  text,
  rulesHref,
  colorsHref,
  live,
  summary,
  translate,
  open,
  today,
  children,
}: LabelListProps) {
  const { status, copy } = useCopy(text('list.copyYourself'));
  const firstOpen = elements.find(isOpen);

  return (
    <div className="mt-8 print:mt-0">
      <h3 id={`${id}-list`} tabIndex={-1} className="type-h3 outline-none print:hidden">
        {text('list.title')}
      </h3>
      <p role="status" className="type-small mt-1 text-ink-2 print:hidden">
        {status || summary}
      </p>
      <p className="hidden print:block print:text-2xs print:font-semibold">
        {today && `${text('proof.title', { day: today })} ${location.host}${location.pathname}`}
      </p>
      <ol className="mt-3 border-t border-rule print:mt-1 print:columns-4 print:gap-3 print:border-0 print:[&_p]:text-2xs print:[&_p]:leading-tight">
        {open.length > 0 && (
          <li className="hidden print:block">
            <p className="font-semibold">{text('proof.open', { count: open.length })}</p>
            {open.map((point) => (
              <p key={point}>{keepTogether(`– ${point}`)}</p>
            ))}
          </li>
        )}
        {elements.map((element, index) => (
          <li
            key={element.id}
            {...(element === firstOpen && { id: `${id}-open`, tabIndex: -1 })}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 border-b border-rule py-3.5 print:block print:border-0 print:py-0.5"
          >
            <span
              aria-hidden="true"
              className="font-mono text-sm text-ink-3 print:float-left print:mr-1 print:text-2xs print:leading-tight"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{text(`elements.${element.id}`)}</p>
              <p className="type-caption text-ink-3">
                {keepTogether(heightText(element, text))}
                {element.sections.map((section) => (
                  <span key={section}>
                    {', '}
                    <RuleLink section={section} rulesHref={rulesHref} />
                  </span>
                ))}
                {element.quotes.length === 0 && (
                  <span className="hidden print:inline">
                    {editionTexts(element, text).map((edition) => `; ${edition}`)}
                  </span>
                )}
              </p>
              {element.paragraphs.map((paragraph, index) => (
                <Paragraph key={paragraph} words={paragraph} quote={element.quotes[index]} text={text} />
              ))}
              {translate && element.paragraphs.length > 0 && (
                <p data-translate="" className="type-small mt-1.5 text-ink-2 print:hidden">
                  {text(isForeign(element.paragraphs.join(' ')) ? 'list.english' : 'list.translate')}
                </p>
              )}
              {element.asks.length > 0 && (
                <p className="type-small mt-1.5 text-ink-2 print:hidden">
                  {text('list.asks', {
                    fields: element.asks.map((field) => text(`fields.${field}`)).join(', '),
                  })}
                </p>
              )}
            </div>
            {element.paragraphs.length > 0 && (
              <button
                type="button"
                disabled={!live}
                onClick={() => copy(element.paragraphs.join('\n'), text('list.copied'))}
                className="more-link min-h-11 self-start print:hidden"
              >
                {text('list.copy')}
                <span className="sr-only">: {text(`elements.${element.id}`)}</span>
              </button>
            )}
          </li>
        ))}
        {/* In the columns of the paper, so that the sheet stays one page. */}
        <li className="hidden print:block">
          <p>{text('proof.unchecked')}</p>
        </li>
      </ol>
      {children}
      {noticed.length > 0 && (
        <section data-print="hidden" className="mt-6">
          <h3 id={`${id}-found`} tabIndex={-1} className="type-pillar outline-none">
            {text('found.title')}
          </h3>
          <ul className="type-small mt-2 space-y-2">
            {noticed.map((note) => (
              <li key={note} className="border-l-2 border-ochre-400 pl-3">
                {keepTogether(note)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {colors.length > 0 && (
        <section data-print="hidden" className="mt-6">
          <h3 id={`${id}-colors`} tabIndex={-1} className="type-pillar outline-none">
            {text('colors.title')}
          </h3>
          <ul className="type-small mt-2 space-y-2">
            {colors.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same color may be listed twice
              <ColorLine key={index} note={note} text={text} colorsHref={colorsHref} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type ParagraphProps = { words: string; quote: LawText | undefined; text: ToolText };

/** A paragraph of a statement; a quotation names its edition. */
function Paragraph({ words, quote, text }: ParagraphProps) {
  return (
    <div data-edition={quote && editionKey(editionOf(quote))}>
      <p lang="en" className="type-small mt-1.5 wrap-anywhere print:hidden">
        <bdi>{words}</bdi>
      </p>
      {quote && <p className="type-caption text-ink-3">{editionText(editionOf(quote), text)}</p>}
    </div>
  );
}

/** A color among the ingredients: its name on a U.S. label, and its limits. */
function ColorLine({ note, text, colorsHref }: { note: ColorNote; text: ToolText; colorsHref: string }) {
  const { name, typed, color, problem, names, sections } = note;
  const values = { typed, name, section: sections.join(', '), names: names.join(', ') };
  return (
    <li data-color={color?.name} className="border-l-2 border-rule pl-3 data-color:border-spruce-500">
      {color && name !== typed && `${text('colors.as', { typed, name })} `}
      {color?.certified && `${text('colors.certified')} `}
      {problem && <strong className="text-seal-700">{text(`colors.${problem}`, values)} </strong>}
      {color && (
        <a href={`${colorsHref}#${color.id}`} className="text-link">
          {keepTogether(`${name}, ${values.section}`)}
        </a>
      )}
    </li>
  );
}
