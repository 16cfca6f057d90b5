/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { unbroken } from '@/lib/typography';

const bound = (text: string) =>
  [...render(<p>{unbroken(text)}</p>).container.querySelectorAll('.bound')].map((piece) => piece.textContent);

test.each([
  ['at least 1.4 mm high', ['1.4 mm']],
  ['PNG, JPG or PDF up to 20 MB.', ['20 MB']],
  ['filed in 4 min 32 s on average', ['4 min 32 s']],
  ['type under 1/16 inch', ['1/16 inch']],
  ['within 15 days of receipt', ['15 days']],
  ['kept 6 years', ['6 years']],
  ['see FD&C Act § 612.', ['FD&C Act § 612.']],
  ['§ 609(a) and §§ 601', ['§ 609(a)', '§§ 601']],
  ['21 CFR 701.3(b) applies', ['21 CFR 701.3(b)']],
  ['under 21 U.S.C. § 364a', ['21 U.S.C. § 364a']],
  ['name a U.S. Agent and a U.S. address', ['U.S. Agent', 'U.S. address']],
  ['with SHA-256 hashes', ['SHA-256']],
  ['변환한 값(SHA-256)을 남깁니다', ['SHA-256)을']],
  ['the FDA 3500A schema', ['FDA 3500A']],
  ['CI 19140 is Yellow 5', ['CI 19140', 'Yellow 5']],
  ['한 번만 입력하세요', ['한 번만']],
  ['미국 대리인(U.S. Agent) 지정', ['U.S. Agent']],
  ['read-only, over-the-counter drug-claim words', ['read-only', 'over-the-counter', 'drug-claim']],
  ['업로드·FDA 검증·접수증', ['업로드·FDA', '검증·접수증']],
  ['책임자(Responsible Person)는 § 604(4)에 따라', ['Person)는', '§ 604(4)에']],
  ['첫 리스팅 무료, 여러 명이어야', ['첫 리스팅 무료', '여러 명이어야']],
  ['약 $140', []],
  ['Nothing to bind here, in 2024 or later', []],
])('%s', (text, expected) => {
  expect(bound(text)).toEqual(expected);
});

test('what a visitor reads and copies is unchanged, elements stay', () => {
  const { container } = render(
    <p>{unbroken(['Up to 20 MB, ', <b key="b">21 CFR 701.3</b>, ' and no more'])}</p>,
  );
  expect(container).toHaveTextContent('Up to 20 MB, 21 CFR 701.3 and no more');
  expect(container.querySelectorAll('.bound')).toHaveLength(1);
  expect(container.querySelector('b')?.innerHTML).toBe('21 CFR 701.3');
});

test('a text without such parts is left as it is', () => {
  const { container } = render(<p>{unbroken('Nothing to bind')}</p>);
  expect(container.innerHTML).toBe('<p>Nothing to bind</p>');
});
