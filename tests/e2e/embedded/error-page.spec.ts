// Not the test of pages.ts, which fails on the error that this file causes.
import { expect, test } from '@playwright/test';
import { productFilePath } from '../../../lib/routes.ts';
import en from '../../../messages/en/global-error.json' with { type: 'json' };
import { visit } from '../../support/pages.ts';

test('shows the error page with its styles after an error while rendering', async ({ page }) => {
  await visit(page, productFilePath);
  await page.evaluate(() => {
    const { map } = Array.prototype;
    Array.prototype.map = function (this: unknown[], ...rest: Parameters<typeof map>) {
      if (this.length > 3) throw new Error('a list that cannot be rendered');
      return map.apply(this, rest);
    } as typeof map;
  });
  await page.locator('textarea').first().fill('Water, Glycerin');
  const heading = page.getByRole('heading', { name: en.title });
  await expect(heading).toBeVisible();
  // The styles load with the error page: no page imports them in advance.
  await expect(heading).toHaveCSS('font-family', /Hahmlet/);
});
