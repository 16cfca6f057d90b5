import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { href, productFilePath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { exampleFragment } from '@/lib/tools/product-file/example';
import { exampleView } from '@/lib/tools/product-file/page';
import { previewCard } from '../shared/preview-card';

/** Findings that the preview shows. */
const most = 4;

/** The verdict about the example, and its first findings. */
export function ProductFilePreview() {
  const locale = useLocale() as Locale;
  const copy = copyFrom(useTranslations('tools'));
  const { verdict, findings } = exampleView(locale);
  return (
    <a href={`${href(locale, productFilePath)}#${exampleFragment}`} className={`${previewCard} block`}>
      <span className="type-caption block text-ink-3">{copy('rows.product-file.sample')}</span>
      <span className="type-h3 mt-2 block">{keepTogether(verdict)}</span>
      <span className="type-small mt-3 block">
        {findings
          .filter(({ severity }) => severity === 'fix' || severity === 'check')
          .slice(0, most)
          .map(({ id, title }) => (
            <span key={id} className="block border-t border-rule py-1.5 wrap-anywhere">
              {keepTogether(title)}
            </span>
          ))}
      </span>
    </a>
  );
}
