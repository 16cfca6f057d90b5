import clsx from 'clsx';
import type { SVGProps } from 'react';
import { FineIcon } from '../shared';
import archiveBox from './archive-box.svg';
import recordIcons from './record-icons.svg';
import { type VaultKind, retentionYears as years } from './records';

/** A page with a folded corner and its kind's sign; the kind's name stands beside it. */
export function RecordIcon({ kind, className }: { kind: VaultKind; className: string }) {
  return <img src={`${recordIcons.src}#${kind}`} alt="" className={clsx('flex-none', className)} />;
}

/** An archive box, open by a sheet's breadth; `month` stands on its label. */
export function ArchiveBox({ month }: { month: string }) {
  return (
    <div className="relative mx-auto -mb-px flex-none @max-[900px]:hidden">
      <img src={archiveBox.src} width="198" height="96" alt="" />
      <svg className="absolute inset-0" width="198" height="96" textAnchor="middle" aria-hidden="true">
        <text fontSize="13" fontWeight="700" letterSpacing="2.6" x="72" y="63" fill="#032e2d">
          ONSIL
        </text>
        <text className="font-mono" fontSize="12" x="71" y="79" fill="#3c4b4e">
          {month}
        </text>
      </svg>
    </div>
  );
}

/** A ticked or an empty box, as a picture. */
export function TickMark({ checked }: { checked: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
      {checked ? (
        <>
          <rect x="1" y="1" width="14" height="14" rx="2" fill="#0a5851" />
          <path d="m4.4 8.2 2.5 2.4 4.7-5.2" fill="none" stroke="#fff" strokeWidth="1.8" />
        </>
      ) : (
        <rect
          x="1.6"
          y="1.6"
          width="12.8"
          height="12.8"
          rx="1.6"
          fill="#fff"
          stroke="#768384"
          strokeWidth="1.3"
        />
      )}
    </svg>
  );
}

export const SearchIcon = () => (
  <FineIcon className="flex-none text-ink-2" d="M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0zm-1.2 3.8L15 15" />
);

/** A zipped folder: what an export hands over. */
export const ExportIcon = () => <FineIcon d="M1.5 2.5h5l1.5 2h6.5v9h-13zm9 2.5v1.4m0 1.2V9m0 1.2v1.6" />;

/** Two copies, one dashed: a mirror kept elsewhere. */
export const MirrorIcon = (props: SVGProps<SVGSVGElement>) => (
  <FineIcon d="M1 5.5h7v7H1z" {...props}>
    <path d="M5.5 3.5v-2H15v9.2h-4" strokeDasharray="2.4 1.6" />
  </FineIcon>
);

const anniversaries = Array.from({ length: years + 1 }, (_, year) => year);
const months = years * 12;
const ticks = Array.from({ length: months - 1 }, (_, index) => {
  const month = index + 1;
  return `M${month} 0v${month % 12 === 0 ? 12 : month % 6 === 0 ? 8 : 5}`;
}).join('');

/**
 * Ruler of a record's lock: one tick a month, taller ones at half years and anniversaries. Places are
 * percentages, so that one drawing serves every width with its type unscaled; where seven years do not fit, every
 * second one stays. Decorative: a line of text above it gives both dates.
 */
export function RetentionRuler({ from }: { from: number }) {
  return (
    <svg className="overflow-visible text-sm *:overflow-visible" width="100%" height="52" aria-hidden="true">
      <rect width="100%" height="20" fill="#bae3d9" />
      <rect width="26" height="20" fill="#0a5851" />
      <g fill="none" stroke="#fff" strokeWidth="1.4" transform="translate(6 2)">
        <path d="M2 7h10v7H2zm2 0V5a3 3 0 0 1 6 0v2" />
      </g>
      <svg
        className="*:[vector-effect:non-scaling-stroke]"
        y="20"
        width="100%"
        height="12"
        viewBox={`0 0 ${months} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={ticks} stroke="#546264" />
        <path d={`M0 0h${months}`} stroke="#122125" strokeWidth="1.4" />
      </svg>
      <path d="M.5 20v12" stroke="#546264" />
      <svg x="100%" aria-hidden="true">
        <path d="M-1.2-5v38" stroke="#122125" strokeWidth="2.4" />
      </svg>
      {anniversaries.map((year) => (
        <text
          key={year}
          className={clsx(
            year === years ? 'fill-ink font-semibold' : 'fill-ink-3',
            year % 2 === 1 && '@max-[481px]:hidden',
          )}
          textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
          x={`${Math.round((10000 * year) / years) / 100}%`}
          y="47"
        >
          {from + year}
        </text>
      ))}
    </svg>
  );
}
