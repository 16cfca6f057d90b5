import type { ReactNode } from 'react';

export const nowrap = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;
export const bold = (chunks: ReactNode) => <strong>{chunks}</strong>;
