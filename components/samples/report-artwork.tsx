import type { ReactNode } from 'react';
import type { Miss } from '@/components/features/label-vision/check';
import { Figure } from './document';

/* Drawings of the label report that the scene does not have. */

const inks = ['#032e2d', '#0a5851', '#d9e9e1', '#f6f3e8', '#e8b048'];

/** The ground of the artwork as a press sheet has it: registration marks and inks at its right, millimetres at its left. */
export function Board({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Figure
      label={label}
      className="relative flex flex-1 items-center justify-center border border-rule bg-surface pt-[20pt]"
    >
      <Register className="absolute top-[9pt] right-[9pt]" />
      <Register className="absolute right-[9pt] bottom-[9pt]" />
      <div className="absolute right-[10pt]">
        {inks.map((ink) => (
          <div key={ink} className="size-[11pt] border-[0.4pt] border-ink-3" style={{ background: ink }} />
        ))}
      </div>
      <Ruler />
      {children}
    </Figure>
  );
}

function Register({ className }: { className: string }) {
  return (
    <svg className={`size-[14pt] fill-none stroke-ink-3 ${className}`} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 0v14M0 7h14M2.800 7a4.200 4.200 0 1 1 8.400 0 4.200 4.200 0 1 1-8.400 0" strokeWidth=".5" />
    </svg>
  );
}

/** Millimetres along the front panel's height, to be held against a ruler once printed. */
function Ruler() {
  const marks = Array.from({ length: 98 }, (_, at) => at);
  return (
    <div className="absolute left-[12pt]" aria-hidden="true">
      <svg
        className="block h-[97mm] w-[9pt] overflow-visible stroke-ink-3"
        viewBox="0 0 9 97"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={marks.map((at) => `M0 ${at}h${at % 10 === 0 ? 9 : at % 5 === 0 ? 6.5 : 4}`).join('')}
          strokeWidth=".4pt"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {marks
        .filter((at) => at % 10 === 0)
        .map((at) => (
          <span
            key={at}
            className="absolute left-[12pt] text-[6.5pt] leading-[8pt] whitespace-nowrap text-ink-2"
            style={{ top: `calc(${at}mm - 4pt)` }}
          >
            {at === 0 ? '0 mm' : at}
          </span>
        ))}
    </div>
  );
}

/** A tick for every rule; a tall box where it is violated, a triangle where a person decides. */
export function Ticks({ rules, misses: missing }: { rules: number; misses: readonly Miss[] }) {
  return (
    <svg className="h-[13pt]" viewBox={`0 0 ${rules * 4.3} 13`} aria-hidden="true">
      {Array.from({ length: rules }, (_, rule) => {
        const x = 2 + rule * 4.3;
        const kind = missing.find((miss) => miss.rule === rule)?.kind;
        if (kind === 'fix')
          return <path key={x} className="fill-seal-600" d={`M${x - 1.7} 0h3.4v13h-3.4z`} />;
        if (kind) return <path key={x} fill="#b9822a" d={`M${x} .5l3.2 11.500h-6.400z`} />;
        return <path key={x} className="fill-spruce-700" d={`M${x - 0.8} 3h1.600v8h-1.600z`} />;
      })}
    </svg>
  );
}
