import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { type Article, excerpt } from '@/lib/articles/article';
import { shownSizes, widthSrcSet } from '@/lib/articles/image';
import { typeset } from '@/lib/articles/quotation-marks';
import { localeConfig } from '@/lib/i18n/locales';
import { articleHref } from '@/lib/routes';
import { cn } from '@/lib/text/class-names';
import { keepTogether } from '@/lib/text/typography';
import styles from './article-card.module.css';

/** Classes of a card with a separate row in the two- and three-column grids. On phones every card has one. */
export type OwnRow = { tablet: boolean; desktop: boolean };

type ArticleCardProps = {
  article: Article;
  /** Grids where the card takes a full row. */
  row: OwnRow;
  /** The first card of the list, larger than the others. */
  lead: boolean;
  /** First row: the cover is above the fold. */
  eager?: boolean;
};

/** Maximum size of a cover in pixels, and its widths in three and two columns; on phones it is a thumbnail. */
const column = {
  size: shownSizes.card,
  sizes:
    '(min-width: 1280px) 352px, (min-width: 1024px) calc((100vw - 13rem) / 3), (min-width: 768px) calc((100vw - 5.5rem) / 2), 96px',
} as const;
/** In a full row the cover is beside the copy. */
const ownRow = {
  size: shownSizes.cardInRow,
  sizes: '(min-width: 1280px) 426px, (min-width: 768px) 40vw, 96px',
} as const;
const leading = {
  size: shownSizes.leadingCard,
  sizes: '(min-width: 1280px) 536px, (min-width: 768px) 48vw, calc(100vw - 2.5rem)',
} as const;

function imageSize(lead: boolean, row: OwnRow) {
  if (lead) return leading;
  return row.desktop ? ownRow : column;
}

/**
 * An article in the list: cover 400x225, title, date, author, excerpt. The whole card is the link's target. In wide
 * cards the cover is beside the copy. On phones a card is a row with a thumbnail, except the first of the list.
 */
export async function ArticleCard({ article, row, lead, eager = false }: ArticleCardProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const format = await getFormatter();
  const { title, shortTitle, ...shown } = typeset(article);
  const name = keepTogether(shortTitle ?? title);
  const text = excerpt(shown);
  const lang = article.language === locale ? undefined : localeConfig[article.language].hreflang;
  const { size, sizes } = imageSize(lead, row);
  return (
    <li
      className={cn(
        'group @container relative border-t border-ink',
        row.tablet && 'md:max-lg:col-span-full',
        row.desktop && 'lg:col-span-full',
        !lead && styles.row,
      )}
    >
      <div
        className={cn(
          'flex h-full flex-col pt-5',
          article.cover && '@min-[40rem]:grid @min-[40rem]:gap-x-8',
          article.cover && (lead ? '@min-[40rem]:grid-cols-2' : '@min-[40rem]:grid-cols-[2fr_3fr]'),
        )}
      >
        {article.cover && (
          <img
            {...widthSrcSet(article.cover, size)}
            sizes={sizes}
            alt={article.cover.alt ?? ''}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            lang={lang}
            className="mb-5 aspect-16/9 w-full rounded-mark border border-rule bg-paper-3 object-cover @min-[40rem]:mb-0\"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <h3
            lang={lang}
            dir="auto"
            className={cn(
              // Long enough for every title of 60 characters; a longer one is cut.
              'type-h3 line-clamp-5 wrap-anywhere',
              lead && '@min-[60rem]:type-pillar',
            )}
          >
            {article.slug ? (
              <a
                href={articleHref(article.slug)}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          {(article.publishedAt || article.authors.length > 0) && (
            <p className="type-caption mt-2 flex flex-wrap gap-x-3 text-ink-3">
              {article.publishedAt && (
                <time dateTime={article.publishedAt}>
                  {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
                </time>
              )}
              {article.authors.length > 0 && (
                <span>{t('by', { author: format.list(article.authors.map(({ name }) => name)) })}</span>
              )}
            </p>
          )}
          {text && (
            <p
              lang={lang}
              dir="auto"
              className={cn(styles.more, 'type-small mt-3 line-clamp-3 wrap-anywhere text-ink-2')}
            >
              {keepTogether(text)}
            </p>
          )}
          {article.slug && (
            <p
              aria-hidden="true"
              className={cn(styles.more, 'type-small mt-auto pt-4 font-semibold text-spruce-700')}
            >
              <span className="border-b border-spruce-700 pb-0.5">{t('readMore')}</span>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
