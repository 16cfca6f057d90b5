import { useLocale, useTranslations } from 'next-intl';
import { href, usLabelPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { exampleNames, examples } from '@/lib/tools/us-label/examples';
import { toFragment } from '@/lib/tools/us-label/facts';
import { PackageOutline } from '../shared/package-outline';
import { previewCard } from '../shared/preview-card';

/** The example packages, each of which opens its label. */
export function UsLabelPreview() {
  const locale = useLocale();
  const copy = copyFrom(useTranslations('usLabel'));
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      {exampleNames.map((name) => (
        <li key={name}>
          <a
            href={`${href(locale, usLabelPath)}#${toFragment(examples[name])}`}
            className={`${previewCard} flex h-full flex-col items-center justify-end gap-3 text-center text-small font-semibold`}
          >
            <PackageOutline example={name} className="h-24" />
            <span className="flex min-h-12 items-center">{copy(`examples.${name}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
