import clsx from 'clsx';
import archiveBox from './archive-box.svg';
import recordIcons from './record-icons.svg';
import type { VaultKind } from './records';

/** A page with a folded corner and its kind's sign; the kind's name stands beside it. */
export function RecordIcon({ kind, className }: { kind: VaultKind; className: string }) {
  return <img src={`${recordIcons.src}#${kind}`} alt="" className={clsx('flex-none', className)} />;
}

/** An archive box, open by a sheet's breadth; `month` stands on its label. */
export function ArchiveBox({ month }: { month: string }) {
  return (
    <div className="relative mx-auto -mb-px flex-none @max-[900px]:hidden">
      <img src={archiveBox.src} width="198" height="96" alt="" />
      <svg
        className="absolute inset-0"
        width="198"
        height="96"
        textAnchor="middle"
        aria-hidden="true"
        focusable="false"
      >
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
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" focusable="false">
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
