/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { keepTogether, keepTogetherInBlock } from '@/lib/text/typography';
import cases from './typography.json';

const bound = (text: string) =>
  [...render(<p>{keepTogether(text)}</p>).container.querySelectorAll('.bound')].map(
    (piece) => piece.textContent,
  );

test.each(Object.entries(cases))('renders %s', (text, expected) => {
  expect(bound(text)).toEqual(expected);
});

test('keeps elements and the copied characters unchanged', () => {
  const { container } = render(
    <p>{keepTogether(['Up to 20 MB, ', <b key="b">21 CFR 701.3</b>, ' and no more'])}</p>,
  );
  expect(container).toHaveTextContent('Up to 20 MB, 21 CFR 701.3 and no more');
  expect(container.querySelectorAll('.bound')).toHaveLength(1);
  expect(container.querySelector('b')?.innerHTML).toBe('21 CFR 701.3');
});

test.each(locales)('treats every letter of the messages in %s as one', (locale) => {
  const letters = new Set(JSON.stringify(messagesFor(locale)).match(/\p{L}/gu));
  // The character classes in typography.tsx are a list, so a new script is missing there at first.
  expect([...letters].filter((letter) => bound(`${letter}-x`).length === 0).join('')).toBe('');
});

test('leaves a string without such parts unchanged', () => {
  const { container } = render(<p>{keepTogether('Nothing to bind')}</p>);
  expect(container.innerHTML).toBe('<p>Nothing to bind</p>');
});

test('puts one element around the pieces of a text, and none in a block', () => {
  const { container } = render(
    <>
      <p>{keepTogether('Up to 20 MB')}</p>
      <p>{keepTogetherInBlock('Up to 20 MB')}</p>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<p><span>Up to <span class="bound">20 MB</span></span></p><p>Up to <span class="bound">20 MB</span></p>',
  );
});
