import clsx from 'clsx';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import type { PlainDate } from '@/lib/rules/dates';
import { keepTogether } from '@/lib/text/typography';
import {
  type Check,
  type CheckedIngredient,
  groupByOutcome,
  type Hit,
  mostIngredients,
  type Verdict,
} from '@/lib/tools/ingredients/check';
import { ledgerId, officialUrl } from '@/lib/tools/ingredients/list';
import { colorCitation, sinceText } from '@/lib/tools/ingredients/result-texts';
import { countByList, usesText } from '@/lib/tools/ingredients/summary';
import {
  colorText,
  conditionText,
  hitCitation,
  questionSections,
  questionText,
  type Reading,
} from '@/lib/tools/ingredients/texts';
import type { Kind } from '@/lib/tools/kinds';
import type { ToolText } from '@/lib/tools/text';

type CheckResultProps = {
  check: Check;
  kinds: readonly Kind[];
  reading: Reading;
  on: PlainDate;
  /** URLs of the pages of rules, colors and duties, without a fragment. */
  rulesHref: string;
  colorsHref: string;
  finderHref: string;
  live: boolean;
  /** True if the list has this name as typed, so that another one can take its place. */
  canRename: (typed: string, name: string) => boolean;
  onRename: (typed: string, name: string) => void;
};

/** Characters of a part of the list that a question quotes. */
const longestQuote = 120;

type Numbered = CheckedIngredient & { readonly at: number };

const chipStyles: Record<Verdict, string> = {
  prohibited: 'border-seal-600 text-seal-700',
  restricted: 'border-ochre-700 text-ochre-700',
  depends: 'border-control text-ink-2',
};

