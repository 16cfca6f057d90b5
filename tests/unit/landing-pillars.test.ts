import fs from 'node:fs';
import { features } from '@/lib/routes';

/* A pillar's layout comes from its place in `features`: reordering the list must not need another edit. */

test('neither the markup nor the styles of the pillars know a feature by name', () => {
  const source = fs.readFileSync('components/sections/landing/features.tsx', 'utf8');
  const markup = source.slice(source.indexOf('const pillar = '));
  const layouts = /const layouts = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const styles = fs.readFileSync('components/sections/landing/features.module.css', 'utf8');
  for (const text of [markup, layouts, styles]) {
    expect(text.length).toBeGreaterThan(20);
    expect(features.filter((feature) => text.includes(feature))).toEqual([]);
  }
});

test('every place has its layout', () => {
  const source = fs.readFileSync('components/sections/landing/features.tsx', 'utf8');
  expect(/const layouts = \[([^\]]*)\]/.exec(source)?.[1]?.match(/'/g)).toHaveLength(2 * features.length);
});
