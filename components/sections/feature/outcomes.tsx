import type { FeatureText } from '@/lib/features/feature-text';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';

/** Most characters that a third of a tablet shows in full size on one line. */
const longFigure = 10;

/** Three results with their figures, each with its basis. */
export function FeatureOutcomes({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="outcomes-title" className="on-dark band-dark later">
      <div className="wrap railed py-14 md:py-22">
        <h2 id="outcomes-title" className="type-h3 text-on-dark-2">
          {unbroken(text.outcomes.title)}
        </h2>
        <ul className="mt-7 grid gap-x-6 md:mt-9 md:grid-cols-3">
          {text.outcomes.items.map(({ figure, label, basis }) => (
            <li key={label} className="border-t border-rule-dark pt-5 pb-7 md:pb-0">
              <p
                className={cn(
                  'type-figure text-h1 leading-[calc(1.05*var(--text-h1))] tracking-[-0.035em] text-mint',
                  figure.length > longFigure &&
                    'md:max-xl:text-pillar md:max-xl:leading-[calc(1.05*var(--text-h1))]',
                )}
              >
                <Figure text={figure} />
              </p>
              <p className="mt-3 max-w-[20em] text-on-dark-2">{unbroken(label)}</p>
              <p className="type-caption mt-1 max-w-[24em] text-on-dark-3">{unbroken(basis)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A word before the figure ("about") stands small, as in the landing's statistics. */
function Figure({ text }: { text: string }) {
  const start = Math.max(0, text.search(/[<$\d]/));
  return (
    <>
      {start > 0 && (
        <span className="font-sans text-base leading-none tracking-normal text-on-dark-2">
          {text.slice(0, start)}
        </span>
      )}
      {text.slice(start)}
    </>
  );
}
