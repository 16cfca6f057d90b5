import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeConfig } from '@/lib/i18n/locales';
import { changedOn } from '@/lib/rules/changes';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { type Rule, type Shared, shownState } from '@/lib/rules/ledger';
import { ruleName, ruleStatement } from '@/lib/rules/texts';
import { keepTogether } from '@/lib/text/typography';
import { StateChip } from './state-chip';

type RuleEntryProps = {
  rule: Rule;
  /** Values that the subject's header already shows. */
  shared: Shared;
  on: PlainDate;
};

/** One rule: its citation, its statement and its source. Its id is the URL fragment. */
export function RuleEntry({ rule, shared, on }: RuleEntryProps) {
  const locale = useLocale();
  const t = useTranslations('rules');
  const finder = useTranslations('mocraDuties');
  const name = ruleName(rule, locale);
  const { hreflang } = localeConfig[locale];
  const { edition } = rule.source;
  const state = shownState(rule, on);
  const reading = rule.read !== shared.read || rule.checked !== shared.checked;
  return (
    <li
      id={rule.id}
      data-state={state}
      data-roles={rule.roles.join(' ')}
      data-changed={changedOn(rule.id)}
      data-edition={edition ?? 'undated'}
      className="grid gap-x-8 gap-y-3 border-t border-rule py-5 outline-spruce-700 target:-mx-3 target:scroll-mt-4 target:bg-spruce-50 target:px-3 target:outline-2 md:grid-cols-[12.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] xl:grid-rows-none xl:grid-cols-[12.5rem_minmax(0,1fr)_17rem]"
    >
      <div className="md:row-span-2 xl:row-span-1">
        <h3 className="text-small leading-snug font-semibold">
          <a href={`#${rule.id}`} lang={name.lang} className="self-link">
            {keepTogether(name.text)}
          </a>
        </h3>
        {rule.code && (
          <p lang="en" className="type-mono bound mt-0.5 text-ink-3">
            {rule.code}
          </p>
        )}
        {state !== shared.state && (
          <p className="mt-2">
            <StateChip state={state} />
          </p>
        )}
      </div>
      <p className="max-w-[38em]">{keepTogether(ruleStatement(rule, locale))}</p>
      <dl className="type-caption space-y-1.5 text-ink-2 md:max-xl:col-start-2 [&_:is(dt,dd)]:inline [&_dt]:text-ink-3">
        {rule.starts && (
          <Row name={t('starts')}>
            <time dateTime={rule.starts}>{longDate(rule.starts, hreflang)}</time>
          </Row>
        )}
        {rule.roles.length > 0 && (
          <Row name={t('touches')}>
            {keepTogether(rule.roles.map((role) => t(`roles.${role}`)).join('; '))}
          </Row>
        )}
        {rule.duties.length > 0 && (
          <Row name={t('duties')}>
            {keepTogether(rule.duties.map((duty) => finder(`duties.${duty}`)).join('; '))}
          </Row>
        )}
        {rule.source.url !== shared.source && (
          <Row name={rule.kind === shared.kind ? t('source') : t(`kinds.${rule.kind}`)}>
            <Source of={rule} />
          </Row>
        )}
        {edition !== shared.edition && (
          <Row name={t('edition')}>
            {edition ? <time dateTime={edition}>{longDate(edition, hreflang)}</time> : t('editionUnknown')}
          </Row>
        )}
        {reading && (
          <Row name={t('read')}>
            <time dateTime={rule.read}>{longDate(rule.read, hreflang)}</time>
            {` · ${t(`checked.${rule.checked}`)}`}
          </Row>
        )}
      </dl>
    </li>
  );
}

/** Title of the source as a link to its current version. */
export function Source({ of: { source } }: { of: Pick<Rule, 'source'> }) {
  const { hreflang } = localeConfig[useLocale()];
  return (
    <cite className="not-italic">
      <a
        href={source.url}
        rel="noopener"
        lang={hreflang === 'en' ? undefined : 'en'}
        className="text-link print:after:wrap-anywhere print:after:content-['_('attr(href)')']"
      >
        {keepTogether(source.title)}
      </a>
    </cite>
  );
}

/** A labeled value; the list has its classes, since the page has hundreds of rows. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{`${name}: `}</dt>
      <dd>{children}</dd>
    </div>
  );
}
