import clsx from 'clsx';
import { keepTogether } from '@/lib/text/typography';

/** A finding in a few words, with the id of the part of the page that explains it. */
export type StripPart = {
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

/** The findings about the label in one line, which stays in view below the drawing; each leads to its explanation. */
export function LabelStrip({ title, parts }: { title: string; parts: readonly StripPart[] }) {
  return (
    <ul aria-label={title} data-strip="" className="flex flex-wrap gap-x-4 text-sm print:hidden">
      {parts.map(({ target, words, isProhibition }) => (
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
