import type { Page } from '@playwright/test';

/**
 * Removes from the next pages what Safari 16.4, Chrome 111 or Firefox 111 lack. Popovers lose their attributes too, in the
 * HTML and in the data from which React renders it.
 */
export async function emulateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remove = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    remove(Map, 'groupBy');
    remove(Object, 'groupBy');
    remove(Promise, 'withResolvers', 'try');
    remove(Array, 'fromAsync');
    remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    const ofSets = ['union', 'intersection', 'difference', 'symmetricDifference'];
    remove(Set.prototype, ...ofSets, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
    remove(
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      'map',
      'filter',
      'toArray',
      'find',
    );
    remove(URL, 'canParse', 'parse');
    remove(AbortSignal, 'any');
    remove(Intl, 'Segmenter', 'DurationFormat');
    remove(RegExp, 'escape');
    remove(Element.prototype, 'checkVisibility', 'getHTML', 'setHTMLUnsafe');
    remove(Document, 'parseHTMLUnsafe');
    remove(Document.prototype, 'startViewTransition');
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
    remove(window, 'requestIdleCallback', 'navigation', 'scheduler', 'cookieStore');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') {
      return route.fallback();
    }
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/ popover(target|targetaction)?=/gi, ' data-removed$1=')
      .replaceAll('\\"popover\\":', '\\"data-removed\\":');
    await route.fulfill({ response, body: html });
  });
}

/** Applies the styles for browsers without popovers. */
export function applyStylesWithoutPopovers(page: Page): Promise<unknown> {
  return page.route('**/*.css*', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('not selector(:popover-open)', 'selector(:root)');
    await route.fulfill({ response, body: css });
  });
}

/** Denies the page every store, as browsers do that block all cookies. */
export function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });
}

/** Returns functions that type with an input method: show an unfinished text, press a key that it handles, and confirm. */
export async function inputMethod(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      protocol.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    press: (key: 'Enter' | 'Escape') =>
      page.evaluate((name) => {
        const init = { key: name, code: name, keyCode: 229, isComposing: true };
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
        );
      }, key),
    confirm: (text: string) => protocol.send('Input.insertText', { text }),
  };
}

/** Throws like Safari at the 101st change of the URL within 30 seconds. */
export function limitUrlChanges(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const times: number[] = [];
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...values) {
      const now = performance.now();
      while (now - (times[0] ?? now) > 30_000) times.shift();
      if (times.push(now) > 100) throw new DOMException('Too many calls', 'SecurityError');
      replaceState.apply(this, values);
    };
  });
}

/** Uses up the changes of the URL that `limitUrlChanges` permits. */
export function exhaustUrlChanges(page: Page): Promise<void> {
  return page.evaluate(() => {
    try {
      for (;;) history.replaceState(history.state, '', location.href);
    } catch {
      // The limit.
    }
  });
}

/**
 * Wraps every text of the open page and each new one like a translator: `moved` keeps the text node inside, `replaced` puts
 * another one there.
 */
export function translate(page: Page, way: 'moved' | 'replaced'): Promise<void> {
  return page.evaluate((wrapping) => {
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, option, title'))
        return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(wrapping === 'moved' ? text : text.data);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else if (node.nodeName !== 'FONT') wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, way);
}

/**
 * Wraps dates in links before the page hydrates, and telephone numbers unless the page says not to, as Safari on iOS does.
 */
export function detectDates(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const dates = /[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{4}년 \d{1,2}월 \d{1,2}일/;
    const wrapDates = () => {
      const isOff = document.querySelector('meta[name="format-detection"][content*="telephone=no"]');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isFound = dates.test(text.data) || (!isOff && /\d{3}/.test(text.data));
        if (!isFound || text.parentElement?.closest('a, script, style, textarea')) continue;
        const link = document.createElement('a');
        link.href = dates.test(text.data) ? 'x-apple-data-detectors://0' : 'tel:1';
        text.replaceWith(link);
        link.append(text);
      }
    };
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') wrapDates();
    });
  });
}

/** Adds the styles and attributes of Dark Reader to each element that is parsed or rendered. */
export function darken(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const mark = (element: Element) => {
      if (element.hasAttribute('data-darkreader-inline-stroke') || !element.matches('svg, svg *, [style]'))
        return;
      element.setAttribute('data-darkreader-inline-stroke', '');
      (element as SVGElement | HTMLElement).style.setProperty('--darkreader-inline-stroke', 'currentColor');
    };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')]) mark(element);
        if (node.matches('link[rel="stylesheet"]'))
          node.after(Object.assign(document.createElement('meta'), { name: 'darkreader' }));
      }
    }).observe(document, { childList: true, subtree: true });
    document.documentElement?.setAttribute('data-darkreader-mode', 'dynamic');
  });
}

/** Removes what browsers offer only to pages with TLS, as on the IP address of a server in the office. */
export function withoutSecureContext(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    for (const name of ['clipboard', 'share', 'serviceWorker', 'locks', 'storage'])
      Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(window, 'caches');
  });
}

/** An app's browser: no printing, no clipboard, and downloads of `blob:` URLs do nothing. */
export function emulateInAppBrowser(page: Page, { userAgent = '' } = {}): Promise<unknown> {
  return page.addInitScript((agent) => {
    if (agent) Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    Reflect.deleteProperty(window, 'print');
    Object.defineProperty(window, 'print', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Document.prototype.execCommand = () => false;
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[download]');
      if (link) event.preventDefault();
    });
  }, userAgent);
}
