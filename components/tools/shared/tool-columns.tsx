import type { ReactNode } from 'react';

/**
 * Presets and form on the left of the result, which is the children. On phones presets and form are one block, so that
 * the button with the result is in view from the first tap on.
 */
export function ToolColumns({ inputs, children }: { inputs: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-x-16">
      <div data-print="hidden" className="lg:contents">
        {inputs}
      </div>
      {children}
    </div>
  );
}
