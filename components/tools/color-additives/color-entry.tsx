import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type MarkKind, MarkWithText } from '@/components/features/shared/mark';
import type { Locale } from '@/lib/i18n/locales';
import { href, rulesPath } from '@/lib/routes';
import { ruleBehind } from '@/lib/rules/ledger';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { type Color, inciNames, type Use } from '@/lib/tools/color-additives/list';
import { searchNames } from '@/lib/tools/color-additives/names';
import { readingQuality } from '@/lib/tools/color-additives/readings';
import { swatchOf } from '@/lib/tools/color-additives/swatches';
import { colorReadings, lakesOf, limitsOf, sectionUrl } from '@/lib/tools/color-additives/texts';
import { colorUses } from '@/lib/tools/color-additives/uses';

const marks: Record<Use, MarkKind> = { yes: 'pass', limited: 'review', no: 'empty' };

/** Columns of a row from 768 px up: the names, the three uses, and the limits with their section. */
export const colorColumns =
  'gap-x-6 md:grid-cols-[12rem_15rem_minmax(0,1fr)] lg:grid-cols-[15rem_19rem_minmax(0,1fr)] lg:gap-x-8 print:grid-cols-[10rem_11rem_minmax(0,1fr)] print:gap-x-4';

/** One color: names, permitted uses and section; the details are folded. Its id is the URL fragment. */
export function ColorEntry({ color, locale }: { color: Color; locale: Locale }) {
  const t = useTranslations('colorAdditives');
  const copy = copyFrom(t);
  const english = locale === 'en' ? undefined : 'en';
  const rule = ruleBehind(`cfr 21 ${color.section}`);
  const quality = readingQuality(color);
  const aliases = [
    ...(color.listedAs === color.name ? [] : [color.listedAs]),
    ...(color.ci.length > 0 ? [`CI ${color.ci.join(', ')}`] : []),
  ];
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
      className={clsx(
        colorColumns,
        'grid gap-y-2 border-b border-rule py-3 outline-offset-4 outline-spruce-700 target:scroll-mt-24 target:outline-2 print:py-1.5',
      )}
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
        {aliases.length > 0 && (
          <p lang={english} className="type-caption mt-0.5 pl-7.5 text-ink-3">
            {keepTogether(aliases.join(' · '))}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-x-4 pl-7.5 md:grid-cols-3 md:pl-0">
        {colorUses.map((use) => (
          <div key={use}>
            <dt className="type-caption text-ink-3 md:sr-only">{t(`uses.${use}`)}</dt>
            <dd className="mt-0.5">
              <MarkWithText kind={marks[color[use]]}>{t(`values.${color[use]}`)}</MarkWithText>
            </dd>
          </div>
        ))}
      </dl>
      <div className="pl-7.5 leading-6 md:pl-0">
        {color.hasOwnLimits && (
          <p className="type-small mb-1 print:text-xs">{keepTogether(limitsOf(color, locale))}</p>
        )}
        <cite className="type-caption not-italic">
          <a href={sectionUrl(color)} className="text-link bound inline-block leading-6">
            21 CFR {color.section}
          </a>
        </cite>
        <details className="type-caption text-ink-2 print:text-2xs print:leading-tight">
          <summary className="w-fit cursor-pointer rounded-control leading-6 text-ink-3 underline-offset-4 hover:underline print:hidden">
            {copy(`more.${quality}`)}
            <span className="sr-only">: {color.name}</span>
          </summary>
          <div className="mt-1 space-y-1 print:space-y-0">
            {!color.hasOwnLimits && <p>{keepTogether(limitsOf(color, locale))}</p>}
            {color.lakes && <p>{keepTogether(lakesOf(color.lakes, locale))}</p>}
            <dl>
              <Fact name={t('facts.inci')}>
                <span lang={english}>{keepTogether(inciNames(color).join(', '))}</span>
              </Fact>
              <Fact name={t('facts.korean')}>
                <span lang={locale === 'ko' ? undefined : 'ko'}>{color.korean.join(', ')}</span>
              </Fact>
            </dl>
            {rule && (
              <a href={`${href(locale, rulesPath)}#${rule.id}`} className="text-link print:hidden">
                {t('facts.rule')}
              </a>
            )}
            <p>{[copy(`checked.${quality}`), ...colorReadings(color, locale)].join('; ')}</p>
          </div>
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
