import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '@/lib/browser/composing';
import { copyFrom } from '@/lib/text/copy-from';
import { LiveInput } from '../../shared/interactive';
import { accepted, percent, totalIngredients } from '../data';
import { lookupResult, suggestions, type WizardEvent, type WizardState } from '../state';
import { quiet } from './controls';
import { typedPart } from './inci-names';
import { Flag } from './ingredient-table';

const fieldId = 'wizard-inci';
const listId = 'wizard-inci-list';
const answerId = 'wizard-inci-answer';
/** Most characters of the typed name that a message repeats. */
const shownLength = 60;
const shownName = (text: string) => Array.from(text.trim()).slice(0, shownLength).join('');
const optionId = (index: number) => `wizard-inci-${index}`;

type LookupProps = { state: WizardState; dispatch: (event: WizardEvent) => void };

/** Field for the next ingredient: finds the INCI name for the input, or shows a message if there is no match. */
export function Lookup({ state, dispatch }: LookupProps) {
  const t = useTranslations('sceneMocraWizard');
  const copy = copyFrom(t);
  const { text, active } = state;
  const found = suggestions(state);
  const open = found.length > 0;
  const said = lookupResult(state);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const chosen = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      dispatch({ type: 'suggestion moved', by: event.key === 'ArrowDown' ? 1 : -1 });
    } else if (event.key === 'Enter' && chosen) {
      dispatch({ type: 'name taken', inci: chosen.inci });
    } else if (event.key === 'Escape') {
      dispatch(open ? { type: 'list closed' } : { type: 'typed', text: '' });
    } else return;
    event.preventDefault();
  };

  return (
    <div className="self-start @min-[37.5rem]:h-34.5">
      <label htmlFor={fieldId} className="sr-only">
        {t('add')}
      </label>
      <LiveInput
        type="text"
        id={fieldId}
        className="block h-8 w-full rounded-control border-[1.5px] border-spruce-700 bg-surface px-2.5 font-semibold opacity-100 outline-offset-2 placeholder:font-normal placeholder:text-ink-3 @max-[37.5rem]:h-11 @max-[37.5rem]:text-base"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(active) : undefined}
        aria-autocomplete="list"
        aria-describedby={said ? answerId : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        placeholder={t('lookup.placeholder')}
        onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
      />
      {open ? <Options state={state} dispatch={dispatch} /> : null}
      {open && found.length < 3 ? (
        <p className="mt-1.5 text-xs leading-4.5 text-ink-3">{t('lookup.more')}</p>
      ) : null}
      {said ? (
        <p id={answerId} className={clsx('mt-2', quiet)} data-answer={said}>
          {said === 'absent' ? <strong className="block text-seal-700">{t('wrong')}</strong> : null}
          {copy(`lookup.${said}`, { name: shownName(text), total: totalIngredients })}
        </p>
      ) : null}
    </div>
  );
}

function Options({ state, dispatch }: LookupProps) {
  const t = useTranslations('sceneMocraWizard');
  const list = useRef<HTMLDivElement>(null);
  // Scrolls only the list, not the page.
  useEffect(() => {
    const box = list.current;
    const option = box?.children[state.active] as HTMLElement | undefined;
    if (!box || !option) return;
    const below = option.offsetTop + option.offsetHeight - box.clientHeight;
    box.scrollTop = Math.min(Math.max(box.scrollTop, below), option.offsetTop);
  }, [state.active]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('suggestions')}
      className="relative mt-1.5 max-h-25 overflow-y-auto rounded-control border border-control bg-surface @max-[37.5rem]:max-h-39"
    >
      {suggestions(state).map(({ inci, known }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
        <div
          key={inci}
          id={optionId(index)}
          role="option"
          aria-selected={index === state.active}
          tabIndex={-1}
          className="flex min-h-7 cursor-pointer items-center gap-2.5 px-2.5 py-0.5 hover:bg-spruce-50 aria-selected:bg-spruce-50 @max-[37.5rem]:min-h-11 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
          data-inci={inci}
          // Keep the focus where it is, so that phones do not open the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => dispatch({ type: 'name taken', inci })}
        >
          <Typed name={inci} text={state.text} />
          {inci === accepted.inci ? <Flag flag={accepted.flag} /> : null}
          <span className="ml-auto text-right text-sm leading-4 text-ink-3">
            {known ? <Typed name={known} text={state.text} /> : null}
            {inci === accepted.inci && !known ? percent(accepted.range) : null}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A name with its typed part highlighted. */
function Typed({ name, text }: { name: string; text: string }) {
  const [before, typed, after] = typedPart(name, text);
  return (
    <span lang={/[가-힣]/.test(name) ? 'ko' : 'en'} translate="no">
      {before}
      <strong>{typed}</strong>
      {after}
    </span>
  );
}
