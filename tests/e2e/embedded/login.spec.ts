import { texts } from '../../support/messages.ts';
import { expect, hydrated, test, visit } from '../../support/pages.ts';

const text = texts('en').login;
const secret = 'correct horse battery staple';

test('shows its form and a link home, and is kept out of search engines', async ({ page }) => {
  await visit(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  await expect(page.getByText(text.description)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByLabel(text.password)).toHaveAttribute('type', 'password');
  await page.getByRole('main').getByRole('link', { name: text.home }).click();
  await expect(page).toHaveURL('/');
});

test('offers the trial to who has no account, in a new tab', async ({ page }) => {
  await visit(page, '/login');
  await expect(page.getByRole('main')).toContainText(text.noAccount);
  const trial = page.getByRole('main').getByRole('link', { name: text.trial });
  const app = page.getByRole('banner').getByRole('link', { name: texts('en').header.getStarted });
  await expect(trial).toHaveAttribute('href', (await app.getAttribute('href')) ?? '');
  await expect(trial).toHaveAttribute('target', '_blank');
});

test('requires both fields, by the browser', async ({ page }) => {
  await visit(page, '/login');
  const submit = page.getByRole('main').getByRole('button', { name: text.submit, exact: true });
  await submit.click();
  await expect(page.getByLabel(text.username)).toBeFocused();
  await page.getByLabel(text.username).fill('jo');
  await submit.click();
  await expect(page.getByLabel(text.password)).toBeFocused();
  await expect(submit).toBeEnabled();
});

test('works for about 800 ms, then always refuses; typing takes the refusal away', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const alert = page.getByRole('main').getByRole('alert');
  const refuse = async () => {
    await page.getByRole('main').getByRole('button', { name: text.submit, exact: true }).click();
    const busy = page.getByRole('main').getByRole('button', { name: text.submitting, exact: true });
    await expect(busy).toBeDisabled();
    await page.clock.runFor(700);
    await expect(busy).toBeDisabled();
    await expect(alert).toBeEmpty();
    await page.clock.runFor(200);
    await expect(alert).toHaveText(text.error);
    await expect(
      page.getByRole('main').getByRole('button', { name: text.submit, exact: true }),
    ).toBeEnabled();
  };
  for (const label of [text.username, text.password]) {
    await page.getByLabel(text.username).fill('jo');
    await page.getByLabel(text.password).fill(secret);
    await refuse();
    await page.getByLabel(label).press('x');
    await expect(alert).toBeEmpty();
  }
});

test('sends nothing to nobody', async ({ page }) => {
  await visit(page, '/login');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.getByLabel(text.username).fill('jo');
  await page.getByLabel(text.password).fill(secret);
  await page.getByLabel(text.password).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.error);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('jo');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain(secret);
});
