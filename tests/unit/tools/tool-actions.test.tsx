/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToolActions } from '@/components/tools/shared/tool-actions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('shows each confirmation for two seconds, also after an earlier one', async () => {
  render(
    <ToolActions
      status=""
      actions={[
        ['Copy', () => 'Copied'],
        ['Save', async () => 'Saved'],
      ]}
    />,
  );
  await press('Copy');
  expect(buttons()).toEqual(['Copied', 'Save']);
  await pass(1_500);
  await press('Save');
  expect(buttons()).toEqual(['Copy', 'Saved']);
  await pass(1_900);
  expect(buttons()).toEqual(['Copy', 'Saved']);
  await pass(100);
  expect(buttons()).toEqual(['Copy', 'Save']);
});