/** The ingredients by outcome; within each outcome in the order of the list, with their place in it. */
export function CheckResult(props: CheckResultProps) {
  const { check, kinds, reading, finderHref, colorsHref } = props;
  const { text } = reading;
  const rows: readonly Numbered[] = check.ingredients.map((each, index) => ({ ...each, at: index + 1 }));
  const { hits, asks, colors, unmatched } = groupByOutcome(rows);

  return (
    <div className="mt-6">
      {kinds.includes('drug-claim') && (
        <p className="type-small mb-6 border-l-2 border-ochre-400 pl-3">
          {keepTogether(text('result.drug'))}{' '}
          <a href={finderHref} className="text-link">
            {text('result.drugLink')}
          </a>
        </p>
      )}
      {check.questions.map(({ reason, typed }) => (
        <p
          key={`${reason}${typed}`}
          data-question={reason}
          className="type-small mb-6 border-l-2 border-ochre-400 pl-3"
        >
          {keepTogether(text(`paste.${reason}`, { typed: typed.slice(0, longestQuote) }))}
        </p>
      ))}
      <Group title={text('result.hits')} rows={hits}>
        {(row) => (
          <Row key={row.at} row={row} text={text}>
            {row.hits.map((hit) => (
              <HitBlock
                key={`${hit.list}${hit.section}${hit.restriction?.name}`}
                hit={hit}
                row={row}
                {...props}
              />
            ))}
            <Questions row={row} {...props} />
          </Row>
        )}
      </Group>
      <Group title={text('result.asks')} rows={asks}>
        {(row) => (
          <Row key={row.at} row={row} text={text}>
            <Questions row={row} {...props} />
          </Row>
        )}
      </Group>
      <Group title={text('result.colors')} rows={colors}>
        {({ color, ...row }) => (
          <Row key={row.at} row={{ ...row, color }} text={text}>
            {color && (
              <p className="type-small text-ink-2">
                {color.color ? (
                  <>
                    <strong lang="en" className="text-ink">
                      {color.name}:
                    </strong>{' '}
                    {color.problem === 'use' && `${text('colors.asColor')} `}
                    {keepTogether(usesText(color, text))}{' '}
                  </>
                ) : (
                  `${keepTogether(colorText(color, text))} `
                )}
                <a
                  href={color.color ? `${colorsHref}#${color.color.id}` : colorsHref}
                  className="text-link bound"
                >
                  {color.color ? color.sections[0] : colorCitation(color)}
                </a>
              </p>
            )}
          </Row>
        )}
      </Group>
      {unmatched.length > 0 && (
        <section className="mt-8 print:mt-2">
          <h3 className="font-semibold print:text-2xs">
            {text('result.unmatched')} <span className="font-normal text-ink-3">{unmatched.length}</span>
          </h3>
          <p className="type-caption mt-0.5 text-ink-3">{keepTogether(text('result.unmatchedText'))}</p>
          <ol className="type-small mt-3 gap-x-8 sm:columns-2 print:mt-1 print:columns-4 print:gap-x-3 print:text-2xs">
            {unmatched.map((row) => (
              <li key={row.at} data-unmatched="" className="break-inside-avoid py-1 print:py-0">
                <Name row={row} />
                {row.unclear && (
                  <span data-question={row.unclear} className="type-caption block pl-8 text-ink-3">
                    {keepTogether(text(`unclear.${row.unclear}`))}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      <details data-names="" open={!check.isUnderstood} className="mt-8 border-t border-rule print:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold">
          {text('result.names', { count: rows.length })}
        </summary>
        <ol className="type-small gap-x-8 pb-3 sm:columns-2">
          {rows.map((row) => (
            <li
              key={row.at}
              data-ingredient={row.name}
              data-us-name={row.usName ?? undefined}
              className="break-inside-avoid py-1"
            >
              <Name row={{ ...row, typed: row.name }} />
            </li>
          ))}
        </ol>
      </details>
      {check.leftOut.length > 0 && (
        <section className="mt-8 print:mt-2">
          <h3 className="font-semibold print:text-2xs">{text('result.leftOut')}</h3>
          <ul className="type-small mt-2 space-y-1">
            {check.leftOut.map(({ typed, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be left out twice
              <li key={index} data-left-out={reason} className="wrap-anywhere">
                <bdi>{typed}</bdi>{' '}
                <span className="text-ink-3">({text(`leftOut.${reason}`, { most: mostIngredients })})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type GroupProps = { title: string; rows: readonly Numbered[]; children: (row: Numbered) => ReactNode };

function Group({ title, rows, children }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-9 first:mt-0 print:mt-2">
      <h3 className="font-semibold print:text-2xs">
        {title} <span className="font-normal text-ink-3">{rows.length}</span>
      </h3>
      <ol className="mt-2 border-t border-rule print:mt-0.5 print:columns-2 print:gap-x-4">
        {rows.map(children)}
      </ol>
    </section>
  );
}

/** The ingredient as typed, with its place in the list and its U.S. name. A long entry wraps anywhere. */
function Name({ row: { at, typed, usName } }: { row: Pick<Numbered, 'at' | 'typed' | 'usName'> }) {
  return (
    <span className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      <span className="font-mono text-sm text-ink-3 print:text-2xs">{at}</span>
      <bdi className="wrap-anywhere">{typed}</bdi>
      {usName && (
        <span lang="en" className="col-start-2 text-sm font-normal text-ink-3 wrap-anywhere print:text-2xs">
          → {usName}
        </span>
      )}
    </span>
  );
}

function Row({ row, text, children }: { row: Numbered; text: ToolText; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-rule py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] print:block print:break-inside-avoid print:border-0 print:py-0.5">
      <p className="font-semibold">
        <Name row={row} />
      </p>
      <div className="space-y-4 max-sm:pl-8 print:space-y-0 print:pl-8 print:text-2xs print:*:text-2xs">
        {children}
        {row.unclear && (
          <p data-question={row.unclear} className="type-caption text-ink-3">
            {keepTogether(text(`unclear.${row.unclear}`))}
          </p>
        )}
      </div>
    </li>
  );
}

type HitBlockProps = Pick<CheckResultProps, 'reading' | 'on' | 'rulesHref' | 'colorsHref'> & {
  hit: Hit;
  row: Numbered;
};

function HitBlock({ hit, row, reading, on, rulesHref, colorsHref }: HitBlockProps) {
  const { text } = reading;
  const { restriction, verdict, list, section } = hit;
  const target = hit.isEyeDye
    ? `${rulesHref}#fdca-601-e`
    : restriction
      ? `${rulesHref}#${ledgerId(restriction)}`
      : row.color?.color
        ? `${colorsHref}#${row.color.color.id}`
        : colorsHref;
  return (
    <div
      data-hit={`${list}:${section}`}
      data-date={restriction?.from ?? undefined}
      data-verdict={verdict}
      className="type-small print:text-2xs"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span
          className={clsx(
            'rounded-full border px-2.5 text-sm font-semibold print:border-0 print:px-0 print:text-2xs',
            chipStyles[verdict],
          )}
        >
          {text(`verdicts.${verdict}`)}
        </span>
        <span className="font-semibold">{text(`lists.${list}`)}</span>
        <a href={target} className="text-link bound">
          {hitCitation(hit)}
        </a>
        {restriction && <span className="text-ink-3">{sinceText(restriction, on, reading)}</span>}
        {restriction && (
          <a href={officialUrl(restriction)} className="text-link print:hidden">
            {text('hit.official')}
            <span className="sr-only">: {hitCitation(hit)}</span>
          </a>
        )}
      </p>
      <p className="mt-1 text-ink-2">
        {keepTogether(
          [conditionText(hit, row.color, text), !restriction && row.color && usesText(row.color, text)]
            .filter(Boolean)
            .join(' '),
        )}
      </p>
      {restriction && (
        <p className="type-caption mt-1 text-ink-3 print:text-2xs">
          {text('hit.name', { name: restriction.name })}
          {restriction.cas.length > 0 && ` (${text('hit.cas', { numbers: restriction.cas.join(', ') })})`}
          {restriction.isClass && `. ${text('hit.isClass')}`}
          {restriction.fromTrade && ` ${text('hit.fromTrade')}`}
        </p>
      )}
    </div>
  );
}

type QuestionsProps = Pick<CheckResultProps, 'reading' | 'live' | 'canRename' | 'onRename'> & {
  row: Numbered;
};

function Questions({ row, reading: { text }, live, canRename, onRename }: QuestionsProps) {
  return row.questions.map((question) => (
    <div
      key={`${question.reason}${question.restrictions[0]?.section}`}
      data-question={question.reason}
      data-flag={question.reason === 'drug' ? 'drug' : undefined}
      className="type-small border-l-2 border-ochre-400 pl-3"
    >
      <p>
        {keepTogether(questionText(question, text))}{' '}
        <span className="text-ink-3">{questionSections(question)}</span>
      </p>
      {question.reason === 'similar' && canRename(row.typed, question.name) && (
        <button
          type="button"
          disabled={!live}
          onClick={() => onRename(row.typed, question.name)}
          className={`${buttonVariants({ variant: 'quiet', size: 'small' })} mt-2`}
        >
          {text('questions.rename', { name: question.name })}
        </button>
      )}
    </div>
  ));
}

type ListCountsProps = { ingredients: readonly CheckedIngredient[]; text: ToolText };

/** How many names are on each list. */
export function ListCounts({ ingredients, text }: ListCountsProps) {
  return (
    <div className="mt-3 print:mt-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 print:gap-x-3">
        {Object.entries(countByList(ingredients)).map(([list, count]) => (
          <div
            key={list}
            data-list={list}
            className={clsx('flex items-baseline gap-2', count === 0 && 'text-ink-3')}
          >
            <dt className="type-small print:text-2xs">{text(`lists.${list}`)}</dt>
            <dd className="font-serif text-pillar font-medium print:text-2xs">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="type-caption mt-1 text-ink-3 print:text-2xs">{keepTogether(text('result.included'))}</p>
    </div>
  );
}
