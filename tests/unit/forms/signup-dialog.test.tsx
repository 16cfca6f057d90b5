import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { Dialogs } from '@/components/forms/dialogs';
import { fieldsOf } from '@/components/forms/fields';
import { formLabels } from '@/components/forms/form-labels';
import { submitSignup } from '@/lib/leads/actions';

jest.mock('@/lib/leads/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));
jest.mock('@/components/ui/sonner', () => ({ Toaster: () => null }));
jest.mock('sonner', () => ({ toast: { success: jest.fn(), error: jest.fn(), dismiss: jest.fn() } }));

const send = jest.mocked(submitSignup);
const labels = formLabels('ko');
const text = labels.signup;

const good = {
  first_name: '서연',
  last_name: '김',
  email: 'seo@example.co.kr',
  company: '온실',
  title: '규제 담당',
  location: '서울',
};
type Name = keyof typeof good;
const names = Object.keys(good) as Name[];

function show() {
  const onClose = jest.fn();
  const dialog = (open: boolean) => (
    <Dialogs
      labels={labels}
      privacyHref="/privacy"
      demoHref="https://demo.example/30"
      open={open ? 'signup' : null}
      onClose={onClose}
      returnFocus={jest.fn()}
    />
  );
  const view = render(dialog(true));
  return { onClose, setOpen: (open: boolean) => view.rerender(dialog(open)) };
}

const field = (name: Name) => screen.getByRole('textbox', { name: text.fields[name] });

async function fill(values: Partial<typeof good> = good) {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(values)) await user.type(field(name as Name), value);
  return user;
}

const submit = () => screen.findByRole('button', { name: text.submit });

beforeEach(() => jest.resetAllMocks());

test('has six fields, all required, and the focus on the first', async () => {
  show();
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
  for (const name of names) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveAttribute('name', name);
  }
  expect(field('email')).toHaveAttribute('type', 'email');
  await waitFor(() => expect(field('last_name')).toHaveFocus());
});

test.each([
  ['en', 'first_name', 'last_name'],
  ['ko', 'last_name', 'first_name'],
] as const)('in %s the names are asked for as people say them', (locale, ...order) => {
  const asked = fieldsOf('signup', formLabels(locale)).map(({ name }) => name);
  expect(asked).toEqual([...order, 'email', 'company', 'title', 'location']);
});

test('what is wrong first gets the focus first', async () => {
  show();
  const user = await fill({ ...good, first_name: ' ', last_name: ' ' });
  await user.click(await submit());
  expect(field('last_name')).toHaveFocus();
});

test.each(names)('the browser does not let an empty %s through', async (missing) => {
  show();
  const { [missing]: _, ...rest } = good;
  const user = await fill(rest);
  await user.click(await submit());
  expect(field(missing)).toBeInvalid();
  expect(field(missing)).toHaveAccessibleDescription(labels.errors.required);
  expect(field(missing)).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  expect(toast.error).not.toHaveBeenCalled();
});

test('blank fields are refused by the form itself', async () => {
  show();
  const user = await fill({ ...good, title: '   ' });
  await user.click(await submit());
  expect(send).not.toHaveBeenCalled();
  expect(toast.error).toHaveBeenCalledWith(labels.errorTitle, { description: labels.checkFields });
  expect(field('title')).toHaveFocus();
  expect(field('title')).toHaveAccessibleDescription(labels.errors.required);
});

test('a stored submission is thanked for; closing starts anew', async () => {
  send.mockResolvedValue({ status: 'stored' });
  const { onClose, setOpen } = show();
  const user = await fill();
  await user.click(await submit());
  expect(await screen.findByRole('dialog', { name: text.thanksTitle })).toHaveAccessibleDescription(
    text.thanksText,
  );
  expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject(good);
  expect(toast.success).toHaveBeenCalledWith(text.successTitle, { description: text.successText });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  await user.click(screen.getAllByRole('button', { name: labels.close })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
  setOpen(false);
  setOpen(true);
  expect(screen.getByRole('dialog', { name: text.title })).toBeInTheDocument();
  for (const name of names) expect(field(name)).toHaveValue('');
});

test('while sending, the buttons rest and the dialog stays', async () => {
  let answer: (result: { status: 'failed'; values: object }) => void = () => undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { onClose } = show();
  const user = await fill();
  await user.click(await submit());
  expect(await screen.findByRole('button', { name: text.sending })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer({ status: 'failed', values: {} });
  expect(await submit()).toBeEnabled();
});

test.each([
  ['failed', labels.errorTitle, text.failureText],
  ['unexpected', labels.errorTitle, labels.unexpectedText],
  ['preview', labels.previewTitle, labels.previewText],
] as const)('%s keeps the form open as typed', async (status, title, sentence) => {
  send.mockResolvedValue({ status, values: {} });
  const { onClose } = show();
  const user = await fill();
  await user.click(await submit());
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(title, { description: sentence }));
  expect(onClose).not.toHaveBeenCalled();
  for (const name of names) expect(field(name)).toHaveValue(good[name]);
});

test('a call that never arrives counts as unexpected', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  const user = await fill();
  await user.click(await submit());
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(labels.errorTitle, { description: labels.unexpectedText }),
  );
});
