/** @jest-environment node */
import { contentPolicy } from '@/lib/security/content-policy';

describe('contentPolicy', () => {
  const policy = contentPolicy({ imageHost: 'https://cdn.example', development: false });

  test('closes everything that is not named', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  test('lets images come from the content service', () => {
    expect(policy).toContain("img-src 'self' data: https://cdn.example;");
    expect(contentPolicy({ imageHost: '', development: false })).toContain("img-src 'self' data:;");
  });

  test('never evaluates strings in production', () => {
    expect(policy).not.toContain('unsafe-eval');
    expect(contentPolicy({ imageHost: '', development: true })).toContain('unsafe-eval');
  });
});
