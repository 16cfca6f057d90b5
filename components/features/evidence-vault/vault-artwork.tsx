import type { ReactNode } from 'react';
import type { VaultKind } from './records';

/** What stands on the page of each kind: lines, a signature, an exclamation, a rosette, a carton, a house … */
const glyphs: Record<VaultKind, ReactNode> = {
  splReceipt: <path d="M8 13h10M8 17h10M8 21h6" />,
  agentLetter: <path d="M8 12h10M8 21c3-6 4-6 4-2s3-4 6-2" />,
  adverseEventFiling: <path d="M13 11.5v7m0 2v2" strokeWidth="2" />,
  auditCertificate: (
    <path d="M16.6 15a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0zM11 18.5l-1 5 3-1.6 3 1.6-1-5" />
  ),
  labelVersion: <path d="M8 12h10v11H8zm2.5 3h5m-5 2.5h3" />,
  registrationConfirmation: <path d="M8 23v-7l5-4 5 4v7zm3.5 0v-4h3v4" />,
  priorNoticeReceipt: <path d="M7 20h12l-2 3.5H9zm3 0v-6h6v6m-3-6v-2.5" />,
  facilityInspection: <path d="M7.5 23v-7l4 2.5V16l4 2.5V12h3v11z" />,
  batchRecord: <path d="M11 12h4m-3 0v4l-3.6 6.5h9.2L14 16v-4" />,
};

/** A page with a folded corner and its kind's sign; the kind's name stands beside it. */
export function RecordIcon({ kind, width }: { kind: VaultKind; width: 20 | 26 }) {
  return (
    <svg
      className="flex-none"
      viewBox="0 0 26 30"
      width={width}
      height={Math.round((width * 30) / 26)}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 1.5h14l6 6v21H3z" fill="#fff" stroke="#032e2d" strokeWidth="1.3" />
      <path d="M17 1.5v6h6" fill="#d9e9e1" stroke="#032e2d" strokeWidth="1.3" />
      <g stroke="#0a5851" strokeWidth="1.4">
        {glyphs[kind]}
      </g>
    </svg>
  );
}

/** An archive box, open by a sheet's breadth; `month` stands on its label. */
export function ArchiveBox({ month }: { month: string }) {
  return (
    <svg
      className="mx-auto -mb-px flex-none @max-[900px]:hidden"
      viewBox="0 0 198 96"
      width="198"
      height="96"
      fill="none"
      stroke="#032e2d"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m12 19 8-8h158l8 8z" fill="#bae3d9" />
      <path d="M36 19V4h82l8 8v7z" fill="#fff" />
      <path d="M118 4v8h8" fill="#d9e9e1" />
      <path d="M46 10h34m-34 5h52" strokeWidth="1" stroke="#768384" />
      <path d="M6 35h186v61H6z" fill="#0a5851" />
      <path d="M176 36h15.3v60H176z" fill="#06403b" stroke="none" />
      <path d="M2 19h194v18H2z" fill="#128777" />
      <path d="M176 19.7h19.3v16.6H176z" fill="#0d6f62" stroke="none" />
      <path d="M22 46h98v40H22z" fill="#fbfaf6" strokeWidth="1.2" />
      <g stroke="none" textAnchor="middle">
        <text fontSize="13" fontWeight="700" letterSpacing="2.6" x="72" y="63" fill="#032e2d">
          ONSIL
        </text>
        <text className="font-mono" fontSize="12" x="71" y="79" fill="#3c4b4e">
          {month}
        </text>
      </g>
      <circle cx="150" cy="66" r="11" fill="#011e1e" stroke="#bae3d9" strokeWidth="2" />
    </svg>
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
