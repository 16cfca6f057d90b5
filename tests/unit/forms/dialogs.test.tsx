/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { Dialogs } from '@/components/forms/dialogs';
import { formLabels } from '@/components/forms/form-labels';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { fieldsFor } from '@/lib/leads/fields';
import type { FormName } from '@/lib/routes';
import { figures } from '@/lib/site';

jest.mock('@/lib/leads/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));
jest.mock('@/components/ui/sonner', () => ({ Toaster: () => null }));
jest.mock('sonner', () => ({ toast: { success: jest.fn(), error: jest.fn(), dismiss: jest.fn() } }));

type Values = Record<string, string>;
const actions = { contact: jest.mocked(submitContact), signup: jest.mocked(submitSignup) };

function show(form: FormName, labels: ReturnType<typeof formLabels>, fragment = '') {
  const onClose = jest.fn();
  const returnFocus = jest.fn();
  const more = {
    ...{ labels, fragment, onClose, returnFocus },
    ...{ privacyHref: '/privacy', demoHref: 'https://demo.example/30' },
  };
  const view = render(<Dialogs {...more} open={form} />);
  const setOpen = (isOpen: boolean) => view.rerender(<Dialogs {...more} open={isOpen ? form : null} />);
  return { onClose, returnFocus, setOpen };
}

beforeEach(() => jest.resetAllMocks());

describe.each([
  {
    form: 'contact' as const,
    locale: 'en' as const,
    good: { name: 'Jo Kim', email: 'jo@example.com', company: 'Onsil', message: 'Hello.' } as Values,
    required: ['name', 'email', 'message'],
  },
  {
    form: 'signup' as const,
    locale: 'ko' as const,
    good: {
      last_name: '김',
      first_name: '서연',
      email: 'seo@example.co.kr',
      company: '온실',
      title: '규제 담당',
      location: '서울',
    } as Values,
    required: ['last_name', 'first_name', 'email', 'company', 'title', 'location'],
  },
])('the dialog of $form in $locale', ({ form, locale, good, required }) => {
  const labels = formLabels(locale);
  const text = labels[form];
  const send = actions[form];
  const names = Object.keys(good);
  const first = names[0] as string;
  const open = () => show(form, labels);
  const field = (name: string) => {
    const label = (text.fields as Values)[name] ?? name;
    return screen.getByRole('textbox', { name: required.includes(name) ? label : new RegExp(`^${label}`) });
  };
  const { errorTitle, checkFields } = labels;
  const { missingTitle, missingText } = labels.contact;
  const saysOnce = (title: string, description: string) =>
    waitFor(() => expect(jest.mocked(toast.error).mock.calls).toEqual([[title, { description }]]));
  /** The browser itself rejects empty fields and wrong addresses of a signup and shows the message. */
  const byTheBrowser = () => expect(toast.error).not.toHaveBeenCalled();

  async function fillAndSend(values: Values = good) {
    const user = userEvent.setup();
    for (const [name, value] of Object.entries(values)) {
      await user.click(field(name));
      // Much faster than single keys.
      await user.paste(value);
    }
    await user.click(await screen.findByRole('button', { name: text.submit }));
    return user;
  }

  test('focuses the first field on opening and labels every field', async () => {
    const { setOpen } = open();
    expect(screen.getByRole('dialog', { name: text.title })).toHaveAccessibleDescription(text.description);
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual(names);
    expect(field('email')).toHaveAttribute('type', 'email');
    await waitFor(() => expect(field(first)).toHaveFocus());
    // Title and close button are in the header, outside the scroll area.
    const head = within(screen.getByRole('heading', { name: text.title }).parentElement as HTMLElement);
    expect(head.getByRole('button', { name: labels.close })).toBeInTheDocument();
    expect(head.queryByRole('textbox')).not.toBeInTheDocument();
    // Visitors cannot find the honeypot field.
    const trap = document.querySelector<HTMLInputElement>('input[name="remark"]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    setOpen(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('accepts empty optional fields', async () => {
    send.mockResolvedValue({ status: 'stored' });
    open();
    const values = Object.fromEntries(required.map((name) => [name, good[name] ?? '']));
    await fillAndSend(values);
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject({ ...empty, ...values });
  });

  test.each(required)('shows an error without %s and sends nothing', async (missing) => {
    open();
    const { [missing]: _, ...rest } = good;
    const user = await fillAndSend(rest);
    expect(send).not.toHaveBeenCalled();
    await (form === 'contact' ? saysOnce(missingTitle, missingText) : byTheBrowser());
    expect(field(missing)).toBeRequired();
    expect(field(missing)).toHaveFocus();
    expect(field(missing)).toBeInvalid();
    const sentences: Record<string, string> = labels[form].missing;
    expect(field(missing)).toHaveAccessibleDescription(sentences[missing]);
    await user.type(field(missing), 'x@b.co');
    expect(field(missing)).not.toHaveAttribute('aria-invalid');
  });

  const isContact = form === 'contact';
  const checksFields = () => saysOnce(errorTitle, checkFields);
  const asksForMissing = () => saysOnce(missingTitle, missingText);
  test.each([
    ['jo at example', 'email', 'email', isContact ? checksFields : byTheBrowser],
    ['   ', first, 'required', isContact ? asksForMissing : checksFields],
  ] as const)('marks "%s" as %s and sends nothing', async (value, name, problem, says) => {
    open();
    await fillAndSend({ ...good, [name]: value });
    const sentences: Record<string, string> = labels[form].missing;
    expect(field(name)).toHaveAccessibleDescription(
      problem === 'required' ? sentences[name] : labels.errors[problem],
    );
    expect(field(name)).toHaveFocus();
    await says();
    expect(send).not.toHaveBeenCalled();
  });

  test('focuses the first invalid field', async () => {
    open();
    await fillAndSend({ ...good, [first]: ' ', [names[1] as string]: ' ' });
    expect(field(first)).toHaveFocus();
  });

  test('can be left while sending, keeps the text and reports the outcome', async () => {
    const answer = Promise.withResolvers<{ status: 'failed'; values: object } | { status: 'stored' }>();
    send.mockReturnValueOnce(answer.promise as never);
    const { onClose, setOpen } = open();
    const user = await fillAndSend();
    await screen.findByRole('button', { name: text.sending });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    setOpen(false);
    answer.resolve({ status: 'failed', values: {} });
    await saysOnce(errorTitle, text.failureText);
    setOpen(true);
    for (const name of names) expect(field(name)).toHaveValue(good[name]);
    send.mockResolvedValueOnce({ status: 'stored' });
    await user.click(screen.getByRole('button', { name: text.submit }));
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    setOpen(false);
    setOpen(true);
    for (const name of names) expect(field(name)).toHaveValue('');
  });

  test('ends an attempt that is never answered, keeps the text and can send it again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    send.mockReturnValueOnce(new Promise(() => undefined));
    open();
    const user = await fillAndSend();
    await screen.findByRole('button', { name: text.sending });
    jest.advanceTimersByTime(20_000);
    jest.useRealTimers();
    await saysOnce(labels.stalledTitle, labels.stalledText);
    for (const name of names) expect(field(name)).toHaveValue(good[name]);
    send.mockResolvedValueOnce({ status: 'stored' });
    await user.click(await screen.findByRole('button', { name: text.submit }));
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
  });

  test('says at once that the network went away while sending', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    open();
    await fillAndSend();
    await screen.findByRole('button', { name: text.sending });
    act(() => void dispatchEvent(new Event('offline')));
    await saysOnce(labels.offlineTitle, labels.offlineText);
    for (const name of names) expect(field(name)).toHaveValue(good[name]);
  });

  test('is usable when the browser restores the page from its memory', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    open();
    await fillAndSend();
    await screen.findByRole('button', { name: text.sending });
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await saysOnce(labels.stalledTitle, labels.stalledText);
    expect(await screen.findByRole('button', { name: text.submit })).toBeEnabled();
  });

  test('empties the honeypot that a browser filled in and asks to send again', async () => {
    send.mockResolvedValueOnce({ status: 'autofilled', values: {} });
    open();
    const trap = document.querySelector<HTMLInputElement>('input[name="remark"]');
    if (trap) trap.value = 'https://acme.example';
    await fillAndSend();
    await saysOnce(labels.autofilledTitle, labels.autofilledText);
    expect(trap).toHaveValue('');
  });

  test('cleans an address that was copied with more', async () => {
    send.mockResolvedValueOnce({ status: 'stored' });
    open();
    await fillAndSend({ ...good, email: '<jane＠acme.com>,' });
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[1].get('email')).toBe('jane@acme.com');
  });

  test('sends once, then reports success', async () => {
    const answer = Promise.withResolvers<{ status: 'stored' }>();
    send.mockReturnValue(answer.promise);
    const { onClose, setOpen } = open();
    const user = await fillAndSend();
    expect(await screen.findByRole('button', { name: text.sending })).toBeDisabled();
    await user.type(field('email'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject(good);

    answer.resolve({ status: 'stored' });
    if (form === 'signup') {
      const thanks = await screen.findByRole('dialog', { name: labels.signup.thanksTitle });
      expect(thanks).toHaveAccessibleDescription(labels.signup.thanksText);
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
      const [close] = screen.getAllByRole('button', { name: labels.close }) as [HTMLElement];
      await waitFor(() => expect(close).toBeEnabled());
      await user.click(close);
    }
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    // The contact toast stays until dismissed, because no other message confirms the submission.
    const stays = isContact && { duration: Number.POSITIVE_INFINITY };
    const description = text.successText;
    expect(toast.success).toHaveBeenCalledWith(text.successTitle, { description, ...stays });
    setOpen(false);
    setOpen(true);
    expect(screen.getByRole('dialog', { name: text.title })).toBeInTheDocument();
    for (const name of names) expect(field(name)).toHaveValue('');
  });

  const never = new TypeError('Failed to fetch');
  test.each([
    ['failed', { status: 'failed', values: {} }, errorTitle, text.failureText],
    ['unexpected', { status: 'unexpected', values: {} }, errorTitle, labels.unexpectedText],
    ['preview', { status: 'preview', values: {} }, labels.previewTitle, labels.previewText],
    ['a call that never arrives', never, errorTitle, labels.unexpectedText],
    ['a call without a network', never, labels.offlineTitle, labels.offlineText],
    ['an action that answers nothing', undefined, errorTitle, labels.unexpectedText],
  ] as const)(
    'keeps the entries, shows the error and succeeds on a retry: %s',
    async (what, result, title, says) => {
      const isOnline = what !== 'a call without a network';
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      send.mockImplementationOnce(async () => {
        if (result instanceof Error) throw result;
        return result as never;
      });
      open();
      const user = await fillAndSend();
      await saysOnce(title, says);
      for (const name of names) expect(field(name)).toHaveValue(good[name]);
      online.mockRestore();
      send.mockResolvedValueOnce({ status: 'stored' });
      await user.click(await screen.findByRole('button', { name: text.submit }));
      await waitFor(() => expect(toast.success).toHaveBeenCalled());
      expect(toast.error).toHaveBeenCalledTimes(1);
    },
  );

  test('marks the field that the server rejects', async () => {
    const [, , name = ''] = names;
    send.mockResolvedValue({ status: 'invalid', problems: { [name]: 'tooLong' }, values: {} });
    open();
    await fillAndSend();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(labels.errors.tooLong));
    await checksFields();
  });

  const ways: [string, (user: UserEvent) => Promise<void>][] = [
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the cross', (user) => user.click(screen.getByRole('button', { name: labels.close }))],
    ['Cancel', (user) => user.click(screen.getByRole('button', { name: labels.cancel }))],
  ];
  // The signup has no Cancel.
  test.each(isContact ? ways : ways.slice(0, 2))(
    'resets entries and errors after closing by %s',
    async (_, close) => {
      const { onClose, setOpen, returnFocus } = open();
      const user = await fillAndSend({ [first]: 'Jo' });
      expect(field('email')).toBeInvalid();
      await close(user);
      expect(onClose).toHaveBeenCalledTimes(1);
      setOpen(false);
      await waitFor(() => expect(returnFocus).toHaveBeenCalled());
      setOpen(true);
      expect(field(first)).toHaveValue('');
      expect(field('email')).not.toHaveAttribute('aria-invalid');
    },
  );
});

