import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { href, type PagePath, rulesPath } from '@/lib/routes';
import { correctionsOf } from '@/lib/rules/changes';
import { copyFrom } from '@/lib/text/copy-from';
import { tools } from '@/lib/tools/list';

/** The corrections of a tool's results, each a link to its entry on the page of rules; nothing without one. */
export async function ToolCorrections({ locale, path }: { locale: Locale; path: PagePath }) {
  const copy = copyFrom(await getTranslations({ locale, namespace: 'rules' }));
  const corrections = correctionsOf(tools.find((tool) => tool.path === path)?.id ?? '');
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" data-print="hidden" className="mt-8 max-w-[46rem]">
      <h2 id="corrections" className="text-small font-semibold">
        {copy('correctionLabels.ofTool')}
      </h2>
      <ul className="type-small mt-2 md:space-y-1">
        {corrections.map(({ key }) => (
          <li key={key}>
            <a
              href={`${href(locale, rulesPath)}#correction-${key}`}
              className="text-link inline-block max-md:py-2.5"
            >
              {copy(`corrections.${key}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
