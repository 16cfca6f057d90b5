import { useLocale, useTranslations } from 'next-intl';
import { colorAdditivesPath, href, rulesPath } from '@/lib/routes';
import { ruleGroups } from '@/lib/rules/ledger';
import { ruleName, ruleStatement } from '@/lib/rules/texts';
import { keepTogether } from '@/lib/text/typography';
import { type Color, colors } from '@/lib/tools/color-additives/list';
import { searchNames } from '@/lib/tools/color-additives/names';
import { colorUses } from '@/lib/tools/color-additives/uses';

const exampleColor = 'yellow-5';
const exampleRule = 'fdca-607-c-2';
const row = 'border-t border-rule py-3.5';

/** All rows that a quick search can show. Only the example is visible until a search. */
export default function QuickAnswers({ tool }: { tool: 'color-additives' | 'rules' }) {
  return <ul>{tool === 'rules' ? <RuleAnswers /> : <ColorAnswers />}</ul>;
}

function ColorAnswers() {
  const locale = useLocale();
  const t = useTranslations('colorAdditives');
  const numbers = ({ ci }: Color) => ci.map((number) => `CI ${number}`).join(', ');
  return colors.map((color) => (
    <li
      key={color.id}
      data-color-answer={color.id}
      data-example={color.id === exampleColor ? '' : undefined}
      data-names={searchNames(color)}
      hidden={color.id !== exampleColor}
      className={row}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a
          href={`${href(locale, colorAdditivesPath)}#${color.id}`}
          className="tap text-link font-semibold"
          lang="en"
        >
          {keepTogether(color.name)}
        </a>
        <span className="type-caption text-ink-3">
          {keepTogether(`${numbers(color)} · 21 CFR ${color.section}`)}
        </span>
      </p>
      <dl className="type-small mt-1.5 grid grid-cols-3 gap-x-4">
        {colorUses.map((use) => (
          <div key={use}>
            <dt className="type-caption text-ink-3">{t(`uses.${use}`)}</dt>
            <dd>{t(`values.${color[use]}`)}</dd>
          </div>
        ))}
      </dl>
    </li>
  ));
}

function RuleAnswers() {
  const locale = useLocale();
  return ruleGroups
    .flatMap(({ rules }) => rules)
    .map((rule) => {
      const name = ruleName(rule, locale);
      return (
        <li
          key={rule.id}
          data-rule-answer={rule.id}
          data-example={rule.id === exampleRule ? '' : undefined}
          hidden={rule.id !== exampleRule}
          className={row}
        >
          <a
            href={`${href(locale, rulesPath)}#${rule.id}`}
            lang={name.lang}
            className="tap text-link font-semibold"
          >
            {keepTogether(name.text)}
          </a>
          <p className="type-small mt-1 text-ink-2">{keepTogether(ruleStatement(rule, locale))}</p>
        </li>
      );
    });
}
