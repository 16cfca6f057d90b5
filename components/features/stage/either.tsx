import type { ReactNode } from 'react';
import { type States, startingWith } from './states';

type EitherProps = {
  states: States;
  /** What is shown, by the condition under which it is. */
  of: Record<string, ReactNode>;
};

/** Texts or small parts of which a scene's states show one at a time. */
export function Either({ states, of }: EitherProps) {
  const { when } = startingWith(states);
  return Object.entries(of).map(([condition, children]) => (
    <span key={condition} {...when(condition)}>
      {children}
    </span>
  ));
}
