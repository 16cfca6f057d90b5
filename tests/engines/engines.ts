import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { ensureProgram } from '../support/apt.ts';
import { freePort } from '../support/free-port.ts';
import { waitForUrl } from '../support/wait.ts';

/*
 * Firefox and WebKit from the packages of Debian or Ubuntu, behind the interface that the journeys need. Firefox is driven by WebDriver
 * BiDi, which is built in; WebKitGTK by WebDriver classic through a separate process, on a virtual screen of Xvfb.
 * Playwright can drive neither: it needs its patched engines, and its BiDi channel a newer Firefox.
 */

export type Engine = {
  version: string;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  run: <Value, Args extends unknown[]>(task: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Clicks the first element of a CSS selector as a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Space' | 'Tab') => Promise<void>;
  /** Errors that the pages have reported since the last call, violations of the policy among them. */
  problems: () => string[];
  close: () => Promise<void>;
};

const size = { width: 1280, height: 800 };

/** Without smooth scrolling, during which a click would hit another element. */
const bringToScreen = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

export async function startFirefox(): Promise<Engine> {
  const executablePath = ensureProgram('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: size });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    run: (task, ...args) => page.evaluate(task as never, ...args) as never,
    click: async (selector) => {
      await page.$eval(selector, bringToScreen);
      await page.click(selector);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}

export async function startWebKit(): Promise<Engine> {
  const driverFile = ensureProgram('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
  const folders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);
  const binary = ensureProgram(
    'libwebkit2gtk-4.1-0',
    folders.flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    ),
  );
  const screen = process.env.DISPLAY ? undefined : await startScreen();
  const port = await freePort();
  const driver = spawn(driverFile, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: screen?.display ?? process.env.DISPLAY },
    stdio: 'ignore',
  });
  const end = () => {
    driver.kill();
    screen?.process.kill();
  };
  try {
    await waitForUrl(`http://127.0.0.1:${port}/status`);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE, Tab: Key.TAB };
    return {
      version: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
      open: (url) => browser.get(url),
      run: (task, ...args) => browser.executeScript(task, ...args),
      click: async (selector) => {
        const element = await browser.findElement(By.css(selector));
        await browser.executeScript(bringToScreen, element);
        await element.click();
      },
      type: async (text) =>
        (await browser.switchTo().activeElement()).sendKeys(text.replaceAll('\n', Key.ENTER)),
      press: (key) => browser.actions().sendKeys(keys[key]).perform(),
      // This driver does not report the console. Failing scripts fail the journey.
      problems: () => [],
      close: async () => {
        await browser.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** A screen in memory; Xvfb chooses its number and writes it to the file that it is given. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const file = ensureProgram('xvfb', ['/usr/bin/Xvfb']);
  const child = spawn(file, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (data: Buffer) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { process: child, display: `:${number}` };
}
