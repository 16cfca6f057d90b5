/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeJson, JsonLd } from '@/components/json-ld';

const hostile = {
  name: '</script><script>alert(1)</script>',
  comment: '<!-- <script> -->',
  entity: '&lt;/script&gt; &amp;',
  separators: 'a\u2028b\u2029c',
  quotes: '"\'\\',
  emoji: '🧴 한국어',
};

test('parses back to its input', () => {
  expect(JSON.parse(escapeJson(hostile))).toEqual(hostile);
});

test('escapes everything that ends a script or a line', () => {
  expect(escapeJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
});

test('renders the same JSON for every string', () => {
  const data = { '@type': 'Thing', ...hostile } as const;
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', ...data });
  expect(container.querySelectorAll('script')).toHaveLength(1);
  // The server HTML has exactly one end tag.
  expect(renderToStaticMarkup(<JsonLd data={data} />).match(/<\/script/g)).toHaveLength(1);
});
