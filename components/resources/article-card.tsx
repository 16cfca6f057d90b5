import '@/app/styles/article-fonts.css';
import { getFormatter, getTranslations } from 'next-intl/server';
import { type Locale, localeRows } from '@/lib/i18n/locales';
import { type ArticleSummary, excerpt } from '@/lib/resources/article';
import { widthSrcSet } from '@/lib/resources/image';
import { articleHref } from '@/lib/routes';

type ArticleCardProps = {
  /** Language of the page around the card; the article may be in another one. */
  locale: Locale;
  article: ArticleSummary;
  /** First row: the cover is seen at once. */
  eager?: boolean;
};

/** Widths of a card's cover: three, two and one column (article-grid-skeleton.tsx) in the page's frame. */
const cardSizes =
  '(min-width: 1280px) 352px, (min-width: 1024px) calc((100vw - 13rem) / 3), (min-width: 768px) calc((100vw - 5.5rem) / 2), calc(100vw - 2.5rem)';

/** An article in the list: cover 400x225, title, date, author, excerpt. The whole card is the link's target. */
export async function ArticleCard({ locale, article, eager = false }: ArticleCardProps) {
  const t = await getTranslations({ locale, namespace: 'resources' });
  const format = await getFormatter({ locale });
  const text = excerpt(article);
  const lang = article.language === locale ? undefined : localeRows[article.language].hreflang;
  return (
    <li className="group relative flex flex-col border-t border-ink pt-5">
      {article.cover && (
        <img
          {...widthSrcSet(article.cover, 400, 225)}
          sizes={cardSizes}
          alt={article.cover.alt ?? ''}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          lang={lang}
          className="mb-5 aspect-16/9 w-full rounded-mark border border-rule bg-paper-3 object-cover"
        />
      )}
      <h3 lang={lang} dir="auto" className="type-h3 line-clamp-2 wrap-anywhere">
        {article.slug ? (
          // An article has a document of its own (its language may be another one), so the router could only fetch
          // ahead what it cannot use, large cover included.
          <a
            href={articleHref(article.slug)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {article.title}
          </a>
        ) : (
          article.title
        )}
      </h3>
      {(article.publishedAt || article.author) && (
        <p className="type-caption mt-2.5 flex flex-wrap gap-x-3 text-ink-3">
          {article.publishedAt && (
            <time dateTime={article.publishedAt}>
              {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
            </time>
          )}
          {article.author && <span>{t('by', { author: article.author })}</span>}
        </p>
      )}
      {text && (
        <p lang={lang} dir="auto" className="type-small mt-3 line-clamp-3 wrap-anywhere text-ink-2">
          {text}
        </p>
      )}
      {article.slug && (
        <p aria-hidden="true" className="type-small mt-auto pt-4 font-semibold text-spruce-700">
          <span className="border-b border-spruce-700 pb-0.5">{t('readMore')}</span>
        </p>
      )}
    </li>
  );
}
