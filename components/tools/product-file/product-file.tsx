'use client';

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ToolActions, useCopy } from '@/components/tools/shared/tool-actions';
import { ToolColumns } from '@/components/tools/shared/tool-columns';
import { ToolForm } from '@/components/tools/shared/tool-form';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { useAnswers } from '@/components/tools/shared/use-answers';
import { useShownProblems } from '@/components/tools/shared/use-shown-problems';
import { LabelArtwork } from '@/components/tools/us-label/label-artwork';
import { buttonVariants } from '@/components/ui/button-variants';
import { printPage } from '@/lib/browser/in-app';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { Locale } from '@/lib/i18n/locales';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import { carryTo } from '@/lib/tools/product-file/carry';
import type { CategoryChoice } from '@/lib/tools/product-file/categories';
import { productParams } from '@/lib/tools/product-file/names';
import type { FileView, FindingView } from '@/lib/tools/product-file/view';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import { DossierFoot, DossierHead, type LedgerEntry } from './dossier';
import { FileFields } from './file-fields';
import { FindingList } from './finding-list';
import { ListingSheet } from './listing-sheet';
import { useSecondView } from './second-view';
import { useFile } from './use-file';

export type ProductFileProps = {
  locale: Locale;
  /** The messages `file`, `ingredients`, `label` and `duties`. */
  messages: ToolMessages;
  hrefs: { rules: string; contact: string; label: string };
  /** Name and URL of each tool that explains findings. */
  tools: Readonly<Record<string, { name: string; href: string }>>;
  /** First day of the rule on manufacturing practice, if there is one. */
  gmpStartsOn: PlainDate | undefined;
  ledger: Readonly<Record<string, LedgerEntry>>;
  categories: readonly CategoryChoice[];
  version: string;
  /** Day on which the lists were last compared with their sources. */
  read: PlainDate;
  /** Changes and corrections of the rules, newest first; without ids, a change concerns every rule. */
  changes: readonly { date: PlainDate; ids: readonly string[]; title: string }[];
  /** The other languages, which the file can show beside this one: own name, and fileTextsHref. */
  others: readonly { name: string; url: string }[];
  /** The product that the page shows before the first answer, as a fragment and as its file. */
  example: { fragment: string; view: FileView };
  /** The notice to visitors without scripts, rendered on the server. */
  withoutScripts: ReactNode;
};

const format = {
  read: (params: URLSearchParams) => String(productParams(params)),
  write: (fragment: string) => fragment,
};
const headings = ['file.sections.stops'];
const noProblems: FileView['problems'] = {};

