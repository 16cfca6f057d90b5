import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { namedSizes } from '@/lib/articles/image';
import type { Drawing } from '@/lib/routes';
import { isFeature, type OgImage } from '@/lib/seo/og-images';
import { OgImageLayout } from './layout';

// Literal folders: otherwise the build would trace all files of the project for these images.
const read = (file: string) => readFile(path.join(process.cwd(), 'lib/fonts/og', file));

let loading: ReturnType<typeof loadFonts> | undefined;

/** The fonts of tools/fonts/og-fonts.ts; the names match components/og-images/layout.tsx. */
async function loadFonts() {
  const [serif, sans] = await Promise.all([read('serif.ttf'), read('sans.ttf')]);
  return [
    { name: 'Hahmlet', data: serif, weight: 500 as const },
    { name: 'Pretendard', data: sans, weight: 500 as const },
  ];
}

/** File of a drawing. Its words are outlines: the images' library does not load fonts in an `<svg>`. */
const fileOf = (drawing: Drawing) =>
  isFeature(drawing)
    ? path.join(process.cwd(), 'components/features', drawing, 'social-image.svg')
    : path.join(process.cwd(), 'components/og-images', `${drawing}.svg`);

/** The mark of the logo is the favicon's. */
const markFile = path.join(process.cwd(), 'app/icon.svg');

async function toDataUrl(file: string): Promise<string> {
  const svg = await readFile(file, 'base64');
  return `data:image/svg+xml;base64,${svg}`;
}

/** Renders a social image as PNG on the server. */
export async function drawOgImage(image: OgImage): Promise<ArrayBuffer> {
  loading ??= loadFonts();
  const [mark, drawing] = await Promise.all([toDataUrl(markFile), toDataUrl(fileOf(image.drawing))]);
  return new ImageResponse(<OgImageLayout image={image} mark={mark} drawing={drawing} />, {
    ...namedSizes.social,
    fonts: await loading,
  }).arrayBuffer();
}
