'use client';

import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { Field } from '@/components/tools/shared/field';
import { kindChoices } from '@/components/tools/shared/kind-choices';
import { LoadFailed } from '@/components/tools/shared/load-failed';
import { loadWithNames } from '@/components/tools/shared/load-with-names';
import { ProductStrip, type ProductStripProps } from '@/components/tools/shared/product-strip';
import { ToolColumns } from '@/components/tools/shared/tool-columns';
import { ToolForm } from '@/components/tools/shared/tool-form';
import { ToolStart } from '@/components/tools/shared/tool-start';
import styles from '@/components/tools/shared/tools.module.css';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { useAnswers } from '@/components/tools/shared/use-answers';
import { Textarea } from '@/components/ui/textarea';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useLoaded } from '@/lib/browser/use-loaded';
import type { Locale } from '@/lib/i18n/locales';
import { longDate } from '@/lib/rules/dates';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import { answersFrom, longestList, toFragment } from '@/lib/tools/ingredients/answers';
import { exampleNames, examples } from '@/lib/tools/ingredients/examples';
import { readUndone } from '@/lib/tools/ingredients/us-name';
import { type ToolMessages, toolText } from '@/lib/tools/text';

type IngredientCheckProps = {
  locale: Locale;
  /** The messages below `ingredients`, and the names of the kinds of product as `kinds`. */
  messages: ToolMessages;
  rulesHref: string;
  colorsHref: string;
  finderHref: string;
  contactHref: string;
  toolHrefs: ProductStripProps['hrefs'];
  /** The lists that are compared, with their dates; part of the printed result. */
  children: ReactNode;
};

const read = (params: URLSearchParams) => {
  return {
    ...answersFrom(params),
    // The form itself has a hidden field, which is empty.
    unreadable: [...params].some(([, value]) => value) && !params.has('ingredients') && !params.has('kind'),
  };
};
const format = {
  read,
  write: ({ answers }: ReturnType<typeof read>) => toFragment(answers),
  names: ['ingredients', 'kind', 'undone'],
};
const headings = ['result.title', 'result.verdict', 'result.notUnderstood'];

/** Loads the comparison and its tables. */
const loadChecker = () => loadWithNames(import('./checker'));

