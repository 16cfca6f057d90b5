import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs } from '../../tests/support/chromium.ts';

/** A phone's screen, as Lighthouse has it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumArgs });
}

/** Opens an empty page of a phone with an empty cache, and closes it after its use. */
export async function withPhone<T>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
