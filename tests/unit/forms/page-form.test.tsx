/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formLabels } from '@/components/forms/form-labels';
import { LeadPageForm } from '@/components/forms/lead-page-form';
import { locales } from '@/lib/i18n/locales';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { forms } from '@/lib/routes';

jest.mock('@/lib/leads/actions', () => ({ submitContact: jest.fn(), submitSignup: jest.fn() }));

const actions = { contact: jest.mocked(submitContact), signup: jest.mocked(submitSignup) };
const cases = locales.flatMap((locale) => forms.map((form) => ({ locale, form })));

describe.each(cases)('the page of $form in $locale', ({ locale, form }) => {
  const labels = formLabels(locale);
  const error = { title: labels.errorTitle };

  test('what is kept, why and for how long is said beside the button, with the way to the privacy text', () => {
    render(<LeadPageForm form={form} labels={labels} privacyHref="/privacy" />);
    const notice = screen.getByRole('link', { name: new RegExp(`^${labels.privacyLink}`) }).parentElement;
    expect(notice).toHaveTextContent(labels.notice[form]);
    expect(notice?.parentElement?.nextElementSibling).toContainElement(
      screen.getByRole('button', { name: labels[form].submit }),
    );
    expect(notice?.querySelector('a')).toHaveAttribute('href', '/privacy');
    expect(notice?.querySelector('a')).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['preview', { title: labels.previewTitle, text: labels.previewText }],
    ['failed', { ...error, text: labels[form].failureText }],
    ['unexpected', { ...error, text: labels.unexpectedText }],
  ] as const)(
    '%s: its outcome has the focus, which brings it into view; what was typed stays',
    async (status, outcome) => {
      actions[form].mockResolvedValue({ status, values: {} });
      render(<LeadPageForm form={form} labels={labels} privacyHref="/privacy" />);
      const user = userEvent.setup();
      const typed: string[] = [];
      for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
        typed.push(field.type === 'email' ? 'jo@example.com' : `My ${field.name}`);
        await user.type(field, String(typed.at(-1)));
      }
      for (const attempt of [1, 2]) {
        await user.click(await screen.findByRole('button', { name: labels[form].submit }));
        await waitFor(() => expect(screen.getByText(outcome.title).parentElement).toHaveFocus());
        expect(screen.getByRole('alert')).toHaveTextContent(`${outcome.title}${outcome.text}`);
        expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(typed);
        expect(actions[form]).toHaveBeenCalledTimes(attempt);
      }
      // The outcome takes the focus once.
      await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, '!');
      expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
    },
  );
});

beforeEach(() => jest.resetAllMocks());
