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
import styles from './colors.module.css';

const marks: Record<Use, MarkKind> = { yes: 'pass', limited: 'review', no: 'empty' };

/** One color: names, permitted uses and section; the details are folded. Its id is the URL fragment. */
export function ColorEntry({ color, locale }: { color: Color; locale: Locale }) {
  const t = useTranslations('colorAdditives');
  const copy = copyFrom(t);
  const english = locale === 'en' ? undefined : 'en';
  const rule = ruleBehind(`cfr 21 ${color.section}`);
  const quality = readingQuality(color);
  const numbers = color.ci.length > 0 ? `CI ${color.ci.join(', ')}` : '';
  const isShort = color.listedAs !== color.name;
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
      className={`later later-43 ${styles.columns} ${styles.row}`}
    >
      <div className="flex items-center gap-2.5">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none stroke-control">
          <rect x="0.5" y="0.5" width="19" height="19" rx="3" fill={swatchOf(color)} />
        </svg>
        <div className="min-w-0">
          <h3 className="text-small leading-snug font-semibold">
            <a
              href={`#${color.id}`}
              lang={english}
              className={`${styles.name} underline-offset-4 hover:underline`}
            >
              {keepTogether(color.name)}
            </a>
          </h3>
          {(isShort || numbers) && (
            <p lang={english} className="text-xs leading-tight text-ink-3">
              {isShort && (
                <span className={numbers ? styles.folded : undefined}>
                  {keepTogether(color.listedAs)}
                  {numbers && '\u00a0· '}
                </span>
              )}
              {keepTogether(numbers)}
            </p>
          )}
        </div>
      </div>
      <dl className={styles.uses}>
        {colorUses.map((use) => (
          <div key={use}>
            <dt className="sr-only">{t(`uses.${use}`)}</dt>
            <dd>
              <MarkWithText kind={marks[color[use]]}>{t(`values.${color[use]}`)}</MarkWithText>
            </dd>
          </div>
        ))}
      </dl>
      {color.hasOwnLimits && (
        <p className={`type-caption text-ink-2 ${styles.limits} ${styles.folded}`}>
          {keepTogether(limitsOf(color, locale))}
        </p>
      )}
      <cite className={`type-caption not-italic ${styles.section} ${styles.folded}`}>
        <a href={sectionUrl(color)} className="text-link bound inline-block leading-6">
          21 CFR {color.section}
        </a>
      </cite>
      <details className={`type-caption text-ink-2 print:text-2xs print:leading-tight ${styles.details}`}>
        <summary>
          <span className="sr-only">
            {copy(`more.${quality}`)}: {color.name}
          </span>
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
