import { color } from '@/components/og-images/parts';
import type { Translator } from '@/lib/i18n/messages';
import type { Sheet } from './sheet';

export type SampleTexts = Translator<'samples'>;

/**
 * Says on every page that its data is made up. On the first it is part of the text, at the place where it is called,
 * so that a screen reader says it at the beginning and once.
 */
export function drawFooter(sheet: Sheet, t: SampleTexts, page: number, pages: number) {
  const { doc, left, right, root } = sheet;
  const y = doc.page.height - 46;
  const style = { font: 'strong', size: 9, leading: 14, color: color.ink } as const;
  sheet.rule(y - 6, 0.5, color.ink3);
  if (page === 1) sheet.block(root, 'P', t('note'), style, { x: left, y });
  else sheet.decorate(() => sheet.write(t('note'), style, { x: left, y }));
  sheet.decorate(() =>
    sheet.write(
      t('page', { page, pages }),
      { size: 9, leading: 14, color: color.ink3, tabular: true },
      {
        x: right - 120,
        y,
        width: 120,
        align: 'right',
      },
    ),
  );
}
