import { useLocale, useTranslations } from 'next-intl';
import { href, mocraDutiesPath } from '@/lib/routes';
import { shortCitation } from '@/lib/rules/texts';
import { copyFrom } from '@/lib/text/copy-from';
import { toFragment } from '@/lib/tools/mocra-duties/answers';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { presetNames, presets } from '@/lib/tools/mocra-duties/presets';
import { previewCard } from '../shared/preview-card';

/** The profile whose first duties are shown. */
const shownPreset = 'korean-brand';
const shownDuties = 3;

/** The profiles, each of which opens its docket, and the first duties of one. */
export function MocraDutiesPreview() {
  const locale = useLocale();
  const copy = copyFrom(useTranslations('tools'));
  const finderCopy = copyFrom(useTranslations('mocraDuties'));
  const duties = dutiesFor(presets[shownPreset])
    .filter(({ verdict }) => verdict === 'applies' || verdict === 'applies-unless')
    .slice(0, shownDuties);
  return (
    <>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {presetNames.map((name) => (
          <li key={name}>
            <a
              href={`${href(locale, mocraDutiesPath)}#${toFragment(presets[name])}`}
              className={`${previewCard} flex h-full items-center font-semibold`}
            >
              {finderCopy(`presets.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-5 border-l-2 border-spruce-700 pl-4">
        <p className="type-caption text-ink-3">{copy('rows.mocra-duties.sample')}</p>
        <ul className="type-small mt-1.5 space-y-1">
          {duties.map(({ id, rules: [first] }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span>{finderCopy(`duties.${id}`)}</span>
              {first && <span className="type-mono text-ink-3">{shortCitation(first, locale)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
