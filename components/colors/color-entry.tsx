import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type MarkKind, MarkWithText } from '@/components/features/shared/mark';
import { LinkedCitation } from '@/components/ui/linked-citation';
import { type Color, inciNames, type Use } from '@/lib/colors/list';
import { searchNames } from '@/lib/colors/names';
import { getReadings, readingQuality } from '@/lib/colors/readings';
import { swatchOf } from '@/lib/colors/swatches';
import { colorLimits, colorReadings } from '@/lib/colors/texts';
import { colorUses } from '@/lib/colors/uses';
import { copyFrom } from '@/lib/copy-from';
import type { Locale } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/typography';

const marks: Record<Use, MarkKind> = { yes: 'pass', limited: 'review', no: 'empty' };

/** One color: its names on the left, its uses, limits and sources beside them. Its id is the URL fragment. */
export function ColorEntry({ color, locale }: { color: Color; locale: Locale }) {
  const t = useTranslations('colors');
  const copy = copyFrom(t);
  const english = locale === 'en' ? undefined : 'en';
  return (
    <li
      id={color.id}
      data-color-row={color.id}
      data-eye={color.eye}
      data-general={color.general}
      data-external={color.external}
      data-section={color.section}
      data-certified={color.certified ? 'yes' : 'no'}
      data-names={searchNames(color)}
      className="grid gap-x-8 gap-y-3 border-b border-rule py-4 outline-offset-4 outline-spruce-700 target:scroll-mt-24 target:outline-2 md:grid-cols-[12.5rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="flex items-start gap-2.5 text-small leading-snug font-semibold">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none stroke-control">
            <rect x="0.5" y="0.5" width="19" height="19" rx="3" fill={swatchOf(color)} />
          </svg>
          <a href={`#${color.id}`} lang={english} className="underline-offset-4 hover:underline">
            {keepTogether(color.name)}
          </a>
        </h3>
        {color.listedAs !== color.name && (
          <p lang={english} className="type-caption mt-0.5 text-ink-3">
            {keepTogether(color.listedAs)}
          </p>
        )}
        <dl className="type-caption mt-2 text-ink-2">
          {color.ci.length > 0 && <Fact name={t('facts.ci')}>{color.ci.join(', ')}</Fact>}
          <Fact name={t('facts.inci')}>
            <span lang={english}>{keepTogether(inciNames(color).join(', '))}</span>
          </Fact>
          <Fact name={t('facts.korean')}>
            <span lang={locale === 'ko' ? undefined : 'ko'}>{color.korean.join(', ')}</span>
          </Fact>
        </dl>
      </div>
      <div>
        <dl className="grid grid-cols-3 gap-x-4 gap-y-1">
          {colorUses.map((use) => (
            <div key={use}>
              <dt className="type-caption text-ink-3">{t(`uses.${use}`)}</dt>
              <dd className="mt-1">
                <MarkWithText kind={marks[color[use]]}>{t(`values.${color[use]}`)}</MarkWithText>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">{keepTogether(colorLimits(color, locale))}</p>
        <p className="type-caption mt-1.5 text-ink-2">
          <LinkedCitation text={`21 CFR ${color.section}`} />
          {' · '}
          {t(color.certified ? 'status.certified' : 'status.exempt')}
        </p>
        <details className="type-caption mt-1 text-ink-3">
          <summary className="w-fit cursor-pointer rounded-control underline-offset-4 hover:underline">
            {copy(`checked.${readingQuality(color)}`)}
          </summary>
          {getReadings(color).length > 0 && <p className="mt-1">{colorReadings(color, locale).join('; ')}</p>}
        </details>
      </div>
    </li>
  );
}

/** A labeled value, on one line if it fits. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline text-ink-3">{name}</dt> <dd className="inline">{children}</dd>
    </div>
  );
}
