/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useShownProblems } from '@/components/tools/shared/use-shown-problems';

function Form({ problem = '' }: { problem?: string }) {
  const [all, setAll] = useState<{ contact?: string }>(problem ? { contact: problem } : {});
  const { problems, handlers } = useShownProblems(all);
  return (
    <form {...handlers}>
      <input
        name="contact"
        aria-label="Contact"
        onChange={({ target }) => setAll(target.value.includes('@') ? {} : { contact: 'No contact' })}
      />
      <input name="other" aria-label="Other" />
      <p data-testid="problem">{problems.contact}</p>
    </form>
  );
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Contact'), { target: { value } });
const focus = (label: string) => act(() => screen.getByLabelText(label).focus());
const shown = () => screen.getByTestId('problem').textContent;

it('shows a problem when the field loses the focus, then with each key', () => {
  render(<Form />);
  focus('Contact');
  type('s');
  expect(shown()).toBe('');
  focus('Other');
  expect(shown()).toBe('No contact');
  focus('Contact');
  expect(shown()).toBe('No contact');
  type('s@onsil.example');
  expect(shown()).toBe('');
  type('s');
  expect(shown()).toBe('No contact');
});

it('shows a problem of the answers that a link brings', () => {
  render(<Form problem="No contact" />);
  expect(shown()).toBe('No contact');
});
