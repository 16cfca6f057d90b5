import { getLocale, getTranslations } from 'next-intl/server';
import type { Topic } from '@/lib/articles/topics';
import { href, listPath, topicPath } from '@/lib/routes';
import { cn } from '@/lib/text/class-names';

type TopicNavProps = {
  topics: readonly Topic[];
  /** Topic of the current page; null on the list of all articles. */
  current: Topic | null;
  /** One-based page of the list of all articles. */
  page?: number;
};

/** Links to all articles and to the topics. Renders null without topics. */
export async function TopicNav({ topics, current, page = 1 }: TopicNavProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  if (topics.length === 0) return null;
  const isLinked = !current || topics.some(({ slug }) => slug === current.slug);
  /** The list is the current page, or contains it. */
  const listMark = page === 1 ? 'page' : 'true';
  const entry = (path: string, name: string, marked?: 'page' | 'true') => (
    <li key={path}>
      <a
        href={href(locale, path)}
        aria-current={marked}
        className={cn(
          'type-small inline-flex min-h-11 items-center rounded-control border px-3.5 wrap-anywhere md:min-h-10',
          marked
            ? 'border-spruce-900 bg-spruce-900 font-semibold text-on-dark underline underline-offset-4'
            : 'border-control text-ink-2 hover:border-ink hover:text-ink',
        )}
      >
        {name}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('topics')} data-print="hidden" className="mb-10">
      <ul className="flex flex-wrap gap-2">
        {entry(listPath(1), t('allArticles'), current ? undefined : listMark)}
        {(isLinked ? topics : [...topics, current]).map(({ slug, name }) =>
          entry(topicPath(slug), name, slug === current?.slug ? 'page' : undefined),
        )}
      </ul>
    </nav>
  );
}
