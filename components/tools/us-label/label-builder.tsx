'use client';

import clsx from 'clsx';
import { useId, useMemo, useRef, useState } from 'react';
import { LoadFailed } from '@/components/tools/shared/load-failed';
import { loadWithNames } from '@/components/tools/shared/load-with-names';
import { ProductStrip, type ProductStripProps } from '@/components/tools/shared/product-strip';
import { ToolColumns } from '@/components/tools/shared/tool-columns';
import { ToolForm } from '@/components/tools/shared/tool-form';
import styles from '@/components/tools/shared/tools.module.css';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { useAnswers } from '@/components/tools/shared/use-answers';
import { useShownProblems } from '@/components/tools/shared/use-shown-problems';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useLoaded } from '@/lib/browser/use-loaded';
import type { Locale } from '@/lib/i18n/locales';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import {
  companyFields,
  factsFrom,
  isUnreadable,
  type LabelFacts,
  labelFields,
  toFragment,
} from '@/lib/tools/us-label/facts';
import type { FlagAction } from '@/lib/tools/us-label/flags';
import { buildInnerLabel } from '@/lib/tools/us-label/inner-label';
import { buildLabel } from '@/lib/tools/us-label/label';
import { layOut } from '@/lib/tools/us-label/layout';
import { unread } from '@/lib/tools/us-label/reading';
import { drugClaims, drugGate } from '@/lib/tools/us-label/triggers';
import { isEyeDye } from '@/lib/tools/us-label/uses';
import { Fields } from './fields';
import { LabelActions } from './label-actions';
import { LabelDrawings, type Scale } from './label-drawings';
import { isOpen, LabelList, notesOn } from './label-list';
import { type Package, PackagePresets } from './package-presets';

export type LabelBuilderProps = {
  locale: Locale;
  /** The messages below `usLabel`. */
  messages: ToolMessages;
  rulesHref: string;
  colorsHref: string;
  finderHref: string;
  contactHref: string;
  toolHrefs: ProductStripProps['hrefs'];
  packages: readonly Package[];
};

const read = (params: URLSearchParams) => ({ ...factsFrom(params), unreadable: isUnreadable(params) });
const format = { read, write: ({ facts }: ReturnType<typeof read>) => toFragment(facts), names: labelFields };
const headings = [
  'drawing.title',
  'gate.question',
  'list.title',
  'found.title',
  'colors.title',
  'flags.title',
  'stop.title',
];

/** Loads the reading of ingredients and its tables. */
const loadReader = () => loadWithNames(import('./reader'));

/** Loads the findings and the question about a drug. */
const loadFindings = () => import('./findings');

/** Sets answers of a form: the value of inputs, and the checked state of checkboxes and radio buttons. */
function setFields(form: HTMLFormElement, set: FlagAction['set']) {
  for (const [name, value] of Object.entries(set)) {
    for (const input of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
      if (input.type === 'hidden') input.value = value;
      else if (input.value === value) {
        input.checked = true;
        input.closest('details')?.setAttribute('open', '');
      } else if (input.value === 'other') input.checked = false;
    }
  }
}

/**
 * The form, and the label that follows from it. The server renders an empty label with the usual mandatory statements.
 */
