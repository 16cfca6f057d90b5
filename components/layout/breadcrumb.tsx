import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/json-ld';
import { href } from '@/lib/routes';
import { breadcrumbList } from '@/lib/seo/structured-data';

type BreadcrumbProps = {
  /** From the page after the landing page to this one; paths without the language prefix. */
  trail: readonly { name: string; path: string }[];
};

/** Breadcrumb as links and as structured data; the last entry is the current page. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  const entries = [{ name: t('home'), path: '/' }, ...trail].map(({ name, path }) => ({
    name,
    path: href(locale, path),
  }));
  return (
    <nav aria-label={t('breadcrumb')}>
      <JsonLd data={breadcrumbList(entries)} />
      <ol className="type-caption flex flex-wrap items-center gap-x-2 text-ink-3">
        {entries.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < entries.length - 1 ? (
              <a
                href={path}
                className="tap inline-flex min-h-6 items-center underline-offset-4 hover:underline"
              >
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
