import { useLocale, useTranslations } from 'next-intl';
import { href, ingredientsPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { toFragment } from '@/lib/tools/ingredients/answers';
import { previewCard } from '../shared/preview-card';

/** Ingredients that founders ask about. */
const samples = ['Isopropylparaben', 'PTFE', 'Triclosan', 'Dibutyl Phthalate'];

/** Single ingredients, each of which opens its result. */
export function IngredientsPreview() {
  const locale = useLocale();
  const copy = copyFrom(useTranslations('tools'));
  return (
    <>
      <p className="type-caption text-ink-3">{copy('rows.ingredients.sample')}</p>
      <ul className="mt-2.5 grid gap-2.5 sm:grid-cols-2">
        {samples.map((name) => (
          <li key={name}>
            <a
              href={`${href(locale, ingredientsPath)}#${toFragment({ ingredients: name })}`}
              lang="en"
              className={`${previewCard} flex h-full items-center font-semibold`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
