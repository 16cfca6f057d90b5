import { useCopy } from '@/components/tools/tool-actions';
import type { ToolText } from '@/lib/i18n/tool-text';
import { type ColorNote, mostIngredients } from '@/lib/labels/ingredients';
import type { Label, LabelElement } from '@/lib/labels/label';
import type { Drawing } from '@/lib/labels/layout';
import { unbroken } from '@/lib/typography';

type LabelListProps = {
  label: Label;
  drawing: Drawing;
  text: ToolText;
  /** Addresses of the list of rules and of the list of colors, without fragment. */
  rulesHref: string;
  colorsHref: string;
  live: boolean;
};

/** The texts of the label one by one: height, section, words to copy, what is missing; then what was noticed. */
export function LabelList({ label, drawing, text, rulesHref, colorsHref, live }: LabelListProps) {
  const { status, copy } = useCopy(text('list.copyYourself'));
  const elements = drawing.drawn.map(({ element }) => element);
  const missing = elements.filter(({ paragraphs }) => paragraphs.length === 0).length;
  const { colors, notes } = label.ingredients;
  const noticed = [
    ...drawing.tooLarge.map((id) => text(`found.${id}`)),
    ...(drawing.panels > 1 ? [text('found.panels', { count: drawing.panels })] : []),
    ...notes.map((note) => text(`found.${note}`, { most: mostIngredients })),
  ];

  return (
    <div>
      <h3 className="type-h3 print:hidden">{text('list.title')}</h3>
      <p role="status" className="type-small mt-1 text-ink-2 print:hidden">
        {status || text('list.complete', { count: missing })}
      </p>
      <ol className="mt-3 border-t border-rule print:mt-1 print:columns-3 print:gap-4 print:border-0 print:leading-tight print:[&_p]:text-2xs">
        {elements.map((element, index) => (
          <li
            key={element.id}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 border-b border-rule py-3.5 print:break-inside-avoid print:border-0 print:py-0.5"
          >
            <span aria-hidden="true" className="font-mono text-sm text-ink-3">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{text(`elements.${element.id}`)}</p>
              <p className="type-caption text-ink-3">
                {unbroken(heightText(element, text))}
                {element.rules.map(({ id, section }) => (
                  <span key={id}>
                    {', '}
                    <a href={`${rulesHref}#${id}`} className="text-link bound">
                      {section}
                    </a>
                  </span>
                ))}
              </p>
              {element.paragraphs.map((paragraph) => (
                <p key={paragraph} lang="en" className="type-small mt-1.5 wrap-anywhere print:hidden">
                  <bdi>{paragraph}</bdi>
                </p>
              ))}
              {element.asks.length > 0 && (
                <p className="type-small mt-1.5 text-seal-700 print:hidden">
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
      </ol>
      {noticed.length > 0 && (
        <section data-print="hidden" className="mt-6">
          <h3 className="type-pillar">{text('found.title')}</h3>
          <ul className="type-small mt-2 space-y-2">
            {noticed.map((note) => (
              <li key={note} className="border-l-2 border-ochre-400 pl-3">
                {unbroken(note)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {colors.length > 0 && (
        <section data-print="hidden" className="mt-6">
          <h3 className="type-pillar">{text('colors.title')}</h3>
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

/** How high a text's letters have to be, in inches and millimeters. */
function heightText({ height, fixed }: LabelElement, text: ToolText): string {
  const under = [2, 4, 8, 16, 32].find((each) => Number.isInteger(height * each)) ?? 1;
  const values = { inches: `${height * under}/${under}`, mm: (height * 25.4).toFixed(1) };
  return text(fixed ? 'list.height' : 'list.advised', values);
}

/** A color that was found among the ingredients: its name on a U.S. label, and what stands against it. */
function ColorLine({ note, text, colorsHref }: { note: ColorNote; text: ToolText; colorsHref: string }) {
  const { name, typed, color, problem, names, sections } = note;
  const values = { typed, name, section: sections.join(', '), names: names.join(', ') };
  return (
    <li data-color={color?.name} className="border-l-2 border-rule pl-3 data-color:border-spruce-500">
      {color && name !== typed && `${text('colors.as', { typed, name })} `}
      {color?.certified && `${text('colors.certified')} `}
      {problem && (
        <strong className="font-semibold text-seal-700">{text(`colors.${problem}`, values)} </strong>
      )}
      {color && (
        <a href={`${colorsHref}#${color.id}`} className="text-link">
          {unbroken(`${name}, ${values.section}`)}
        </a>
      )}
    </li>
  );
}
