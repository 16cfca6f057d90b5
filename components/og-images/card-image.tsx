import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { Card } from '@/lib/seo/cards';
import { socialImageSize } from '@/lib/seo/metadata';
import { CardLayout } from './layout';

const read = (file: string) => readFile(path.join(process.cwd(), 'lib/fonts/cards', file));

let loading: ReturnType<typeof loadFonts> | undefined;

/** The fonts of lib/fonts/card-fonts.ts; the names are those of components/og-images/parts.tsx. */
async function loadFonts() {
  const [latin, korean, sans] = await Promise.all([
    read('serif-latin.ttf'),
    read('serif-korean.otf'),
    read('sans.ttf'),
  ]);
  return [
    { name: 'Hahmlet', data: latin, weight: 500 as const },
    { name: 'Hahmlet KO', data: korean, weight: 500 as const },
    { name: 'Pretendard', data: sans, weight: 500 as const },
  ];
}

/** A social image as PNG, drawn on the server. */
export async function cardImage(card: Card): Promise<ArrayBuffer> {
  loading ??= loadFonts();
  return new ImageResponse(<CardLayout card={card} />, {
    ...socialImageSize,
    fonts: await loading,
  }).arrayBuffer();
}
