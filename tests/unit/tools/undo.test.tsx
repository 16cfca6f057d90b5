/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { useAnswers } from '@/components/tools/shared/use-answers';

const format = {
  read: (params: URLSearchParams) => params.get('list') ?? '',
  write: (list: string) => (list ? String(new URLSearchParams({ list })) : ''),
  names: ['list'],
};
const headings: readonly string[] = [];
const text = (key: string) => key;

function Tool() {
  const { filled, ref, change, clear, replace, undo } = useAnswers(format, {}, headings);
  return (
    <>
      <UndoNotice undo={undo} text={text} />
      <form key={filled.key} ref={ref} onChange={({ currentTarget }) => change(currentTarget)}>
        <input name="list" aria-label="List" defaultValue={filled.answers} />
      </form>
      <button type="button" onClick={() => clear('Cleared.')}>
        Start over
      </button>
      <button type="button" onClick={() => replace('Water', 'Replaced.')}>
        Replace
      </button>
    </>
  );
}

const list = () => screen.getByLabelText<HTMLInputElement>('List').value;
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve() }, configurable: true });
  history.replaceState(null, '', '#list=Talc&origin=Korea');
  render(<Tool />);
});
afterEach(() => jest.useRealTimers());

it('returns the answers and what the tool carries for others', () => {
  press('Start over');
  expect([list(), location.hash]).toEqual(['', '']);
  press('undo.button');
  expect([list(), location.hash]).toEqual(['Talc', '#list=Talc&origin=Korea']);
  expect(document.querySelector('[data-undo]')).toBeNull();
});

it('ends the offer after ten seconds', () => {
  press('Start over');
  pass(9_900);
  expect(document.querySelector('[data-undo]')).not.toBeNull();
  pass(200);
  expect(document.querySelector('[data-undo]')).toBeNull();
});

it('keeps the offer while its button has the focus', () => {
  press('Start over');
  screen.getByRole('button', { name: 'undo.button' }).focus();
  pass(60_000);
  expect(document.querySelector('[data-undo]')).not.toBeNull();
  screen.getByLabelText('List').focus();
  pass(10_000);
  expect(document.querySelector('[data-undo]')).toBeNull();
});

it('ends the offer with the next answer, which it would overwrite', () => {
  press('Start over');
  fireEvent.change(screen.getByLabelText('List'), { target: { value: 'Mica' } });
  expect(document.querySelector('[data-undo]')).toBeNull();
  expect(list()).toBe('Mica');
});

it('undoes a replacement', () => {
  press('Replace');
  expect(list()).toBe('Water');
  expect(screen.getByText('Replaced.')).not.toBeNull();
  press('undo.button');
  expect(list()).toBe('Talc');
});