test.each(['en', 'ko'] as const)('offers the demo in %s in a new tab from the contact dialog', (locale) => {
  const { contact, opensInNewTab } = formLabels(locale);
  show('contact', formLabels(locale));
  expect(contact.demoLink).toContain(String(figures.demoMinutes));
  const link = screen.getByRole('link', { name: `${contact.demoLink} ${opensInNewTab}` });
  expect(link).toHaveAttribute('href', 'https://demo.example/30');
  expect(link).toHaveAttribute('target', '_blank');
});

test('asks for the first name first in the English signup', () => {
  const asked = fieldsFor('signup', false).map(({ name }) => name);
  expect(asked).toEqual(['first_name', 'last_name', 'email', 'company', 'title', 'location']);
});

test('shows the result of a tool as an editable message and sends it with the tool', async () => {
  actions.contact.mockResolvedValue({ status: 'stored' });
  show('contact', formLabels('en'), '#tool=ingredients&message=My+question%3A%0A%0ATriclosan');
  const user = userEvent.setup();
  const message = screen.getByLabelText<HTMLTextAreaElement>(formLabels('en').contact.fields.message);
  expect(message.value).toBe('My question:\n\nTriclosan');
  await user.type(screen.getByLabelText(formLabels('en').contact.fields.name), 'Jo Kim');
  await user.type(screen.getByLabelText(formLabels('en').contact.fields.email), 'jo@example.com');
  await user.type(message, ' and PTFE');
  await user.click(screen.getByRole('button', { name: formLabels('en').contact.submit }));
  await waitFor(() => expect(actions.contact).toHaveBeenCalled());
  const data = actions.contact.mock.calls[0]?.[1] as FormData;
  expect(Object.fromEntries(data)).toMatchObject({
    message: 'My question:\n\nTriclosan and PTFE',
    tool: 'ingredients',
  });
});