/** A product on one page: its facts on the left, and what every tool finds about it on the right. */
export function ProductFile(props: ProductFileProps) {
  const { locale, messages, hrefs, tools, gmpStartsOn, ledger, categories } = props;
  const { version, read, changes, others, example } = props;
  const {
    answers: fragment,
    filled,
    ref,
    link,
    fill,
    change,
    clear,
    undo,
  } = useAnswers(format, messages, headings);
  const live = useHydrated();
  const id = useId();
  const texts = useMemo(() => {
    const of = (name: string) => toolText(messages[name] as ToolMessages, locale);
    return { text: of('file'), label: of('label'), duties: of('duties') };
  }, [messages, locale]);
  const { text, label } = texts;
  const context = useMemo(
    () => ({ messages, locale, read, sources: ledger, categories, law: { gmpStartsOn } }),
    [messages, locale, read, ledger, categories, gmpStartsOn],
  );
  const { view, engine, begun, hasFailed } = useFile(fragment, context);
  const { problems, handlers } = useShownProblems(view?.problems ?? noProblems);
  const { status, byHand, setStatus, copy } = useCopy(text('actions.copyYourself'));
  /** URL of the texts of the second language; null without one. */
  const [beside, setBeside] = useState<string | null>(null);
  const [fixed, setFixed] = useState<{ before: string; what: string } | null>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its finding.
  useEffect(() => {
    if (fixed) undoRef.current?.focus({ preventScroll: true });
  }, [fixed]);

  const isExample = !begun;
  const shown = isExample ? example.view : view;
  const given = new URLSearchParams(filled.answers);
  const current = isExample ? example.fragment : fragment;
  const { second, hasFailed: secondHasFailed } = useSecondView(current, beside);
  const old = new URLSearchParams(fragment).get('rules');
  const day = live ? today() : read;

  /** Returns the URL of this file, with the version of the rules that it was made with. */
  function versionedLink(): string {
    const url = new URL(link());
    const params = new URLSearchParams(url.hash.slice(1));
    params.set('rules', version);
    url.hash = String(params);
    return String(url);
  }

  /** Leads to the field that a finding asks for, and opens the part of the form that has it. */
  function ask(name: string) {
    const field = ref.current?.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`);
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }

  function onFix({ fix, title, action }: FindingView) {
    if (!fix) return;
    if (fix.does === 'ask') {
      ask(fix.field);
      return;
    }
    const params = new URLSearchParams(current);
    if (fix.does === 'rename') {
      const renamed = engine?.renameIn(params.get('ingredients') ?? '', fix.typed, fix.name);
      if (!renamed) {
        ask('ingredients');
        return;
      }
      params.set('ingredients', renamed);
    } else {
      for (const [name, value] of Object.entries(fix.set)) {
        const kept = name === 'kind' ? params.getAll(name).filter((each) => each !== 'other') : [];
        params.delete(name);
        for (const each of value ? [...kept, value] : kept) params.append(name, each);
      }
    }
    setFixed({ before: fragment, what: action ?? title });
    fill(String(params));
  }

  const counts = shown?.counts;
  const summary = begun && view ? text('verdict.short', { ...view.counts }) : null;
  const labelHref = `${hrefs.label}#${carryTo('us-label', 'product-file', current)}`;
  const linkedTools = Object.fromEntries(
    Object.entries(tools).map(([tool, { name, href }]) => {
      const isSharing = tool === 'mocra-duties' || tool === 'us-label' || tool === 'ingredients';
      return [tool, { name, href: isSharing ? `${href}#${carryTo(tool, 'product-file', current)}` : href }];
    }),
  );

  return (
    <ToolColumns
      inputs={
        <>
          <UndoNotice undo={undo} text={text} />
          <ToolForm
            key={filled.key}
            ref={ref}
            text={text}
            title={text('ui.facts')}
            hint={text('ui.hint')}
            onChange={(form) => {
              setFixed(null);
              change(form);
            }}
            handlers={handlers}
            resultId={`${id}-verdict`}
            summary={summary}
          >
            <FileFields
              texts={texts}
              given={given}
              live={live}
              problems={problems}
              categories={engine ? categories : []}
            />
            {props.withoutScripts}
          </ToolForm>
        </>
      }
    >
      <section
        aria-labelledby={`${id}-verdict`}
        data-sheet="product-file"
        data-version={version}
        data-example={isExample ? '' : undefined}
        className="below-form later-7000 min-w-0 self-stretch md:later-4900"
      >
        {shown && (
          <DossierHead
            text={text}
            second={second}
            day={longDate(day, locale)}
            version={version}
            inputs={shown.inputs}
          />
        )}
        {isExample && (
          <div className="mb-5 border-l-2 border-sky-700 pl-3 print:hidden">
            <p className="type-small">
              <strong>{text('verdict.example')}.</strong> {keepTogether(text('verdict.exampleText'))}
            </p>
            <button
              type="button"
              disabled={!live}
              onClick={() => fill(example.fragment)}
              className={buttonVariants({ variant: 'quiet', size: 'small', className: 'mt-2' })}
            >
              {text('verdict.take')}
            </button>
          </div>
        )}
        <h2
          id={`${id}-verdict`}
          tabIndex={-1}
          className="type-h2 max-w-[22em] scroll-mt-24 outline-none print:mt-4"
        >
          {keepTogether(shown?.verdict ?? text(hasFailed ? 'ui.failed' : 'ui.loading'))}
        </h2>
        {second && (
          <p lang={second.lang} className="type-h3 mt-2 max-w-[26em]">
            {keepTogether(second.view.verdict)}
          </p>
        )}
        <p role="status" className="sr-only">
          {summary}
        </p>
        {shown && counts && (
          <>
            <p className="type-small mt-2 max-w-prose text-ink-2">
              {keepTogether(text('verdict.add', { add: counts.add }))}
            </p>
            {fixed && (
              <p
                data-fixed=""
                className="type-small mt-4 flex flex-wrap items-baseline gap-x-4 border-l-2 border-spruce-700 pl-3 print:hidden"
              >
                {text('fixes.done', { what: fixed.what })}
                <button
                  ref={undoRef}
                  type="button"
                  onClick={() => {
                    fill(fixed.before);
                    setFixed(null);
                    document.getElementById(`${id}-verdict`)?.focus({ preventScroll: true });
                  }}
                  className="more-link min-h-11"
                >
                  {text('fixes.undo')}
                </button>
              </p>
            )}
            {old && old !== version && (
              <VersionChanges old={old} view={shown} changes={changes} text={text} rulesHref={hrefs.rules} />
            )}
            <ToolActions
              live={live}
              status={secondHasFailed ? text('actions.besideFailed') : status}
              byHand={byHand}
              className="mt-4 print:hidden"
              {...(!isExample && {
                ask: {
                  href: hrefs.contact,
                  tool: 'product-file' as const,
                  message: `${text('actions.askOpening')}\n\n${shown.asText}`,
                  name: text('actions.ask'),
                },
              })}
              actions={[
                [text('actions.print'), () => setStatus(printPage() ? '' : text('actions.elsewhere'))],
                ...others.map(
                  ({ name, url }) =>
                    [
                      text(beside === url ? 'actions.alone' : 'actions.beside', { language: name }),
                      () => setBeside(beside === url ? null : url),
                    ] as const,
                ),
                [text('actions.link'), async () => (await copy(versionedLink())) && text('actions.linked')],
                [
                  text('actions.copy'),
                  async () => (await copy(`${shown.asText}\n\n${versionedLink()}`)) && text('actions.copied'),
                ],
              ]}
              {...(!isExample && {
                clear: [text('actions.clear'), () => clear(text('undo.cleared'))] as const,
              })}
            />
            <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_19rem] print:mt-4 print:block">
              <div className="min-w-0 print:[zoom:0.85]">
                <FindingList
                  findings={shown.findings}
                  text={text}
                  second={second}
                  rulesHref={hrefs.rules}
                  ledger={ledger}
                  tools={linkedTools}
                  live={live && !isExample}
                  onFix={onFix}
                />
              </div>
              <div>
                <Carton view={shown} text={text} label={label} labelHref={labelHref} />
              </div>
            </div>
            <ListingSheet rows={shown.listing} text={text} second={second} version={version} live={live} />
            <p data-next-step="" className="type-small mt-6 print:hidden">
              {shown.nextStep}{' '}
              <a href={linkedTools['mocra-duties']?.href} className="text-link">
                {linkedTools['mocra-duties']?.name}
              </a>
            </p>
            <p className="type-caption mt-6 text-ink-3 print:hidden">
              {text('version.text', { version })}.{' '}
              <a href={`${hrefs.rules}#changes`} className="text-link">
                {text('version.log')}
              </a>
            </p>
            <DossierFoot
              text={text}
              second={second}
              findings={shown.findings}
              ledger={ledger}
              link={live ? versionedLink() : ''}
            />
          </>
        )}
      </section>
    </ToolColumns>
  );
}

