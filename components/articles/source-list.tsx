import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ArticleSource } from '@/lib/articles/article';
import { href, rulesPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { Linked } from './rich-text';

/** Id of the list; the article header links to it. */
export const sourcesId = 'article-sources';

/** Sources of the article with their access dates. */
export async function SourceList({ sources }: { sources: readonly ArticleSource[] }) {
  const t = await getTranslations('resources');
  const copy = copyFrom(t);
  const format = await getFormatter();
  return (
    <section aria-labelledby={sourcesId} className="prose sources">
      <h2 id={sourcesId}>{t('sources')}</h2>
      <ol>
        {sources.map(({ title, url, readOn }) => (
          <li key={`${url} ${title}`}>
            <div>
              <span dir="auto">
                <Linked to={url}>{title}</Linked>
              </span>
              {(url || readOn) && (
                <p>
                  {url && <span data-print="hidden">{new URL(url).hostname.replace(/^www\./, '')}</span>}
                  {readOn && (
                    <span>
                      {t.rich('readOn', {
                        date: format.dateTime(new Date(readOn), { dateStyle: 'long' }),
                        time: (text) => <time dateTime={readOn}>{text}</time>,
                      })}
                    </span>
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p data-print="hidden">
        <a href={href(await getLocale(), rulesPath)} className="tap">
          {copy('allRules')}
        </a>
      </p>
    </section>
  );
}
