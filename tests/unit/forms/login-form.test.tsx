/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LoginForm } from '@/components/forms/login-form';
import { messagesFor } from '@/lib/i18n/messages';

const labels = messagesFor('en').login;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Submits the form with both fields filled in. */
async function submitted() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(<LoginForm labels={labels} />);
  await user.type(screen.getByLabelText(labels.username), 'jo');
  await user.type(screen.getByLabelText(labels.password), 'secret');
  await user.click(screen.getByRole('button', { name: labels.submit }));
  return { user, unmount };
}

afterEach(() => jest.useRealTimers());

test.each(['username', 'password'] as const)(
  'is busy for 800 ms, then shows an error, which typing in %s removes',
  async (name) => {
    const { user } = await submitted();
    const busy = screen.getByRole('button', { name: labels.submitting });
    pass(799);
    expect(busy).toBeDisabled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent(labels.error);
    expect(screen.getByRole('button', { name: labels.submit })).toBeEnabled();
    await user.type(screen.getByLabelText(labels[name]), 'x');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

test('names the empty fields instead of submitting, and forgets a field that gets text', async () => {
  const user = userEvent.setup();
  render(<LoginForm labels={labels} />);
  await user.click(screen.getByRole('button', { name: labels.submit }));
  const username = screen.getByLabelText(labels.username);
  expect(username).toHaveFocus();
  expect(username).toHaveAccessibleDescription(labels.missingUsername);
  expect(screen.getByLabelText(labels.password)).toHaveAccessibleDescription(labels.missingPassword);
  await user.type(username, 'jo');
  expect(username).toBeValid();
  expect(screen.getByLabelText(labels.password)).toBeInvalid();
  expect(screen.getByRole('button', { name: labels.submit })).toBeEnabled();
});

test('clears its timer when the visitor leaves the page', async () => {
  const { unmount } = await submitted();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('cannot be sent before its script has loaded, and never puts fields into the URL', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(<LoginForm labels={labels} />);
  expect(served.querySelector('button[type="submit"]')).toBeDisabled();
  expect(served.querySelector('form')).toHaveAttribute('method', 'post');
});
