import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { Dialogs } from '@/components/forms/dialogs';
import { formLabels } from '@/components/forms/form-labels';
import { submitContact } from '@/lib/leads/actions';
import { figures } from '@/lib/site';

jest.mock('@/lib/leads/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));
jest.mock('@/components/ui/sonner', () => ({ Toaster: () => null }));
jest.mock('sonner', () => ({ toast: { success: jest.fn(), error: jest.fn(), dismiss: jest.fn() } }));

const send = jest.mocked(submitContact);
const labels = formLabels('en');
const text = labels.contact;

function show(open = true, texts = labels) {
  const onClose = jest.fn();
  const returnFocus = jest.fn();
  const dialog = (isOpen: boolean) => (
    <Dialogs
      labels={texts}
      privacyHref="/privacy"
      demoHref="https://demo.example/30"
      open={isOpen ? 'contact' : null}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
  const view = render(dialog(open));
  return { onClose, returnFocus, setOpen: (isOpen: boolean) => view.rerender(dialog(isOpen)) };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

async function fill(values: Partial<Record<'name' | 'email' | 'company' | 'message', string>>) {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(values)) {
    await user.type(field(text.fields[name as keyof typeof values]), value);
  }
  return user;
}

const good = { name: 'Jo Kim', email: 'jo@example.com', company: 'Onsil', message: 'Hello.' };

beforeEach(() => jest.resetAllMocks());

test('opens with the focus on the name', async () => {
  show();
  expect(screen.getByRole('dialog', { name: text.title })).toHaveAccessibleDescription(text.description);
  await waitFor(() => expect(field(text.fields.name)).toHaveFocus());
});

test('shows nothing while closed', () => {
  show(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['name', 'email', 'message'] as const)(
  'without %s it asks for it and sends nothing',
  async (missing) => {
    show();
    const { [missing]: _, ...rest } = good;
    const user = await fill(rest);
    await user.click(screen.getByRole('button', { name: text.submit }));
    expect(send).not.toHaveBeenCalled();
    expect(toast.error).toHaveBeenCalledTimes(1);
    expect(toast.error).toHaveBeenCalledWith(text.missingTitle, { description: text.missingText });
    expect(field(text.fields[missing])).toHaveFocus();
    expect(field(text.fields[missing])).toHaveAttribute('aria-invalid', 'true');
    expect(field(text.fields[missing])).toHaveAccessibleDescription(labels.errors.required);
    await user.type(field(text.fields[missing]), 'x');
    expect(field(text.fields[missing])).not.toHaveAttribute('aria-invalid');
  },
);

test('an address that is none is marked, with a general toast', async () => {
  show();
  const user = await fill({ ...good, email: 'jo at example' });
  await user.click(screen.getByRole('button', { name: text.submit }));
  expect(send).not.toHaveBeenCalled();
  expect(toast.error).toHaveBeenCalledWith(labels.errorTitle, { description: labels.checkFields });
  expect(field(text.fields.email)).toHaveAccessibleDescription(labels.errors.email);
});

test('the company may stay empty', async () => {
  send.mockResolvedValue({ status: 'stored' });
  const { onClose } = show();
  const { company: _, ...rest } = good;
  const user = await fill(rest);
  await user.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject({ ...rest, company: '' });
});

test('while sending, every button rests and the dialog stays', async () => {
  let answer: (result: { status: 'stored' }) => void = () => undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { onClose } = show();
  const user = await fill(good);
  await user.click(screen.getByRole('button', { name: text.submit }));
  expect(await screen.findByRole('button', { name: text.sending })).toBeDisabled();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.type(field(text.fields.name), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);

  answer({ status: 'stored' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  // Stays until the visitor has read it: nothing else says that the message has arrived.
  expect(toast.success).toHaveBeenCalledWith(text.successTitle, {
    description: text.successText,
    duration: Number.POSITIVE_INFINITY,
  });
});

test.each([
  ['failed', { status: 'failed' as const, values: {} }, labels.errorTitle, text.failureText],
  ['unexpected', { status: 'unexpected' as const, values: {} }, labels.errorTitle, labels.unexpectedText],
  ['preview', { status: 'preview' as const, values: {} }, labels.previewTitle, labels.previewText],
])('%s keeps the form as typed and says so; a retry works', async (_, result, title, sentence) => {
  send.mockResolvedValueOnce(result).mockResolvedValueOnce({ status: 'stored' });
  const { onClose } = show();
  const user = await fill(good);
  await user.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(title, { description: sentence }));
  expect(onClose).not.toHaveBeenCalled();
  for (const [name, value] of Object.entries(good))
    expect(field(text.fields[name as keyof typeof good])).toHaveValue(value);
  await user.click(await screen.findByRole('button', { name: text.submit }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toast.error).toHaveBeenCalledTimes(1);
});

test('an action that throws, or answers nothing, counts as unexpected', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(undefined as never);
  show();
  const user = await fill(good);
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: text.submit }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(times));
  }
  expect(toast.error).toHaveBeenLastCalledWith(labels.errorTitle, { description: labels.unexpectedText });
});

test('an action that throws without a network says that there is none', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  const user = await fill(good);
  await user.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(labels.offlineTitle, { description: labels.offlineText }),
  );
  expect(field(text.fields.message)).toHaveValue(good.message);
  online.mockRestore();
});

test('a refusal by the server marks its field', async () => {
  send.mockResolvedValue({ status: 'invalid', problems: { message: 'tooLong' }, values: {} });
  show();
  const user = await fill(good);
  await user.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() => expect(field(text.fields.message)).toHaveAccessibleDescription(labels.errors.tooLong));
  expect(toast.error).toHaveBeenCalledWith(labels.errorTitle, { description: labels.checkFields });
});

test.each([
  ['Cancel', (user) => user.click(screen.getByRole('button', { name: labels.cancel }))],
  ['the cross', (user) => user.click(screen.getByRole('button', { name: labels.close }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
] satisfies [string, (user: UserEvent) => Promise<void>][])(
  'closing by %s forgets what was typed and what was wrong',
  async (_, close) => {
    const { onClose, setOpen, returnFocus } = show();
    const user = await fill({ name: 'Jo' });
    await user.click(screen.getByRole('button', { name: text.submit }));
    expect(field(text.fields.email)).toHaveAttribute('aria-invalid', 'true');
    await close(user);
    expect(onClose).toHaveBeenCalledTimes(1);
    setOpen(false);
    await waitFor(() => expect(returnFocus).toHaveBeenCalled());
    setOpen(true);
    expect(field(text.fields.name)).toHaveValue('');
    expect(field(text.fields.email)).not.toHaveAttribute('aria-invalid');
  },
);

test.each(['en', 'ko'] as const)('offers the demo in %s, in a new tab', (locale) => {
  const { contact, opensInNewTab } = formLabels(locale);
  show(true, formLabels(locale));
  expect(contact.demoLink).toContain(String(figures.demoMinutes));
  const link = screen.getByRole('link', { name: `${contact.demoLink} ${opensInNewTab}` });
  expect(link).toHaveAttribute('href', 'https://demo.example/30');
  expect(link).toHaveAttribute('target', '_blank');
});

test('title and close stand in the head, apart from what scrolls', () => {
  show();
  const head = within(screen.getByRole('heading', { name: text.title }).parentElement as HTMLElement);
  expect(head.getByRole('button', { name: labels.close })).toBeInTheDocument();
  expect(head.queryByRole('textbox')).not.toBeInTheDocument();
});

test('nobody finds the trap field', () => {
  show();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('textbox')).toHaveLength(4);
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});
