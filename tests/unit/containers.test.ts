import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { buildInputs } from '@/embedded/build-inputs';
import { envNames, readEnv } from '@/lib/env';
import { aliases, exactFiles, href, pages } from '@/lib/routes';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
const { nginx, redis: _, ...sites } = compose.services;

/** The variables whose values a build writes into pages. */
const builtIn = (() => {
  const hosted = { SANITY_PROJECT_ID: 'abc123' };
  const inputs = (more: object) => {
    try {
      return buildInputs(readEnv({ ...hosted, ...more }));
    } catch {
      // Variables with a different format, which pages never contain.
      return null;
    }
  };
  const none = inputs({});
  const values = ['other', 'https://other.example'];
  return envNames.filter((name) => values.some((value) => ![none, null].includes(inputs({ [name]: value }))));
})()
  // Set by Vercel or by the launcher.
  .filter((name) => !/^(VERCEL|BUILT_|EMBEDDED_)/.test(name))
  .sort();

test('lists the variables that a build writes into pages', () => {
  expect(builtIn).toContain('SITE_URL');
  expect(builtIn.length).toBeGreaterThan(5);
});

describe('deploy/Dockerfile', () => {
  test('sets exactly these variables at build time and at run time', () => {
    const taken = [...dockerfile.matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(taken.sort()).toEqual(builtIn);
    for (const name of taken) expect(dockerfile).toContain(`${name}=$${name}`);
  });

  test("uses the project's Node.js version", () => {
    const version = readFileSync('.node-version', 'utf8').trim();
    expect(dockerfile).toContain(`FROM node:${version}-slim@sha256:`);
  });

  test('contains no secrets and no submissions', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['.env*', '.data', '.git', 'node_modules', '.next']) expect(ignored).toContain(name);
    expect(dockerfile).not.toMatch(/SECRET|TOKEN|ANON_KEY/);
  });
});

describe('deploy/compose.yaml', () => {
  test('builds both instances with the same arguments', () => {
    expect(Object.keys(sites)).toHaveLength(2);
    for (const site of Object.values<typeof nginx>(sites)) {
      expect([...site.build.args].sort()).toEqual(builtIn);
      expect(readEnv({ ...site.environment, TRUSTED_PROXY_HOPS: '1' })).toMatchObject({
        port: 3000,
        redisUrl: 'redis://redis:6379',
      });
    }
  });

  test('lists every instance in nginx, which waits for them', () => {
    const listed = readFileSync('deploy/compose-instances.conf', 'utf8').matchAll(/^server ([\w-]+):3000 /gm);
    expect([...listed].map(([, name]) => name)).toEqual(Object.keys(sites));
    expect(Object.keys(nginx.depends_on)).toEqual(Object.keys(sites));
    expect(nginx.volumes.slice(0, 2)).toEqual([
      './nginx.conf:/etc/nginx/nginx.conf:ro',
      './compose-instances.conf:/etc/nginx/instances.conf:ro',
    ]);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('include instances.conf;');
  });
});

describe('deploy/nginx.conf', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const [, zones = ''] = /map \$uri \$zone \{([^}]*)\}/.exec(config.replace(/\{(?=\d)/g, '')) ?? [];
  const patterns = [...zones.matchAll(/"~(.*)" pages;/g)].map(([, pattern = '']) => new RegExp(pattern));
  const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));

  test('caches every page and feed of the site apart from the paths that anyone can invent', () => {
    const paths = [
      ...pages.flatMap(({ path, locales }) => locales.map((locale) => href(locale, path))),
      ...Object.keys(aliases),
      ...exactFiles.filter((path) => /\.(md|xml)$/.test(path)),
    ];
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
    for (const path of ['/a', '/ko/a', '/tools/a', '/resources/a', '/resources/page/2', '/images/a/b/c.jpg'])
      expect([path, isPage(path)]).toEqual([path, false]);
  });
});
