/** A locked drawer: where filed cases lie. */
export function ArchiveDrawer({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 52 40"
      className={className}
      fill="none"
      stroke="#032e2d"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 12 11 4h30l4 8z" fill="#bae3d9" />
      <path d="M15 12V7.4h14l2 2V12" fill="#fff" strokeWidth="1" />
      <path d="M3 12h46v26H3z" fill="#0a5851" />
      <path d="M45 12.7h3.3v24.6H45z" fill="#06403b" stroke="none" />
      <path d="M12 18h20v12H12z" fill="#fbfaf6" strokeWidth="1" />
      <path d="M16 22.5h12m-12 3.5h7" />
      <circle cx="39" cy="24" r="3.4" fill="#011e1e" stroke="#bae3d9" />
    </svg>
  );
}
