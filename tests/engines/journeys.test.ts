import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { localeConfig, locales } from '../../lib/i18n/locales.ts';
import { features, href } from '../../lib/routes.ts';
import { texts, translator } from '../support/messages.ts';
import { killStarted, NpmStart } from '../support/npm-start.ts';
import { landingSections } from '../support/pages.ts';
import { readSubmissions } from '../support/submissions.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/wait.ts';
import { type Engine, startFirefox, startWebKit } from './engines.ts';

/* Journeys of visitors in the engines that Playwright cannot drive. Needs a build with embedded services. */

const data = temporaryFolder('engines');
const site = NpmStart.embedded(data);

before(() => site.ready());
after(killStarted);

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  describe(name, () => {
    let engine: Engine;
    before(async () => {
      engine = await start();
      console.log(engine.version);
    });
    after(() => engine?.close());
    afterEach(() => assert.deepEqual(engine.problems(), [], 'errors that the pages reported'));

    /** Opens a page and waits until React has hydrated it and its effects have run. */
    async function visit(pathname: string) {
      await engine.open(`${site.url}${pathname}`);
      await hydrated();
    }
    const hydrated = () =>
      until('the page is hydrated', () =>
        engine.run(() => {
          const main = document.querySelector('main');
          return (
            document.readyState === 'complete' &&
            main !== null &&
            Object.keys(main).some((key) => key.startsWith('__reactFiber'))
          );
        }),
      );
    const isAt = (pathname: string) =>
      until(`the pathname is ${pathname}`, async () => {
        return (await engine.run(() => location.pathname)) === pathname;
      });
    const textOf = (selector: string) =>
      engine.run(
        (at) => document.querySelector(at)?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        selector,
      );
    const shows = (selector: string) =>
      engine.run(
        (at) => document.querySelector(at)?.checkVisibility({ visibilityProperty: true }) ?? false,
        selector,
      );
    async function expectWhole() {
      await engine.run(scrollThrough);
      await until('images and fonts are there', async () => {
        const lacks = await engine.run(missing);
        if (lacks.length > 0) throw new Error(lacks.join(', '));
        return true;
      });
    }
    const hasFocus = (selector: string) => engine.run((at) => document.activeElement?.matches(at), selector);
    const expectText = (selector: string, text: string) =>
      until(`${selector} says ${text}`, async () => (await textOf(selector)).includes(text));

    for (const locale of locales) {
      test(`shows the whole landing (${locale})`, async () => {
        await visit(href(locale, '/'));
        assert.deepEqual(
          await engine.run(() => [...document.querySelectorAll('main section[id]')].map(({ id }) => id)),
          landingSections,
        );
        for (const id of landingSections) {
          await until(`${id} can be read`, () =>
            engine.run((section) => {
              const element = document.getElementById(section);
              element?.scrollIntoView({ behavior: 'instant' });
              // biome-ignore lint/performance/useDomNodeTextContent: what is rendered, not what is in the document
              return (element?.innerText.length ?? 0) > 20;
            }, id),
          );
        }
        await expectWhole();
      });
    }

    test('switches the language on the same page and back', async () => {
      const page = '/features/label-vision';
      await visit(href('en', page));
      for (const locale of ['ko', 'en'] as const) {
        await engine.click(`header div > ul a[lang="${localeConfig[locale].hreflang}"]`);
        await isAt(href(locale, page));
        await hydrated();
        assert.equal(await engine.run(() => document.documentElement.lang), localeConfig[locale].hreflang);
        assert.ok((await textOf('main')).includes(texts(locale).features['label-vision'].name));
      }
    });

    test('opens the features menu by keyboard', async () => {
      await visit('/');
      const button = '[popovertarget="features-menu"]';
      for (let presses = 0; presses < 6 && !(await hasFocus(button)); presses += 1) await engine.press('Tab');
      assert.ok(await hasFocus(button), 'Tab reaches the button');
      await engine.press('Enter');
      await until('the menu is open', () => shows('#features-menu'));
      await engine.press('Escape');
      await until('the menu is closed', async () => !(await shows('#features-menu')));
      assert.ok(await hasFocus(button), 'the focus is back');
      await engine.press('Space');
      await until('the menu is open', () => shows('#features-menu'));
      await engine.press('Tab');
      assert.ok(await hasFocus('#features-menu li:first-child a'), 'Tab goes into the menu');
      await engine.press('Enter');
      await isAt(href('en', `/features/${features[0]}`));
      await hydrated();
    });

    test('stores a message from the dialog', async () => {
      const { contact } = texts('ko').forms;
      const message = {
        name: '서지우',
        email: `${name.toLowerCase()}@example.com`,
        company: 'Onsil',
        message: '첫 문의\n둘째 줄',
      };
      await visit('/ko');
      await engine.click('header nav a[data-dialog="contact"]');
      await until('the first field has the focus', () => hasFocus('[role="dialog"] [name="name"]'));
      assert.equal(await textOf('[role="dialog"] h2'), contact.title);
      for (const [field, value] of Object.entries(message)) {
        await engine.click(`[role="dialog"] [name="${field}"]`);
        await engine.type(value);
      }
      await engine.click('[role="dialog"] button[type="submit"]');
      await expectText('[data-sonner-toast]', contact.successTitle);
      await until('the dialog is closed', async () => !(await shows('[role="dialog"]')));
      assert.ok(await hasFocus('header nav a[data-dialog="contact"]'), 'the focus is back');
      const rows = (await readSubmissions(data)).contact_submissions.filter(
        ({ email }) => email === message.email,
      );
      assert.equal(rows.length, 1);
      assert.partialDeepStrictEqual(rows[0], message);
    });

    // Firefox restores a button that a script has disabled, after a reload too.
    test('offers a form again after leaving it while it is sent', async () => {
      const { contact } = texts('en').forms;
      const button = 'main form button[type="submit"]';
      await visit('/contact');
      const values = { name: 'Jo', email: 'jo@example.com', message: 'Is this sent?' };
      for (const leave of [
        () => engine.run(() => location.reload()),
        async () => {
          await engine.open(`${site.url}/login`);
          await engine.run(() => history.back());
        },
      ]) {
        await engine.run((given) => {
          window.fetch = () => new Promise(() => undefined);
          for (const [field, value] of Object.entries(given)) {
            const control = document.querySelector<HTMLInputElement>(`main [name="${field}"]`);
            if (control) control.value = value;
          }
        }, values);
        await engine.click(button);
        await expectText(button, contact.sending);
        await leave();
        await isAt('/contact');
        await hydrated();
        await expectText(button, contact.submit);
        assert.equal(
          await engine.run((at) => document.querySelector(at)?.matches(':disabled'), button),
          false,
        );
      }
    });

    test('runs a scene to its end', async () => {
      const agent = 'Grace Seo';
      await visit('/features/us-agent-service');
      const scene = 'figure[data-scene]';
      await engine.run((at) => document.querySelector(at)?.scrollIntoView({ block: 'center' }), scene);
      await until('the scene is live', () => shows(`${scene}[data-live]`));
      await engine.click(`${scene} [data-agent="own"]`);
      await expectText(`${scene} dd`, agent);
      for (const button of ['data-confirms', 'data-signs']) {
        await until(`${button} can be pressed`, () => shows(`${scene} [${button}]`));
        await engine.click(`${scene} [${button}]`);
      }
      await expectText(
        `${scene} [data-ending]`,
        translator('en', 'sceneUsAgentService')('ending.own', { agent }),
      );
      assert.match(
        await textOf(`${scene} [data-record]`),
        /2026-11-09, 10:24:06 KST [0-9a-f]{6}…[0-9a-f]{6}/,
      );
    });

    test('finds and shows an article', async () => {
      await visit('/ko/resources');
      const article = await engine.run(
        () => document.querySelector<HTMLAnchorElement>('main li h3 a')?.pathname ?? '',
      );
      await engine.click('main li h3 a');
      await isAt(article);
      await hydrated();
      assert.equal(await engine.run(() => document.documentElement.lang), localeConfig.ko.hreflang);
      await expectWhole();
      const link = 'main section[aria-labelledby] li a[href^="#"]';
      const top = () =>
        engine.run((at) => {
          const id = decodeURIComponent(document.querySelector(at)?.getAttribute('href')?.slice(1) ?? '');
          return document.getElementById(id)?.getBoundingClientRect().top;
        }, link);
      await engine.click(link);
      await until('the section is at the top', async () => Math.abs(((await top()) ?? 999) - 100) < 100);
      await until('its link is marked', () => shows(`${link}[aria-current="location"]`));
    });
  });
}

/** Brings every part of the page to the screen once. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 60));
  }
}

/** Returns the problems of the page: overflow, missing images or fonts. */
function missing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ...[...document.images].filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src),
    // A fallback is a system font, which may be missing.
    ...[...document.fonts]
      .filter(({ family, status }) => status === 'error' && !family.includes('Fallback'))
      .map(({ family }) => family),
  ];
}
