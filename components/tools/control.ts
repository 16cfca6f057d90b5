import { type ComponentProps, useId } from 'react';

export type Control = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

/**
 * Attributes that tie a control to its label, its hint and its problem.
 * @param described whether there is a hint, and a problem.
 */
export function useControl(name: string, described: { hint: boolean; problem: boolean }) {
  const id = useId();
  const ids = { hint: `${id}-hint`, problem: `${id}-problem` };
  const control: Control = {
    id,
    name,
    'aria-describedby':
      [described.problem && ids.problem, described.hint && ids.hint].filter(Boolean).join(' ') || undefined,
    'aria-invalid': described.problem || undefined,
  };
  return { control, ids };
}
