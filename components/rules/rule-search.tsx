'use client';

import { type ReactNode, useCallback, useEffect, useId } from 'react';
import { AskLink } from '@/components/tools/shared/ask-link';
import { NextStep } from '@/components/tools/shared/next-step';
import { searchMessage, showRows } from '@/components/tools/shared/show-rows';
import { useRowSearch } from '@/components/tools/shared/use-row-search';
import { inputStyle } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { decodeFragment } from '@/lib/browser/url-fragment';
import { nextStepText } from '@/lib/rules/next-step';
import { foldedText, matcher, type Query, queryFrom, type Searched, toParams } from '@/lib/rules/search';

type Options = readonly { value: string; name: string }[];

type SearchText =
  | ('title' | 'q' | 'hint' | 'state' | 'who' | 'since' | 'any' | 'clear')
  | ('all' | 'found' | 'some' | 'none' | 'ask' | 'askOpening');

type RuleSearchProps = {
  /** URL of the contact form. */
  contactHref: string;
  /** URL of the duties finder. */
  finderHref: string;
  /** `all` and `none` are complete sentences; `found` and `some` have placeholders such as `{shown}`. */
  texts: Record<SearchText, string> & { nextStep: Record<'one' | 'some' | 'link', string> };
  states: Options;
  roles: Options;
  /** First and last date of a change. */
  days: readonly [string, string];
};

/** Search text of each rule on the page, collected once. */
const searched = new WeakMap<HTMLElement, Searched>();

function collectSearched(rule: HTMLElement, group: HTMLElement): Searched {
  const known = searched.get(rule);
  if (known) return known;
  const { state = '', roles = '', changed = '' } = rule.dataset;
  const text = foldedText(`${rule.textContent} ${group.querySelector('h2')?.textContent ?? ''}`);
  const read = { text, state, roles: roles.split(' '), changed };
  searched.set(rule, read);
  return read;
}

/**
 * Writes into the heading of a subject how many of its rules are visible. `data-whole` keeps the server's count of all.
 * @param some the message with `{shown}` and `{total}`.
 */
function countRules(some: string, group: HTMLElement, shown: number, total: number): void {
  const count = group.querySelector<HTMLElement>('[data-rule-count]');
  if (!count) return;
  count.dataset.whole ??= count.textContent ?? '';
  count.textContent =
    shown === total
      ? count.dataset.whole
      : some.replace('{shown}', String(shown)).replace('{total}', String(total));
}

/** Hides the rules that do not match and opens the subjects of the others. Returns the number of visible rules. */
function show(query: Query, some: string): number {
  const matches = matcher(query);
  const searching = toParams(query) !== '';
  for (const group of document.querySelectorAll<HTMLDetailsElement>('#rules > details')) {
    // A subject opened by the search closes with it.
    if (searching && !group.open) group.dataset.opened = '';
    if (searching) group.open = true;
    else if ('opened' in group.dataset) {
      group.open = false;
      delete group.dataset.opened;
    }
  }
  // The matches take the place of the contents.
  for (const id of ['rule-contents', 'rule-corrections']) {
    document.getElementById(id)?.toggleAttribute('hidden', searching);
  }
  return showRows(
    '#rules > details',
    'li[id]',
    (rule, group) => matches(collectSearched(rule, group)),
    (group, shown, total) => countRules(some, group, shown, total),
  );
}

/** Returns the target of the URL's fragment if it is inside a subject or among the corrections. */
function linked(): HTMLElement | null {
  const target = document.getElementById(decodeFragment(location.hash));
  return target?.closest('details, #rule-corrections') ? target : null;
}

/** Search and filters of the list of rules. The URL stores the query. */
export function RuleSearch({ contactHref, finderHref, texts, states, roles, days }: RuleSearchProps) {
  const id = useId();
  const search = useCallback(
    (params: URLSearchParams) => {
      const query = queryFrom(params);
      const shown = show(query, texts.some);
      return {
        shown,
        searching: toParams(query) !== '',
        message: query.q && searchMessage(texts.askOpening, query.q, '#rules li[id]', params),
      };
    },
    [texts.some, texts.askOpening],
  );
  const { result, update, form } = useRowSearch(search, { inUrl: true });
  const clear = useCallback(() => {
    form.ref.current?.reset();
    update();
  }, [form.ref, update]);

  useEffect(() => {
    if (toParams(queryFrom(new URLSearchParams(location.search)))) form.ref.current?.scrollIntoView();
    // The target of a link is visible whatever the query; not every browser opens its subject.
    const reveal = () => {
      const target = linked();
      if (!target) return;
      if (target.closest('[hidden]')) clear();
      for (let folded = target.closest('details'); folded; ) {
        folded.open = true;
        folded = folded.parentElement?.closest('details') ?? null;
      }
      target.scrollIntoView();
      // Rows above the target get their real heights when they are first drawn.
      requestAnimationFrame(() => target.scrollIntoView());
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, [form.ref, clear]);

  const select = (name: 'state' | 'who', options: Options): ReactNode => (
    <div>
      <Label htmlFor={id + name}>{texts[name]}</Label>
      <select id={id + name} name={name} defaultValue="" className={inputStyle}>
        <option value="">{texts.any}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <search id="search" data-print="hidden" className="block scroll-mt-24 noscript:hidden">
      <form {...form} aria-label={texts.title}>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-[3fr_2fr_2fr_2fr]">
          <div className="max-lg:col-span-2">
            <Label htmlFor="rule-search">{texts.q}</Label>
            <input
              name="q"
              // A link to the field gives it the focus.
              id="rule-search"
              type="search"
              autoComplete="off"
              aria-describedby={`${id}hint`}
              className={inputStyle}
            />
            <p id={`${id}hint`} className="type-caption mt-1.5 text-ink-3">
              {texts.hint}
            </p>
          </div>
          {select('state', states)}
          {select('who', roles)}
          <div className="max-lg:col-span-2">
            <Label htmlFor={`${id}since`}>{texts.since}</Label>
            <input
              id={`${id}since`}
              name="since"
              type="date"
              min={days[0]}
              max={days[1]}
              className={inputStyle}
            />
          </div>
        </div>
        <div className="type-small mt-3 flex min-h-8 flex-wrap items-center gap-x-6 gap-y-2">
          <p role="status" data-found={result?.shown}>
            {!result?.searching && texts.all}
            {result?.searching &&
              (result.shown > 0 ? texts.found.replace('{shown}', String(result.shown)) : texts.none)}
          </p>
          {result?.searching && (
            <button type="button" className="more-link flex-none" onClick={clear}>
              {texts.clear}
            </button>
          )}
          {result?.message && (
            <AskLink href={contactHref} tool="rules" message={result.message} name={texts.ask} />
          )}
          {/* Typing searches; a phone's keyboard shows its search key only if the form has a button. */}
          <button type="submit" hidden>
            {texts.title}
          </button>
        </div>
        {result?.searching && result.shown > 0 && (
          <NextStep
            className="mt-2 text-ink-2"
            sentence={nextStepText(result.shown, texts.nextStep)}
            href={finderHref}
            link={texts.nextStep.link}
          />
        )}
      </form>
    </search>
  );
}
