import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/components/forms/dialogs';
import { submitContact, submitSignup } from '@/lib/submissions/actions';
import english from '@/messages/en/forms.json';
import korean from '@/messages/ko/forms.json';

jest.mock('@/lib/submissions/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));
jest.mock('sonner/dist/styles.css', () => ({}), { virtual: true });

const actions = { contact: jest.mocked(submitContact), signup: jest.mocked(submitSignup) };
const typed = {
  contact: { name: '김 민서', email: 'jo@example.com', company: '', message: 'One.\nTwo.' },
  signup: {
    first_name: 'Seo',
    last_name: "O'Neil",
    email: 'seo@example.com',
    company: 'Onsil',
    title: 'Founder',
    location: 'Seoul',
  },
} as const;
type FormName = keyof typeof typed;

beforeEach(() => jest.resetAllMocks());

function open(form: FormName, labels = english) {
  const onClose = jest.fn();
  const returnFocus = jest.fn();
  const props = { labels, privacyHref: '/privacy', onClose, returnFocus };
  const view = render(<Dialogs {...props} open={form} />);
  return { onClose, returnFocus, rerender: () => view.rerender(<Dialogs {...props} open={null} />) };
}

/** sonner remembers the toasts of the tests before: the newest stands first. */
async function expectToast(text: string) {
  await waitFor(() =>
    expect(document.querySelector('[data-sonner-toast][data-front="true"]')).toHaveTextContent(text),
  );
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`.dialog-panel [name="${name}"]`);
const submit = (form: FormName, labels = english) =>
  within(screen.getByRole('dialog')).getByRole('button', { name: labels[form].submit });

async function fill(form: FormName) {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(typed[form])) {
    if (value) await user.type(control(name) as HTMLInputElement, value);
  }
  return user;
}

const values = (form: FormName) =>
  Object.fromEntries(Object.keys(typed[form]).map((name) => [name, control(name)?.value]));

describe.each(['contact', 'signup'] as const)('%s', (form) => {
  test.each([
    ['failed', english[form].failureText],
    ['unexpected', english.unexpectedText],
  ] as const)('%s: the specified toast, and everything as typed', async (status, text) => {
    actions[form].mockResolvedValue({ status, values: {} } as never);
    open(form);
    const user = await fill(form);
    await user.click(submit(form));
    await expectToast(text);
    expect(values(form)).toEqual(typed[form]);
    expect(submit(form)).toBeEnabled();
    await waitFor(() => expect(submit(form)).toHaveFocus());
  });

  test('an action that throws is unexpected, and offline when the browser says so', async () => {
    actions[form].mockRejectedValue(new TypeError('Failed to fetch'));
    open(form);
    const user = await fill(form);
    await user.click(submit(form));
    await expectToast(english.unexpectedText);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submit(form));
    await expectToast(english.offlineTitle);
    expect(values(form)).toEqual(typed[form]);
    online.mockRestore();
  });

  test('sends once however often it is asked to, and stays open while it sends', async () => {
    let answer: (result: { status: 'stored' }) => void = () => undefined;
    actions[form].mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { onClose } = open(form);
    const user = await fill(form);
    const panel = document.querySelector<HTMLFormElement>('.dialog-panel form');
    act(() => {
      panel?.requestSubmit();
      panel?.requestSubmit();
    });
    expect(await screen.findByRole('button', { name: english[form].sending })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(actions[form]).toHaveBeenCalledTimes(1);
    await act(async () => answer({ status: 'stored' }));
    await expectToast(english[form].successText);
  });

  test('what the server finds wrong is tied to its field, which has the focus', async () => {
    actions[form].mockResolvedValue({ status: 'invalid', problems: { email: 'email' }, values: {} });
    open(form);
    const user = await fill(form);
    await user.click(submit(form));
    await waitFor(() => expect(control('email')).toHaveFocus());
    expect(control('email')).toBeInvalid();
    expect(control('email')).toHaveAccessibleDescription(english.errors.email);
    await user.type(control('email') as HTMLInputElement, 'm');
    expect(control('email')).not.toHaveAttribute('aria-invalid');
  });

  test('Escape closes on purpose, filled or not', async () => {
    const { onClose } = open(form);
    const user = await fill(form);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('the contact form tells in Korean what is missing, and sends nothing', async () => {
  open('contact', korean);
  await userEvent.click(submit('contact', korean));
  await expectToast(korean.contact.missingTitle);
  expect(control('name')).toHaveAccessibleDescription(korean.errors.required);
  expect(control('name')).toHaveFocus();
  expect(actions.contact).not.toHaveBeenCalled();
});

test('the focus goes to the first field and back to the opener', async () => {
  const { returnFocus, rerender } = open('contact');
  await waitFor(() => expect(control('name')).toHaveFocus());
  rerender();
  await waitFor(() => expect(returnFocus).toHaveBeenCalled());
});