export function LabelBuilder(props: LabelBuilderProps) {
  const { locale, messages, rulesHref, colorsHref, finderHref, contactHref, toolHrefs, packages } = props;
  const { answers, filled, ref, link, fragment, fill, change, clear, undo } = useAnswers(
    format,
    messages,
    headings,
  );
  const { problems, handlers } = useShownProblems(answers.problems);
  const live = useHydrated();
  const drawingsRef = useRef<HTMLElement>(null);
  const [scale, setScale] = useState<Scale>('fit');
  /** Number of names on a list of restricted ingredients. */
  const [listed, setListed] = useState(0);
  const id = useId();
  const text = toolText(messages, locale);
  const hasList = answers.facts.ingredients !== undefined;
  const { value: reader, isFailed, retry } = useLoaded(loadReader, hasList);
  const reading = useMemo(
    () => (reader && hasList ? reader.readIngredients(answers.facts, reader.names) : unread),
    [reader, hasList, answers.facts],
  );
  const label = buildLabel(answers.facts, reading);
  const inner = buildInnerLabel(answers.facts, reading);
  const nameOf = ({ id }: { id: string }) => text(`missing.${id}`);
  const drawing = layOut(label, nameOf);
  const elements = drawing.drawn.map(({ element }) => element);
  const gate = drugGate(answers.facts, reading);
  const isGated = gate === 'ask' || gate === 'drug';
  // No label makes a dye for lashes or brows lawful, so nothing is drawn.
  const isForbidden = isEyeDye(answers.facts, reading);
  // The date of the visit, not of the build.
  const day = live ? today() : '';

  // Shape and unit have default values. Without answers nothing is counted: the first use of Intl would delay hydration by
  // about 50 ms.
  const begun = Object.keys(answers.facts).some((field) => field !== 'shape' && field !== 'unit');
  const loading = useLoaded(loadFindings, begun);
  const findings = loading.value;
  const count = elements.filter(isOpen).length;
  const flags = findings && begun ? findings.collectFlags(answers.facts, problems, label) : [];
  const prohibitions = flags.filter(({ flag }) => flag === 'color-not-permitted');
  const others = flags.filter(({ flag }) => flag !== 'color-not-permitted');
  const limits = label.ingredients.colors
    .filter(({ problem }) => problem === 'limited')
    .map(({ name, sections }) => text('colors.limited', { name, section: sections.join(', ') }));
  // The notices contain the colors with a problem other than a limit.
  const colors = label.ingredients.colors.filter(({ problem }) => problem === null || problem === 'limited');
  const noticed = begun ? notesOn(label, drawing, text) : [];
  const isUnread = hasList && reader === null;
  const open = [
    ...(isUnread ? [text(isFailed ? 'load.failed' : 'load.loading')] : []),
    ...flags.flatMap((flag) => findings?.flagText(flag, text) ?? []),
    ...limits,
  ];
  const isSticky = scale === 'fit' && !inner;
  const head = isForbidden ? 'stop.title' : isGated ? 'gate.question' : 'list.complete';
  const counted = begun && findings ? text(head, { count, open: open.length }) : null;
  const summary = isUnread && !isFailed ? text('load.loading') : counted;
  const isCounted = summary === counted && counted !== null && !isForbidden && !isGated;
  const barWords = isCounted
    ? [
        ...(listed > 0 ? [text('strip.listed', { count: listed })] : []),
        text('strip.open', { count }),
        ...(open.length > 0 ? [text('strip.decide', { count: open.length })] : []),
      ].join(', ')
    : summary;

  function set(values: FlagAction['set']) {
    if (!ref.current) return;
    setFields(ref.current, values);
    change(ref.current);
  }

  function answer(values: FlagAction['set']) {
    set(values);
    document.getElementById(`${id}-label`)?.focus({ preventScroll: true });
  }

  /** The package whose answers are all in the form. */
  const started = packages.find((each) =>
    Object.entries(factsFrom(new URLSearchParams(each.answers)).facts).every(
      ([name, value]) => String(answers.facts[name as keyof LabelFacts]) === String(value),
    ),
  );

  /** Fills in another package of the same company. */
  function start(fragment: string) {
    const company = Object.fromEntries(companyFields.map((field) => [field, answers.facts[field]]));
    fill(read(new URLSearchParams(`${toFragment(company)}&${fragment}`)));
  }

  return (
    <ToolColumns
      inputs={
        <>
          <div className="lg:col-span-full">
            <ProductStrip
              tool="us-label"
              locale={locale}
              fragment={fragment}
              text={text}
              hrefs={toolHrefs}
              onFound={setListed}
            />
          </div>
          <PackagePresets
            packages={packages}
            started={started}
            unreadable={answers.unreadable}
            text={text}
            live={live}
            onStart={start}
          />
          <UndoNotice undo={undo} text={text} />
          <ToolForm
            key={filled.key}
            ref={ref}
            text={text}
            title={text('ui.facts')}
            onChange={change}
            resultId={`${id}-label`}
            summary={barWords}
            handlers={handlers}
          >
            <Fields
              text={text}
              hints={Object(messages.hints)}
              facts={filled.answers.facts}
              now={answers.facts}
              problems={problems}
              locale={locale}
              live={live}
            />
          </ToolForm>
        </>
      }
    >
      <section
        aria-labelledby={`${id}-label`}
        data-sheet="label"
        data-pdp-area={label.area?.toFixed(2)}
        // A part that gets the focus scrolls below the sticky drawing, which is at most 48dvh high, and the line below it.
        className="below-form later-1750 min-w-0 self-stretch md:later-1550 lg:[&_:is(a,button,h3,li,summary)]:scroll-mt-[calc(48dvh+15rem)]"
      >
        <h2 id={`${id}-label`} tabIndex={-1} className="type-pillar scroll-mt-24 outline-none print:hidden">
          {text('drawing.title')}
        </h2>
        <p className="type-small mt-1 text-ink-2">
          {keepTogether(
            label.area === null
              ? text('drawing.noArea')
              : `${text('drawing.area', { area: label.area.toFixed(2) })} · ${text('drawing.scale')}`,
          )}
        </p>
        {isFailed && <LoadFailed text={text} onRetry={retry} />}
        {loading.isFailed && <LoadFailed text={text} onRetry={loading.retry} />}
        {findings && (
          <findings.LabelNotices
            id={`${id}-stop`}
            title={text('stop.title')}
            isProhibition
            flags={prohibitions}
            text={text}
            rulesHref={rulesHref}
            live={live}
            onAnswer={answer}
          />
        )}
        {isForbidden ? (
          <p className="mt-3">{keepTogether(text('stop.noLabel'))}</p>
        ) : isGated ? (
          findings && (
            <findings.DrugGate
              gate={gate}
              claims={drugClaims(answers.facts)}
              actives={reading.actives}
              text={text}
              finderHref={finderHref}
              rulesHref={rulesHref}
              live={live}
              onAnswer={answer}
            />
          )
        ) : (
          <>
            <div
              // Two drawings, and one in its real size, can be higher than the window: then only the line below them sticks.
              className={isSticky ? styles.sticky : 'contents'}
            >
              <LabelDrawings
                id={id}
                ref={drawingsRef}
                drawing={drawing}
                inner={inner && layOut(inner, nameOf)}
                scale={scale}
                text={text}
                live={live}
                onScale={setScale}
              />
              {begun && (
                <div className={clsx('mt-1', styles.strip, !isSticky && styles.sticky)}>
                  {isUnread ? (
                    <p className="flex min-h-11 items-center text-small text-ink-2 print:hidden">{summary}</p>
                  ) : (
                    findings && (
                      <findings.LabelStrip
                        id={id}
                        prohibitions={prohibitions.length}
                        listed={listed}
                        missing={count}
                        decisions={others.length}
                        noticed={noticed.length}
                        colors={colors}
                        changes={reader?.uniqueChanges(label.ingredients.changes).length ?? 0}
                        text={text}
                      />
                    )
                  )}
                </div>
              )}
            </div>
            {inner && (
              <p className="type-caption mt-2 text-ink-3">{keepTogether(text('drawing.innerNote'))}</p>
            )}
            <LabelActions
              drawings={drawingsRef}
              elements={elements}
              open={open}
              today={day}
              text={text}
              live={live}
              contactHref={contactHref}
              link={link}
              onClear={() => clear(text('undo.cleared'))}
            />
            <LabelList
              id={id}
              noticed={noticed}
              colors={colors}
              elements={elements}
              text={text}
              rulesHref={rulesHref}
              colorsHref={colorsHref}
              live={live}
              summary={summary ?? text('list.empty')}
              translate={findings?.needsTranslation(answers.facts) ?? false}
              open={open}
              today={day}
            >
              {findings && (
                <findings.LabelNotices
                  id={`${id}-flags`}
                  title={text('flags.title')}
                  flags={others}
                  text={text}
                  rulesHref={rulesHref}
                  live={live}
                  onAnswer={answer}
                />
              )}
              {reader && (
                <reader.ListChanges
                  id={`${id}-changes`}
                  changes={label.ingredients.changes}
                  undone={answers.facts.undone}
                  text={text}
                  live={live}
                  onUndo={(undone) => set({ undone })}
                />
              )}
            </LabelList>
            {findings && begun && !isUnread && (
              <findings.NextStep
                className="mt-8"
                sentence={findings.nextStepText(
                  { statements: elements.length, missing: count, open: open.length },
                  text,
                )}
                href={`${toolHrefs['product-file']}#${findings.carryTo('product-file', 'us-label', fragment)}`}
                link={text('nextStep.link')}
              />
            )}
          </>
        )}
      </section>
    </ToolColumns>
  );
}