type CartonProps = { view: FileView; text: ProductTexts; label: ProductTexts; labelHref: string };
type ProductTexts = ReturnType<typeof toolText>;

/** The label that follows from the facts, beside the findings. */
function Carton({ view: { carton }, text, label, labelHref }: CartonProps) {
  return (
    <section
      aria-label={text('carton.title')}
      data-carton=""
      className="lg:sticky lg:top-24 print:mt-4 print:break-inside-avoid"
    >
      {typeof carton === 'string' ? (
        <p className="type-small rounded-card border border-rule bg-paper-2 p-4">
          {keepTogether(text(`carton.${carton}`))}
        </p>
      ) : (
        <div className="rounded-card border border-rule bg-paper-2 p-2 max-lg:flex max-lg:justify-center max-lg:[&>svg]:max-h-80 print:border-0 print:bg-transparent print:p-0">
          <LabelArtwork drawing={carton} text={label} name={label('drawing.alt')} scale="fit" />
        </div>
      )}
      <p className="type-caption mt-2 text-ink-3 print:hidden">
        {keepTogether(text('carton.sample'))}{' '}
        <a href={labelHref} className="text-link">
          {text('carton.open')}
        </a>
      </p>
    </section>
  );
}

type VersionChangesProps = {
  old: string;
  view: FileView;
  changes: ProductFileProps['changes'];
  text: ProductTexts;
  rulesHref: string;
};

/** What has changed in the rules of this file since its link was made. */
function VersionChanges({ old, view, changes, text, rulesHref }: VersionChangesProps) {
  const since = `${old.slice(0, 4)}-${old.slice(4, 6)}-${old.slice(6, 8)}`;
  const rules = new Set(view.findings.flatMap(({ sources }) => sources.map(({ rule }) => rule)));
  const concerning = changes.filter(
    ({ date, ids }) => date >= since && (ids.length === 0 || ids.some((each) => rules.has(each))),
  );
  return (
    <div data-changed-rules="" className="type-small mt-4 border-l-2 border-ochre-400 pl-3">
      <p>
        {keepTogether(text('version.changed', { version: old }))}{' '}
        {text(concerning.length > 0 ? 'version.concern' : 'version.none')}
      </p>
      <ul>
        {concerning.map(({ date, title }) => (
          <li key={`${date}${title}`}>
            {date}: {title}
          </li>
        ))}
      </ul>
      <a href={`${rulesHref}#changes`} className="text-link">
        {text('version.log')}
      </a>
    </div>
  );
}
