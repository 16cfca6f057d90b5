import { getFormatter, getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { type Article, type Person, readingTime, updatedOn } from '@/lib/articles/article';
import { personId } from '@/lib/articles/people';
import { authorsPath, href } from '@/lib/routes';
import { ArticleMark } from './article-mark';
import { SampleNames } from './sample-names';
import { sourcesId } from './source-list';

/** Dates, authors, reading time and the link to the sources, if known; below them the review. */
export async function Byline({ article }: { article: Article }) {
  const t = await getTranslations('resources');
  const format = await getFormatter();
  const date = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const person = (each: Person, index = 0) => {
    const { name, role } = each;
    const id = personId(name);
    const link = (text: ReactNode) =>
      id ? (
        <a href={`${href(article.language, authorsPath)}#${encodeURIComponent(id)}`} className="text-link">
          {text}
        </a>
      ) : (
        text
      );
    // Two people may share a name.
    return <Fragment key={index}>{role ? t.rich('person', { name, role, link }) : link(name)}</Fragment>;
  };
  const { publishedAt, authors, reviewer, reviewedAt, sources } = article;
  const update = updatedOn(article);
  const minutes = readingTime(article);
  const onDay = reviewedAt && {
    date: date(reviewedAt),
    time: (text: ReactNode) => (
      <time dateTime={reviewedAt} className="whitespace-nowrap">
        {text}
      </time>
    ),
  };
  const reviewLine = () => {
    if (reviewer && onDay) return t.rich('reviewedByOn', { reviewer: () => person(reviewer), ...onDay });
    if (reviewer) return t.rich('reviewedBy', { reviewer: () => person(reviewer) });
    return onDay && t.rich('reviewedOn', onDay);
  };
  const review = reviewLine();
  return (
    <>
      {(publishedAt || authors.length > 0 || minutes !== null || sources.length > 0) && (
        <p className="type-small mt-5 flex flex-wrap gap-x-4 gap-y-1 text-ink-3">
          {publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>}
          {update && (
            <span>
              {t.rich('updated', {
                date: date(update),
                time: (text) => <time dateTime={update}>{text}</time>,
              })}
            </span>
          )}
          {authors.length > 0 && (
            <span>{t.rich('byPeople', { people: () => format.list(authors.map(person)) })}</span>
          )}
          {minutes !== null && <span>{t('readingTime', { minutes: String(minutes) })}</span>}
          {sources.length > 0 && (
            <a href={`#${sourcesId}`} className="to-sources">
              {t('sourceCount', { count: sources.length })}
            </a>
          )}
        </p>
      )}
      {(authors.length > 0 || reviewer) && <SampleNames className="mt-1" />}
      {review && (
        <p className="review type-small">
          <ArticleMark kind="reviewed" />
          <span>{review}</span>
        </p>
      )}
    </>
  );
}
