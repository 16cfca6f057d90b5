/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { Dialogs } from '@/components/forms/dialogs';
import { formLabels } from '@/components/forms/form-labels';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { fieldsOf } from '@/lib/leads/fields';
import type { FormName } from '@/lib/routes';
import { figures } from '@/lib/site';

jest.mock('@/lib/leads/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));
jest.mock('@/components/ui/sonner', () => ({ Toaster: () => null }));
jest.mock('sonner', () => ({ toast: { success: jest.fn(), error: jest.fn(), dismiss: jest.fn() } }));

type Values = Record<string, string>;
const actions = { contact: jest.mocked(submitContact), signup: jest.mocked(submitSignup) };

function show(form: FormName, labels: ReturnType<typeof formLabels>) {
  const onClose = jest.fn();
  const hrefs = { privacyHref: '/privacy', demoHref: 'https://demo.example/30' };
  render(<Dialogs labels={labels} {...hrefs} open={form} onClose={onClose} returnFocus={jest.fn()} />);
  return onClose;
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
  const isContact = form === 'contact';
  const saysOnce = (title: string, description: string) =>
    waitFor(() => expect(jest.mocked(toast.error).mock.calls).toEqual([[title, { description }]]));

  async function fillAndSend(values: Values = good) {
    const user = userEvent.setup();
    for (const [name, value] of Object.entries(values)) if (value) await user.type(field(name), value);
    await user.click(await screen.findByRole('button', { name: text.submit }));
    return user;
  }

  test.each([
    ...required.map((name) => [name, '', 'required'] as const),
    [first, '   ', 'required'],
    ['email', 'jo at example', 'email'],
  ] as const)('%s as "%s" is marked, has the focus, and sends nothing', async (name, value, problem) => {
    open();
    const user = await fillAndSend({ ...good, [name]: value });
    const isMissing = isContact && problem === 'required';
    await (isMissing ? saysOnce(missingTitle, missingText) : saysOnce(errorTitle, checkFields));
    expect(send).not.toHaveBeenCalled();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(labels.errors[problem]);
    await user.type(field(name), 'x');
    expect(field(name)).not.toHaveAttribute('aria-invalid');
  });

  test('what is wrong first gets the focus first', async () => {
    open();
    await fillAndSend({ ...good, [first]: ' ', [names[1] as string]: ' ' });
    expect(field(first)).toHaveFocus();
  });

  test('while sending, every button rests and the dialog stays; a stored form is told of', async () => {
    const answer = Promise.withResolvers<{ status: 'stored' }>();
    send.mockReturnValue(answer.promise);
    const onClose = open();
    const user = await fillAndSend();
    expect(await screen.findByRole('button', { name: text.sending })).toBeDisabled();
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.type(field('email'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject(good);

    answer.resolve({ status: 'stored' });
    if (form === 'signup') {
      const thanks = await screen.findByRole('dialog', { name: labels.signup.thanksTitle });
      expect(thanks).toHaveAccessibleDescription(labels.signup.thanksText);
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
      await user.click(screen.getAllByRole('button', { name: labels.close })[0] as HTMLElement);
    }
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    // A message's stays until the visitor has read it: nothing else says that it has arrived.
    const stays = isContact && { duration: Number.POSITIVE_INFINITY };
    const description = text.successText;
    expect(toast.success).toHaveBeenCalledWith(text.successTitle, { description, ...stays });
  });

  const never = new TypeError('Failed to fetch');
  test.each([
    ['failed', { status: 'failed', values: {} }, errorTitle, text.failureText],
    ['unexpected', { status: 'unexpected', values: {} }, errorTitle, labels.unexpectedText],
    ['preview', { status: 'preview', values: {} }, labels.previewTitle, labels.previewText],
    ['a call that never arrives', never, errorTitle, labels.unexpectedText],
    ['a call without a network', never, labels.offlineTitle, labels.offlineText],
    ['an action that answers nothing', undefined, errorTitle, labels.unexpectedText],
  ] as const)('%s: the form stays as typed and says so; a retry works', async (what, result, title, says) => {
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
  });

  test('a refusal by the server marks its field', async () => {
    const [, , name = ''] = names;
    send.mockResolvedValue({ status: 'invalid', problems: { [name]: 'tooLong' }, values: {} });
    open();
    await fillAndSend();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(labels.errors.tooLong));
    await saysOnce(errorTitle, checkFields);
  });
});

test.each(['en', 'ko'] as const)('the contact dialog offers the demo in %s, in a new tab', (locale) => {
  const { contact, opensInNewTab } = formLabels(locale);
  show('contact', formLabels(locale));
  expect(contact.demoLink).toContain(String(figures.demoMinutes));
  const link = screen.getByRole('link', { name: `${contact.demoLink} ${opensInNewTab}` });
  expect(link).toHaveAttribute('href', 'https://demo.example/30');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the signup asks in English for the first name first', () => {
  const asked = fieldsOf('signup', false).map(({ name }) => name);
  expect(asked).toEqual(['first_name', 'last_name', 'email', 'company', 'title', 'location']);
});
