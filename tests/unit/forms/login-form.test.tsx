/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LoginForm } from '@/components/forms/login-form';
import { messagesFor } from '@/lib/i18n/messages';

const labels = messagesFor('en').login;

function setup() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<LoginForm labels={labels} />);
  return { user, ...view };
}

afterEach(() => jest.useRealTimers());

const username = () => screen.getByLabelText(labels.username);
const password = () => screen.getByLabelText(labels.password);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function submitBoth(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), 'jo');
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: labels.submit }));
}

test('is busy for 800 ms, then refuses', async () => {
  const { user } = setup();
  await submitBoth(user);
  const busy = screen.getByRole('button', { name: labels.submitting });
  expect(busy).toBeDisabled();
  pass(799);
  expect(busy).toBeDisabled();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent(labels.error);
  expect(screen.getByRole('button', { name: labels.submit })).toBeEnabled();
});

test.each(['username', 'password'] as const)('typing in %s takes the refusal away', async (name) => {
  const { user } = setup();
  await submitBoth(user);
  pass(800);
  expect(screen.getByRole('alert')).toHaveTextContent(labels.error);
  await user.type(screen.getByLabelText(labels[name]), 'x');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('both fields are required', async () => {
  const { user } = setup();
  expect(username()).toBeRequired();
  expect(password()).toBeRequired();
  await user.type(username(), 'jo');
  await user.click(screen.getByRole('button', { name: labels.submit }));
  expect(screen.queryByRole('button', { name: labels.submitting })).not.toBeInTheDocument();
});

test('a page that is left in the meantime takes its timer with it', async () => {
  const { user, unmount } = setup();
  await submitBoth(user);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is sent', async () => {
  const fetching = jest.fn();
  globalThis.fetch = fetching;
  const { user } = setup();
  await submitBoth(user);
  pass(800);
  expect(fetching).not.toHaveBeenCalled();
});

test('cannot be sent before its script has come, and never into the address', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(<LoginForm labels={labels} />);
  expect(served.querySelector('button[type="submit"]')).toBeDisabled();
  expect(served.querySelector('form')).toHaveAttribute('method', 'post');
});
