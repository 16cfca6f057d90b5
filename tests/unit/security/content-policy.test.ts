import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import {
  anyInlineScript,
  closedPolicy,
  developmentScripts,
  errorPolicy,
  inlineScriptHashes,
  nonceSource,
  pagePolicy,
  reportingEndpoints,
} from '@/lib/security/content-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the Content Security Policy of a page', () => {
  const policy = pagePolicy({ imageHost: 'https://cdn.example', scripts: [hashOf('a()')] });

  test('blocks every source that it does not list', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  test('allows the listed scripts, but no other inline script or style', () => {
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test('allows images from the content service', () => {
    expect(policy).toContain("img-src 'self' data: https://cdn.example;");
    expect(pagePolicy({ imageHost: '', scripts: [] })).toContain("img-src 'self' data:;");
  });

  test('allows the Studio to frame a preview, and the overlays to style it', () => {
    const scripts = [nonceSource('abc')];
    const preview = { styles: nonceSource('abc'), studio: 'https://studio.example' };
    const framed = pagePolicy({ imageHost: '', scripts, preview });
    expect(framed).toContain('frame-ancestors https://studio.example');
    expect(framed).toContain("style-src 'self' 'nonce-abc';");
    expect(framed).not.toContain('unsafe');
    const unframed = pagePolicy({ imageHost: '', scripts, preview: { ...preview, studio: undefined } });
    expect(unframed).toContain("frame-ancestors 'none'");
  });

  test('allows eval in development only', () => {
    expect(pagePolicy({ imageHost: '', scripts: anyInlineScript })).not.toContain('unsafe-eval');
    const development = pagePolicy({ imageHost: '', scripts: developmentScripts, development: true });
    expect(development).toContain("'unsafe-eval'");
  });
});

test('reports violations on pages, but not on files', () => {
  const reporting = `report-uri /api/reports; report-to reports`;
  const preview = { styles: nonceSource('abc'), studio: undefined };
  for (const policy of [
    pagePolicy({ imageHost: '', scripts: [] }),
    pagePolicy({ imageHost: '', scripts: [nonceSource('abc')], preview }),
    pagePolicy({ imageHost: '', scripts: anyInlineScript }),
    errorPolicy,
  ]) {
    expect(policy.endsWith(`; ${reporting}`)).toBe(true);
  }
  expect(reportingEndpoints).toContain('reports="/api/reports"');
  expect(closedPolicy).not.toContain('report');
});

test('allows styles and fonts, but no scripts, on the 500 page', () => {
  expect(errorPolicy).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(errorPolicy).not.toContain('script-src');
});

describe('inline scripts', () => {
  test('hashes each exact script once', () => {
    const html = `<script>a()</script><script id="_R_">b(\n"é")</script><script>a()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b(\n"é")')]);
  });

  test('ignores external scripts and data blocks', () => {
    const html = `<script src="/a.js" async=""></script><script async="" src="/b.js"></script>
      <script type="application/ld+json">{"a":1}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('include modules and scripts that only mention src in their code', () => {
    expect(inlineScriptHashes('<script type="module">m()</script>')).toEqual([hashOf('m()')]);
    expect(inlineScriptHashes('<script>x = " src="</script>')).toEqual([hashOf('x = " src="')]);
  });

  test('ignores strings that only resemble a script', () => {
    expect(inlineScriptHashes('<p>&lt;script&gt;x()&lt;/script&gt;</p>')).toEqual([]);
  });
});

test('allows every other response no loading, framing or form target', () => {
  expect(closedPolicy).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('passes the CSP evaluator', () => {
  const scripts = [hashOf('a()'), nonceSource('d0a6f8a2-0000-4000-8000-000000000000')];
  for (const source of scripts) {
    const parsed = new CspParser(pagePolicy({ imageHost: 'https://cdn.example', scripts: [source] })).csp;
    const findings = new CspEvaluator(parsed).evaluate();
    // The evaluator reports every 'self' because a site may serve uploads; this site serves none.
    const serious = findings.filter(
      ({ severity, value }) => severity < Severity.MEDIUM_MAYBE && value !== "'self'",
    );
    expect(serious).toEqual([]);
  }
});
