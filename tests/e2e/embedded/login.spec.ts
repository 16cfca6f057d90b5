import { expectAccessible } from '../../support/accessibility.ts';
import { texts } from '../../support/messages.ts';
import { expect, networkIdle, reduceMotion, test, visit } from '../../support/pages.ts';

const text = texts('en').login;
const secret = 'correct horse battery staple';

test('requires both login fields, refuses, and sends no request', async ({ page }) => {
  await reduceMotion(page);
  await visit(page, '/login');
  await networkIdle(page);
  const main = page.getByRole('main');
  const [username, password] = [page.getByLabel(text.username), page.getByLabel(text.password)];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  await expect(main).toContainText(text.description);
  await expect(password).toHaveAttribute('type', 'password');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const submit = main.getByRole('button', { name: text.submit, exact: true });
  await submit.click();
  await expect(username).toBeFocused();
  await username.fill('jo');
  await submit.click();
  await expect(password).toBeFocused();
  await password.fill(secret);
  await password.press('Enter');
  await expect(main.getByRole('alert')).toHaveText(text.error);
  await expectAccessible(page);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('jo');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain(secret);

  await expect(main).toContainText(text.noAccount);
  const trial = main.getByRole('link', { name: text.trial });
  const app = page.getByRole('banner').getByRole('link', { name: texts('en').header.getStarted });
  const [header = ''] = ((await app.getAttribute('href')) ?? '').split('?');
  await expect(trial).toHaveAttribute(
    'href',
    `${header}?utm_source=website&utm_medium=link&utm_content=login-form`,
  );
  await expect(trial).toHaveAttribute('target', '_blank');
  await main.getByRole('link', { name: text.home }).click();
  await expect(page).toHaveURL('/');
});
