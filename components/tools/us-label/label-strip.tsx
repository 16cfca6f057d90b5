import clsx from 'clsx';
import { stripId } from '@/components/tools/shared/product-strip';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';
import type { Label } from '@/lib/tools/us-label/label';

/** A finding in a few words, with the id of the part of the page that explains it. */
type StripPart = {
  readonly target: string;
  readonly words: string;
  /** True if the finding forbids the product. */
  readonly isProhibition?: boolean;
};

/** Scrolls to a part of the page, opens it if it is folded, and moves the focus there. */
function jumpTo(id: string): void {
  const target = document.getElementById(id);
  const folded = target?.closest('details');
  if (folded) folded.open = true;
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

type LabelStripProps = {
  /** Prefix of the ids of the parts that explain the findings. */
  id: string;
  prohibitions: number;
  /** Number of names on a list of restricted ingredients. */
  listed: number;
  /** Number of texts whose facts are missing. */
  missing: number;
  decisions: number;
  noticed: number;
  colors: Label['ingredients']['colors'];
  /** Number of changes to the list of ingredients. */
  changes: number;
  text: ToolText;
};

function stripParts({ id, colors, text, ...counts }: LabelStripProps): StripPart[] {
  const renamed = colors.filter(({ color, name, typed }) => color && name !== typed);
  const latest = renamed.at(-1);
  const part = (target: string, key: string, count: number) =>
    count > 0 ? [{ target, words: text(`strip.${key}`, { count }) }] : [];
  return [
    ...part(`${id}-stop`, 'not-permitted', counts.prohibitions).map((each) => ({
      ...each,
      isProhibition: true,
    })),
    ...part(stripId, 'listed', counts.listed),
    {
      target: counts.missing > 0 ? `${id}-open` : `${id}-list`,
      words: text('strip.open', { count: counts.missing }),
    },
    ...part(`${id}-flags`, 'decide', counts.decisions),
    ...part(`${id}-found`, 'noticed', counts.noticed),
    ...(latest
      ? [
          {
            target: `${id}-colors`,
            words: text('strip.color', { typed: latest.typed, name: latest.name, more: renamed.length - 1 }),
          },
        ]
      : []),
    ...part(`${id}-changes`, 'changes', counts.changes),
  ];
}

/** The findings about the label in one line, which stays in view below the drawing; each leads to its explanation. */
export function LabelStrip(props: LabelStripProps) {
  return (
    <ul
      aria-label={props.text('strip.title')}
      data-strip=""
      className="flex flex-wrap gap-x-4 text-sm print:hidden"
    >
      {stripParts(props).map(({ target, words, isProhibition }) => (
        <li key={target}>
          {/* Not a link, whose fragment would overwrite the answers in the URL. */}
          <button
            type="button"
            onClick={() => jumpTo(target)}
            className={clsx(
              'min-h-11 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2',
              isProhibition ? 'text-seal-700' : 'text-spruce-700',
            )}
          >
            {keepTogether(words)}
          </button>
        </li>
      ))}
    </ul>
  );
}
