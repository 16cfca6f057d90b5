import { getLocale, getTranslations } from 'next-intl/server';
import { href, listPath } from '@/lib/routes';
import { cn } from '@/lib/text/class-names';

type PageNavProps = {
  /** One-based. */
  page: number;
  pages: number;
};

const box = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-semibold';

/** First, last and neighboring pages; null marks a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)].flatMap((number, index, all) => {
    const before = all[index - 1];
    return before !== undefined && number > before + 1 ? [null, number] : [number];
  });
}

export async function PageNav({ page, pages }: PageNavProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const to = (number: number) => href(locale, listPath(number));
  const step = (number: number, rel: 'prev' | 'next') => (
    <li>
      <a href={to(number)} rel={rel} className={cn(box, 'text-spruce-700 hover:underline')}>
        {t(rel === 'prev' ? 'previousPage' : 'nextPage')}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('pages')} className="mt-14 border-t border-rule pt-6" data-print="hidden">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && step(page - 1, 'prev')}
        {shownPages(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`gap-after-${all[index - 1]}`} aria-hidden="true" className="px-2 text-ink-3">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={to(number)}
                aria-label={t('pageNumber', { page: String(number) })}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  box,
                  number === page ? 'border border-ink text-ink' : 'text-spruce-700 hover:underline',
                )}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && step(page + 1, 'next')}
      </ul>
    </nav>
  );
}