/** The form, and the comparison of its ingredients with the lists. Nothing leaves the browser. */
export function IngredientCheck(props: IngredientCheckProps) {
  const { locale, messages, rulesHref, colorsHref, finderHref, contactHref, toolHrefs, children } = props;
  const {
    answers: given,
    filled,
    ref,
    link,
    fragment,
    fill,
    change,
    clear,
    replace,
    undo,
  } = useAnswers(format, messages, headings);
  const { answers, unreadable, isTooLong } = given;
  const live = useHydrated();
  const id = useId();
  const text = toolText(messages, locale);
  // A long list must not slow down typing.
  const { ingredients = '', kind, undone } = useDeferredValue(answers);
  const { value: checker, isFailed, retry } = useLoaded(loadChecker, ingredients !== '');
  const check = useMemo(
    () =>
      checker && ingredients !== ''
        ? checker.checkIngredients(ingredients, kind, { names: checker.names, undone: readUndone(undone) })
        : null,
    [checker, ingredients, kind, undone],
  );
  const total = check?.ingredients.length ?? 0;
  const isEmpty = total === 0;
  // Without a list neither is needed, and the first use of Intl delays hydration by about 50 ms.
  function head(): string | null {
    if (ingredients === '') return null;
    if (!check || !checker) return isFailed ? '' : text('load.loading');
    if (isEmpty) return null;
    const { hits, asks } = checker.groupByOutcome(check.ingredients);
    return check.isUnderstood
      ? text('result.verdict', { hits: hits.length, asks: asks.length, total })
      : text('result.notUnderstood');
  }
  const count = head();
  const on = isEmpty ? null : today();

  function undoChanges(ids: string) {
    const field = ref.current?.elements.namedItem('undone');
    if (!ref.current || !(field instanceof HTMLInputElement)) return;
    field.value = ids;
    change(ref.current);
  }

  /** Writes another name into the list; the button that did it is gone then. */
  function rename(typed: string, name: string) {
    const renamed = checker?.renameIn(answers.ingredients ?? '', typed, name);
    if (!renamed) return;
    replace(
      { ...given, answers: { ...answers, ingredients: renamed } },
      text('undo.renamed', { typed, name }),
    );
    document.getElementById(`${id}-result`)?.focus({ preventScroll: true });
  }

  return (
    <ToolColumns
      inputs={
        <>
          <div className="lg:col-span-full">
            <ProductStrip
              tool="ingredients"
              locale={locale}
              fragment={fragment}
              text={text}
              hrefs={toolHrefs}
            />
          </div>
          <ToolStart text={text} className="mb-10 md:mb-12 lg:col-span-full lg:mb-0">
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2.5">
              {exampleNames.map((name) => (
                <button
                  key={name}
                  type="button"
                  disabled={!live}
                  onClick={() => fill({ answers: examples[name], isTooLong: false, unreadable: false })}
                  aria-pressed={answers.ingredients === examples[name].ingredients}
                  className={styles.preset}
                >
                  {keepTogether(text(`examples.${name}`))}
                </button>
              ))}
            </div>
            <p role="status" className="type-small mt-3 min-h-6 text-seal-700">
              {unreadable && text('ui.unreadable')}
            </p>
          </ToolStart>
          <UndoNotice undo={undo} text={text} />
          <ToolForm
            key={filled.key}
            ref={ref}
            text={text}
            title={text('ui.facts')}
            onChange={change}
            resultId={`${id}-result`}
            summary={count}
          >
            <input type="hidden" name="undone" defaultValue={filled.answers.answers.undone ?? ''} />
            <fieldset disabled={!live} className="min-w-0 space-y-6">
              <legend className="sr-only">{text('ui.facts')}</legend>
              <Field
                name="ingredients"
                label={text('fields.ingredients')}
                hint={text('hints.ingredients')}
                problem={isTooLong && text('ui.tooLong', { max: longestList })}
                classNames={{ label: 'text-small font-semibold', hint: 'mt-0.5', control: 'pt-1.5' }}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={10}
                    spellCheck={false}
                    dir="auto"
                    defaultValue={filled.answers.answers.ingredients}
                  />
                )}
              </Field>
              <Field
                name="kind"
                label={text('fields.kind')}
                hint={text('hints.kind')}
                classNames={{ label: 'text-small font-semibold', hint: 'mt-0.5' }}
                choices={kindChoices({
                  chosen: filled.answers.answers.kind ?? [],
                  isNew: Object.keys(filled.answers.answers).length === 0,
                  nameOf: (kind) => text(`kinds.${kind}`),
                  question: text('rareKinds'),
                })}
              >
                {() => null}
              </Field>
            </fieldset>
          </ToolForm>
        </>
      }
    >
      <section
        aria-labelledby={`${id}-result`}
        data-sheet="ingredients"
        className="min-w-0 print:text-2xs print:leading-tight"
      >
        <h2
          id={`${id}-result`}
          tabIndex={-1}
          data-not-understood={isEmpty || check?.isUnderstood ? undefined : ''}
          className={clsx(
            'scroll-mt-24 outline-none data-not-understood:text-seal-700 print:text-small',
            isEmpty ? 'type-pillar' : 'type-h2',
          )}
        >
          {keepTogether((!isEmpty && count) || text('result.title'))}
        </h2>
        {on && (
          <p className="hidden print:block">
            {text('letter.opening', { date: longDate(on, locale) })}:{' '}
            {`${location.origin}${location.pathname}`}
          </p>
        )}
        <p role="status" className={isEmpty ? 'type-small mt-1 text-ink-2' : 'sr-only'}>
          {keepTogether(count ?? text('result.empty'))}
        </p>
        {checker && check?.isUnderstood && !isEmpty && (
          <checker.ListCounts ingredients={check.ingredients} text={text} />
        )}
        {isFailed && <LoadFailed text={text} onRetry={retry} />}
        {on && checker && check && (
          <>
            <checker.CheckActions
              check={check}
              reading={{ text, locale }}
              on={on}
              live={live}
              contactHref={contactHref}
              link={link}
              onClear={() => clear(text('undo.cleared'))}
            />
            <checker.CheckResult
              check={check}
              kinds={kind ?? []}
              reading={{ text, locale }}
              on={on}
              rulesHref={rulesHref}
              colorsHref={colorsHref}
              finderHref={finderHref}
              live={live}
              canRename={(typed, name) => checker.renameIn(ingredients, typed, name) !== null}
              onRename={rename}
            />
            <checker.ListChanges
              changes={check.changes}
              undone={undone}
              text={text}
              live={live}
              onUndo={undoChanges}
            />
            {check.isUnderstood && (
              <checker.NextStep
                className="mt-8"
                sentence={checker.nextStepText(check, text)}
                href={`${toolHrefs['us-label']}#${checker.carryTo('us-label', 'ingredients', fragment)}`}
                link={text('nextStep.link')}
              />
            )}
          </>
        )}
        {children}
      </section>
    </ToolColumns>
  );
}
