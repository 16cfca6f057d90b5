import { type ReactNode, useId } from 'react';
import type { ToolText } from '@/lib/tools/text';

type ToolStartProps = {
  text: ToolText;
  className: string;
  /** The line to which the presets fold; not given while they are open. */
  folded?: ReactNode;
  children: ReactNode;
};

/** Presets of a tool, above its form. */
export function ToolStart({ text, className, folded, children }: ToolStartProps) {
  const id = useId();
  if (folded) {
    return (
      <details data-print="hidden" className={className}>
        <summary className="flex min-h-11 cursor-pointer items-center text-small">{folded}</summary>
        <div className="pt-2">{children}</div>
      </details>
    );
  }
  return (
    <section aria-labelledby={id} data-print="hidden" className={className}>
      <h2 id={id} className="type-h3 mb-4">
        {text('ui.start')}
      </h2>
      {children}
      <noscript>
        <p className="type-small border-l-2 border-ochre-400 pl-4">{text('ui.without')}</p>
      </noscript>
    </section>
  );
}
