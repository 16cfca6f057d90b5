/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { Toaster } from '@/components/ui/sonner';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  render(<Toaster label="Notifications" closeLabel="Close" />);
});
afterEach(() => act(() => void toast.dismiss()));

async function showToast() {
  act(() => void toast.success('Sent', { duration: Number.POSITIVE_INFINITY }));
  expect(await screen.findByText('Sent')).toBeInTheDocument();
  return screen.getByText('Sent').closest('li');
}

test('announces a toast and closes it by button or Escape', async () => {
  const shown = await showToast();
  expect(shown?.closest('[aria-live="polite"]')).toHaveAccessibleName(/Notifications/);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(shown).not.toBeInTheDocument());
});

test('keeps a toast when Escape has closed a dialog', async () => {
  const shown = await showToast();
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  document.body.dispatchEvent(event);
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(shown).toHaveAttribute('data-removed', 'false');
});
