/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formLabels } from '@/components/forms/form-labels';
import { LeadPageForm } from '@/components/forms/lead-page-form';
import { locales } from '@/lib/i18n/locales';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { forms } from '@/lib/routes';
import { figures } from '@/lib/site';

jest.mock('@/lib/leads/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));

const actions = { contact: jest.mocked(submitContact), signup: jest.mocked(submitSignup) };
const cases = locales.flatMap((locale) => forms.map((form) => ({ locale, form })));

describe.each(cases)('the page of $form in $locale', ({ locale, form }) => {
  const labels = formLabels(locale);

  test('names the recorded data, purpose and period beside the button, with a link to the privacy policy', () => {
    render(
      <LeadPageForm form={form} labels={labels} privacyHref="/privacy" demoHref="https://demo.example" />,
    );
    const notice = screen.getByRole('link', { name: new RegExp(`^${labels.privacyLink}`) }).parentElement;
    expect(notice).toHaveTextContent(labels.notice[form]);
    expect(notice?.parentElement?.nextElementSibling).toContainElement(
      screen.getByRole('button', { name: labels[form].submit }),
    );
    expect(notice?.querySelector('a')).toHaveAttribute('href', '/privacy');
    expect(notice?.querySelector('a')).toHaveAttribute('target', '_blank');
  });

  test('focuses a general error, scrolls to it and keeps the entered values', async () => {
    actions[form].mockResolvedValue({ status: 'failed', values: {} });
    render(
      <LeadPageForm form={form} labels={labels} privacyHref="/privacy" demoHref="https://demo.example" />,
    );
    const user = userEvent.setup();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    const typed = fields.map(({ name, type }) => (type === 'email' ? 'jo@example.com' : `My ${name}`));
    for (const [index, field] of fields.entries()) await user.type(field, String(typed[index]));
    for (const attempt of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: labels[form].submit }));
      await waitFor(() => expect(screen.getByText(labels.errorTitle).parentElement).toHaveFocus());
      expect(screen.getByRole('alert')).toHaveTextContent(labels.errorTitle + labels[form].failureText);
      expect(fields.map(({ value }) => value)).toEqual(typed);
      expect(actions[form]).toHaveBeenCalledTimes(attempt);
    }
    expect(screen.getByRole('link', { name: labels.email })).toHaveAttribute(
      'href',
      `mailto:${labels.email}`,
    );
    // The message receives focus once.
    await user.type(fields[0] as HTMLElement, '!');
    expect(fields[0]).toHaveFocus();
  });

  test('validates a form that is submitted before the schema has loaded, without a request', async () => {
    render(
      <LeadPageForm form={form} labels={labels} privacyHref="/privacy" demoHref="https://demo.example" />,
    );
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
    // Without focus, which loads the schema.
    fireEvent.submit(first?.form as HTMLFormElement);
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeInvalid();
    expect(actions[form]).not.toHaveBeenCalled();
    // The next attempt is not taken for a second click.
    fireEvent.submit(first?.form as HTMLFormElement);
    expect(screen.getByRole('button', { name: labels[form].submit })).toBeEnabled();
  });

  test('leads on to the duties and the demo after it is stored', async () => {
    actions[form].mockResolvedValue({ status: 'stored' });
    render(
      <LeadPageForm form={form} labels={labels} privacyHref="/privacy" demoHref="https://demo.example" />,
    );
    const user = userEvent.setup();
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
      await user.type(field, field.type === 'email' ? 'jo@example.com' : `My ${field.name}`);
    }
    await user.click(screen.getByRole('button', { name: labels[form].submit }));
    const duties = await screen.findByRole('link', { name: labels.nextDuties });
    expect(duties).toHaveAttribute('href', labels.finderHref);
    expect(screen.getByRole('link', { name: new RegExp(labels.contact.demoLink) })).toHaveAttribute(
      'href',
      'https://demo.example',
    );
    // The first step is done; the next says when an answer comes, and where.
    const [done, answer] = screen.getAllByRole('listitem');
    expect(done).toHaveTextContent(`${labels.after.done} ${labels.after[form].received}`);
    expect(answer).toHaveTextContent(labels.after[form].answer);
    expect(answer).toHaveTextContent(new RegExp(String(figures.answerDays)));
    expect(screen.getByText('jo@example.com')).toBeVisible();
  });
});

test.each([
  ['', 4],
  [Array(15).fill('- a line of a result').join('\n'), 15],
  ['x'.repeat(480), 10],
  [Array(99).fill('y').join('\n'), 18],
])('makes the message box as tall as its text, within limits: %#', (message, lines) => {
  location.hash = `#${new URLSearchParams({ tool: 'rules', message })}`;
  render(
    <LeadPageForm
      form="contact"
      labels={formLabels('en')}
      privacyHref="/privacy"
      demoHref="https://demo.example"
    />,
    { container: document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main' })) },
  );
  const box = screen.getByRole('textbox', { name: formLabels('en').contact.fields.message });
  expect(box).toHaveValue(message);
  expect(box).toHaveAttribute('rows', String(lines));
  location.hash = '';
});

beforeEach(() => jest.resetAllMocks());
