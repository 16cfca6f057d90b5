import { type FocusEvent, useState } from 'react';

/**
 * Holds back the problem of the field that a visitor is filling in until the field loses the focus. A problem that already
 * shows follows each key.
 * @param problems the problems of the form by field name.
 * @returns the problems to show, and the handlers of the form.
 */
export function useShownProblems<Problems extends object>(problems: Problems) {
  const [held, setHeld] = useState('');
  const shown = Object.hasOwn(problems, held)
    ? (Object.fromEntries(Object.entries(problems).filter(([name]) => name !== held)) as Problems)
    : problems;
  return {
    problems: shown,
    handlers: {
      onFocus({ target }: FocusEvent<HTMLFormElement, Element>) {
        const name = target.getAttribute('name') ?? '';
        setHeld(problems[name as keyof Problems] ? '' : name);
      },
      onBlur: () => setHeld(''),
    },
  };
}
