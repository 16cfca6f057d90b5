import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeConfig } from '@/lib/i18n/locales';
import { longDate } from '@/lib/rules/dates';
import type { Rule } from '@/lib/rules/ledger';
import { nameOf, statementOf } from '@/lib/rules/texts';
import { unbroken } from '@/lib/typography';
import { StateChip } from './state-chip';

/** One rule: citation and state at the left, what it says and where it was read beside them. Its id is its address. */
export function RuleEntry({ rule }: { rule: Rule }) {
  const locale = useLocale();
  const t = useTranslations('rules');
  const finder = useTranslations('finder');
  const name = nameOf(rule, locale);
  const { hreflang } = localeConfig[locale];
  return (
    <li
      id={rule.id}
      className="grid gap-x-8 gap-y-3 border-b border-rule py-6 outline-offset-8 outline-spruce-700 target:scroll-mt-16 target:outline-2 md:grid-cols-[12.5rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="text-small leading-snug font-semibold">
          <a href={`#${rule.id}`} lang={name.lang} className="underline-offset-4 hover:underline">
            {unbroken(name.text)}
          </a>
        </h3>
        {rule.code && (
          <p lang="en" className="type-mono mt-1 text-ink-3">
            {unbroken(rule.code)}
          </p>
        )}
        <p className="mt-2.5">
          <StateChip rule={rule} />
        </p>
      </div>
      <div>
        <p>{unbroken(statementOf(rule, locale))}</p>
        <dl className="type-caption mt-3 grid gap-x-3 gap-y-1 text-ink-2 min-[20rem]:grid-cols-[4.5rem_minmax(0,1fr)]">
          {rule.roles.length > 0 && (
            <Row name={t('touches')}>{unbroken(rule.roles.map((role) => t(`roles.${role}`)).join('; '))}</Row>
          )}
          {rule.duties.length > 0 && (
            <Row name={t('duties')}>
              {unbroken(rule.duties.map((duty) => finder(`duties.${duty}`)).join('; '))}
            </Row>
          )}
          <Row name={t('source')}>
            {`${t(`kinds.${rule.kind}`)}: `}
            <cite className="not-italic">
              <a
                href={rule.source.url}
                rel="noopener"
                lang={hreflang === 'en' ? undefined : 'en'}
                className="text-link print:after:wrap-anywhere print:after:content-['_('attr(href)')']"
              >
                {unbroken(rule.source.title)}
              </a>
            </cite>
          </Row>
          {rule.source.edition && (
            <Row name={t('edition')}>
              <time dateTime={rule.source.edition}>{longDate(rule.source.edition, hreflang)}</time>
            </Row>
          )}
          <Row name={t('read')}>
            <time dateTime={rule.read}>{longDate(rule.read, hreflang)}</time>
            {` · ${t(`checked.${rule.checked}`)}`}
          </Row>
        </dl>
      </div>
    </li>
  );
}

/** A fact with its name. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
