import clsx from 'clsx';
import type { ReactNode } from 'react';

export type ProductKind = 'serum' | 'cushion' | 'cleanser' | 'cream' | 'jelly';

type ProductIconProps = {
  kind: ProductKind;
  /** Edge of the square box in px; the products stand in it on one ground line. */
  size: number;
  className?: string;
};

/** Drawn in a square of 60: outline 1.4, flat fills, one hard shadow along the right side. */
const drawings: Record<ProductKind, ReactNode> = {
  serum: (
    <>
      <path d="M26 2.5q4-2 8 0l1 9.5H25z" fill="#032e2d" stroke="none" />
      <path d="M23 12h14v8H23z" fill="#3c4b4e" />
      <path d="M26.5 13.5v5m3.5-5v5m3.5-5v5" stroke="#768384" strokeWidth="1" />
      <path d="M24 20h12v3l6 5v26.5q0 3.5-4 3.5H22q-4 0-4-3.5V28l6-5z" fill="#e0b976" />
      <path d="M34 20.7h1.3v2.6l6 5v25.9q0 3.1-3.3 3.1h-4z" fill="#c99b52" stroke="none" />
      <path d="M30 20v13" stroke="#fff" strokeWidth="2" />
      <path d="M22 34h16v16H22z" fill="#fbfaf6" strokeWidth="1" />
      <path d="M25 39h10m-10 4h6" strokeWidth="1.3" />
    </>
  ),
  cushion: (
    <>
      <path d="M14 32Q14 11 30 11t16 21z" fill="#cfe5dd" />
      <path d="M18.4 32q0-16.4 11.6-16.4T41.6 32z" fill="#f4faf8" strokeWidth="1" />
      <path d="m22.6 27.4 7.6-7.6m-3 9.4 8.6-8.6" stroke="#a9cbbf" strokeWidth="1.4" />
      <path d="M12.5 31h35v3.4h-35z" fill="#032e2d" stroke="none" />
      <path d="M8 44v3.6C8 53.4 17.8 58 30 58s22-4.6 22-10.4V44z" fill="#06403b" />
      <ellipse cx="30" cy="44.4" rx="22" ry="10.6" fill="#0a5851" />
      <ellipse cx="30" cy="43.4" rx="17.8" ry="7.6" fill="#e3c39f" strokeWidth="1" />
      <path d="M21 43.4q4.5-3.6 9 0t9 0" stroke="#b98f63" strokeWidth="1.3" />
    </>
  ),
  cleanser: (
    <>
      <path d="M16 3h28l-3 43H19z" fill="#f0ead8" />
      <path d="M40.4 7.6h2.6l-2.6 37.7h-3.2z" fill="#dccfae" stroke="none" />
      <path d="M16.4 7.2h27.2" />
      <path d="M20 46h20v12H20z" fill="#0a5851" />
      <path d="M23.5 48.5v7m3.3-7v7m3.2-7v7m3.3-7v7m3.2-7v7" stroke="#bae3d9" strokeWidth=".8" />
      <path d="M24 17h12m-12 4h7" />
      <path d="M30 29q5 5.4 0 10.6-5-5.2 0-10.6z" fill="#bcd3c5" strokeWidth="1" />
    </>
  ),
  cream: (
    <>
      <path d="M13 18h34v12H13z" fill="#0a5851" />
      <path d="M42 18.7h4.3v10.6H42z" fill="#06403b" stroke="none" />
      <path d="M11 30h38v22q0 6-6 6H17q-6 0-6-6z" fill="#cfe5dd" />
      <path d="M44.5 30.7h3.8V52q0 5.3-5.3 5.3h-1.2q2.7-1 2.7-5z" fill="#9dbcab" stroke="none" />
      <path d="M17 35h26v16H17z" fill="#fbfaf6" strokeWidth="1" />
      <path d="M22 40.5h16M22 45h9" strokeWidth="1.3" />
    </>
  ),
  jelly: (
    <>
      <path d="M15 4h12v54H15z" fill="#f3dfae" />
      <path d="M24 4.7h2.3v52.6H24z" fill="#e0c584" stroke="none" />
      <path d="M33 4h12v54H33z" fill="#f3dfae" />
      <path d="M42 4.7h2.3v52.6H42z" fill="#e0c584" stroke="none" />
      <path d="M15 8.4h12m-12 45h12m6-45h12m-12 45h12" strokeWidth="1" />
      <circle cx="21" cy="24" r="3.6" fill="#e8b048" strokeWidth="1" />
      <circle cx="39" cy="24" r="3.6" fill="#e8b048" strokeWidth="1" />
      <path d="M18 34h6m-6 4h4m14-4h6m-6 4h4" strokeWidth="1.2" />
    </>
  ),
};

/** One of Onsil's products as a small drawing; the name beside it says which it is. */
export function ProductIcon({ kind, size, className }: ProductIconProps) {
  return (
    <svg
      viewBox="0 0 60 60"
      width={size}
      height={size}
      className={clsx('flex-none', className)}
      fill="none"
      stroke="#032e2d"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  );
}
