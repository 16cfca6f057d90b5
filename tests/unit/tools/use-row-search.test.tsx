/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRowSearch } from '@/components/tools/shared/use-row-search';

const search = jest.fn((query: URLSearchParams) => query.get('q'));

function Search() {
  const { form } = useRowSearch(search);
  return (
    <form {...form}>
      <input name="q" aria-label="Search" />
    </form>
  );
}

/** Types as a keyboard that composes a syllable. */
const type = (value: string, isComposing: boolean) => {
  fireEvent.input(screen.getByRole('textbox'), { target: { value }, isComposing });
};
const searched = () => search.mock.results.map(({ value }) => value);

beforeEach(() => {
  jest.useFakeTimers();
  render(<Search />);
  search.mockClear();
});
afterEach(() => jest.useRealTimers());

test('searches for a Korean syllable when it is complete, not for its first letters', () => {
  fireEvent.compositionStart(screen.getByRole('textbox'));
  for (const value of ['ㅌ', '티', '티ㅌ', '티타']) {
    act(() => type(value, true));
    act(() => void jest.advanceTimersByTime(100));
  }
  expect(searched()).toEqual([]);
  act(() => void fireEvent.compositionEnd(screen.getByRole('textbox')));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(searched()).toEqual(['티타']);
});

test('searches for an incomplete syllable after a pause', () => {
  act(() => type('티타ㄴ', true));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(searched()).toEqual(['티타ㄴ']);
});

test('searches at each letter of other keyboards', () => {
  act(() => type('t', false));
  act(() => type('ti', false));
  expect(searched()).toEqual(['t', 'ti']);
});
