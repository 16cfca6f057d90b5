import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import type { FoundPeople } from '@/lib/articles/articles';
import type { ArticlePerson, PersonsArticle } from '@/lib/articles/people';
import { curlyQuotes } from '@/lib/articles/quotation-marks';
import { localeConfig } from '@/lib/i18n/locales';
import { articleHref, authorsPath, href, listPath, rulesPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { HelpCall } from './help-call';
import { SampleNames } from './sample-names';
import { UnavailableMark } from './unavailable-mark';

/** The people who write and review the articles, each with the articles. */
export async function PeopleView({ found }: { found: FoundPeople }) {
  const locale = await getLocale();
  const t = await getTranslations('authors');
  const resources = await getTranslations('resources');
  const copy = copyFrom(t);
  const people = found.kind === 'people' ? found.people : [];
  const trail = [
    { name: resources('title'), path: listPath(1) },
    { name: t('name'), path: authorsPath },
  ];
  return (
    <PageFrame path={authorsPath}>
      {found.kind === 'unavailable' && <UnavailableMark />}
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed pt-7 pb-10 md:pt-9 md:pb-16">
          <Breadcrumb trail={trail} />
          <h1 className="type-h1 mt-9 md:mt-13">{copy('title')}</h1>
          <p className="type-lead mt-5 max-w-[36em]">{copy('lead')}</p>
          {people.length > 0 && <SampleNames className="mt-3" />}
          <p className="mt-4">
            <a href={href(locale, rulesPath)} className="more-link">
              {t('rules')}
            </a>
          </p>
        </div>
      </div>
      <div className="wrap railed py-10 md:py-16">
        {people.length === 0 && <p>{copy('none')}</p>}
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </div>
      <HelpCall />
    </PageFrame>
  );
}

async function Person({ person }: { person: ArticlePerson }) {
  const t = await getTranslations('authors');
  const { id, name, role, biography, wrote, reviewed } = person;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="grid scroll-mt-24 gap-x-14 gap-y-6 border-t border-ink py-9 md:py-12 lg:grid-cols-[4fr_7fr]"
    >
      <div>
        <h2 id={`${id}-name`} className="type-h3">
          {name}
        </h2>
        {role && <p className="mt-1 text-ink-2">{keepTogether(role)}</p>}
        {biography && <p className="mt-3 max-w-[34em]">{keepTogether(biography)}</p>}
      </div>
      <div className="grid gap-y-6">
        {wrote.length > 0 && <Articles title={t('wrote', { count: wrote.length })} articles={wrote} />}
        {reviewed.length > 0 && (
          <Articles title={t('reviewed', { count: reviewed.length })} articles={reviewed} />
        )}
      </div>
    </section>
  );
}

type ArticlesProps = { title: string; articles: readonly PersonsArticle[] };

async function Articles({ title, articles }: ArticlesProps) {
  const locale = await getLocale();
  const format = await getFormatter();
  const typeset = localeConfig[locale].curlyQuotes ? curlyQuotes : (text: string) => text;
  return (
    <div>
      <h3 className="type-small font-semibold text-ink-3">{title}</h3>
      <ul className="mt-1.5">
        {articles.map(({ slug, title: name, day }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule py-1"
          >
            <a href={articleHref(slug)} className="tap py-1.5 hover:underline">
              {keepTogether(typeset(name))}
            </a>
            {day && (
              <time dateTime={day} className="type-caption whitespace-nowrap text-ink-3">
                {format.dateTime(new Date(day), { dateStyle: 'long' })}
              </time>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
