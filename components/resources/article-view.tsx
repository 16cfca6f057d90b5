import '@/app/styles/article-fonts.css';
import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Article } from '@/lib/resources/article';
import { imageSrcSet, imageUrl } from '@/lib/resources/image';
import { href } from '@/lib/routes';
import { RichText } from './rich-text';

/** A whole article, in its own language. */
export async function ArticleView({ article }: { article: Article }) {
  const locale = article.language;
  const t = await getTranslations({ locale, namespace: 'resources' });
  const format = await getFormatter({ locale });
  return (
    <article className="wrap railed pt-8 pb-16 md:pt-12 md:pb-28">
      <Link
        href={href(locale, '/resources')}
        data-print="hidden"
        className="type-small inline-flex min-h-10 items-center gap-2 rounded-control font-semibold text-spruce-700 hover:underline"
      >
        <span aria-hidden="true">←</span>
        {t('backToResources')}
      </Link>
      <header className="mt-6 max-w-[50rem]">
        <h1 className="type-h1 break-words">{article.title}</h1>
        {(article.publishedAt || article.author) && (
          <p className="type-small mt-5 flex flex-wrap gap-x-4 text-ink-3">
            {article.publishedAt && (
              <time dateTime={article.publishedAt}>
                {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
              </time>
            )}
            {article.author && <span>{t('by', { author: article.author })}</span>}
          </p>
        )}
        {article.metaDescription && <p className="type-lead mt-5">{article.metaDescription}</p>}
        {article.keywords.length > 0 && (
          <ul aria-label={t('keywords')} className="mt-5 flex flex-wrap gap-2">
            {article.keywords.map((keyword) => (
              <li
                key={keyword}
                className="type-caption rounded-mark border border-control px-2 py-0.5 text-ink-2"
              >
                {keyword}
              </li>
            ))}
          </ul>
        )}
      </header>
      {article.cover && (
        <figure className="mt-9 max-w-[50rem]">
          <img
            src={imageUrl(article.cover, 800, 450)}
            srcSet={imageSrcSet(article.cover, 800, 450)}
            alt={article.cover.alt ?? ''}
            width={800}
            height={450}
            fetchPriority="high"
            className="aspect-16/9 w-full rounded-mark border border-rule bg-paper-3 object-cover"
          />
          {article.cover.caption && (
            <figcaption className="type-caption mt-2.5 text-ink-3">{article.cover.caption}</figcaption>
          )}
        </figure>
      )}
      {article.outline.length > 0 && (
        <section aria-labelledby="outline" className="mt-10 max-w-[42rem] border-y border-rule py-6">
          <h2 id="outline" className="font-semibold">
            {t('articleOutline')}
          </h2>
          <ul className="type-small mt-3 list-disc space-y-1 pl-5 text-ink-2 marker:text-ink-3">
            {article.outline.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="prose mt-10">
        {article.content.length > 0 ? (
          <RichText blocks={article.content} />
        ) : (
          article.starterContent && <p className="whitespace-pre-line">{article.starterContent}</p>
        )}
      </div>
    </article>
  );
}
