import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ContentMode, StoreMode } from '../support/faulty-services.ts';
import { NewsSite } from '../support/news-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  assertReadersSaw200,
  Forms,
  insideEnv,
  look,
  normal,
  pathnames,
  publish,
  table,
  timeUntil,
  Watch,
  webhook,
} from './visitors.ts';

/*
 * The content service and the data store fail in every way that services fail; an editor publishes meanwhile, and
 * visitors send forms. Readers never notice, and no confirmed submission is lost or doubled.
 */

const dataDir = temporaryFolder('faults');
const add = table('services');
const forms = new Forms();
let site: NewsSite;

before(async () => {
  site = await NewsSite.start('ok', insideEnv(), { dataDir });
  await forms.learn(site.url);
  // The first submission opens the store, which takes seconds.
  await forms.stored(site.url, 60_000);
  // The build makes the newest articles only; another one exists from its first visit on.
  for (const pathname of Object.values(pathnames)) {
    assert.equal((await look(site.url + pathname)).status, 200, pathname);
  }
});
after(() => site.stop());

/**
 * An editor publishes and visitors come while a fault lasts, for these ms. Adds its row when everything is as before.
 * @param form the result that senders see meanwhile
 */
async function suffer(fault: string, ms: number, form: string, set: (isBroken: boolean) => unknown) {
  const title = await publish(site);
  await set(true);
  assert.equal((await webhook(site)).status, 200);
  const watch = new Watch({ url: site.url, forms, dataDir });
  await watch.during(ms);
  await set(false);
  const row = await add(fault, watch, await normal(site, forms, title));
  assertReadersSaw200(row);
  assert.equal(row.form, form);
}

describe('content service', () => {
  const modes: [ContentMode, string][] = [
    ['gone', 'closes connections'],
    ['reset', 'resets connections'],
    ['hang', 'never responds'],
    ['slow', 'takes 4 s'],
    ['error404', 'returns 404'],
    ['error429', 'returns 429'],
    ['error500', 'returns 500'],
    ['error503', 'returns 503'],
    ['garbage', 'returns 200 with HTML'],
    ['strange', "returns another service's JSON"],
    ['noresult', 'returns no result'],
    ['half', 'returns half a response'],
  ];
  for (const [mode, words] of modes) {
    test(words, () =>
      suffer(`content service ${words}`, 3_000, 'stored', (isBroken) => {
        site.content = isBroken ? mode : 'ok';
      }),
    );
  }

  test('returns 503 with Retry-After for an article without earlier requests, and serves it afterwards', async () => {
    const fresh = 'written-during-the-outage';
    await site.publish(fresh);
    site.content = 'error500';
    await site.webhook({ _type: 'resourcePage', slugs: [null, fresh] });
    const during = await site.get(`/resources/${fresh}`);
    assert.equal(during.status, 503);
    assert.ok(Number(during.headers.get('retry-after')) > 0);
    site.content = 'ok';
    await timeUntil('it is there', async () => (await look(`${site.url}/resources/${fresh}`)).status === 200);
  });
});

describe('data store', () => {
  const modes: [StoreMode, string, string][] = [
    ['close', 'closes connections', 'failed'],
    ['reset', 'resets connections', 'failed'],
    ['hang', 'never responds', 'failed'],
    ['late', 'takes 4 s', 'stored'],
    ['tooLate', 'takes 9 s', 'failed'],
    ['lost', 'stores the row, and the response is lost', 'failed'],
    ['half', 'stores the row and returns half a response', 'failed'],
    ['error401', 'returns 401', 'failed'],
    ['error429', 'returns 429', 'failed'],
    ['constraint', 'returns 400', 'failed'],
    ['error500', 'returns 500', 'failed'],
    ['error503', 'returns 503', 'failed'],
    ['garbage', 'returns 502 with HTML', 'failed'],
  ];
  for (const [mode, words, response] of modes) {
    test(words, () =>
      suffer(`data store ${words}`, 1_500, response, (isBroken) => {
        site.store = isBroken ? mode : 'ok';
      }),
    );
  }
});

test('survives refused connections of both services', () =>
  suffer('both services refuse connections', 3_000, 'failed', (isBroken) =>
    isBroken ? site.services.stop() : site.services.startAgain(),
  ));
