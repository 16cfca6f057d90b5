import type { NextConfig } from 'next';

/** A rule of `headers()` in next.config.ts. */
export type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number];

/** Text as a part of a rule's pattern. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
