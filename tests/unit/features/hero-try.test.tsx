/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { HeroTry, type HeroTryProps, initialState, reduce } from '@/components/sections/landing/hero-try';

const props: HeroTryProps = {
  artwork: <svg />,
  labels: { versions: 'Version', submitted: 'As submitted', corrected: 'Corrected' },
  findings: (['claim', 'color', 'contact'] as const).map((id) => ({
    id,
    title: `About the ${id}`,
    details: <p>Details</p>,
    why: `Why the ${id}`,
  })),
  own: {
    labels: {
      label: 'Your ingredients',
      hint: 'Paste yours',
      open: 'Open this file',
      close: 'Back',
      private: 'Nothing is sent.',
      loading: 'Reading',
      failed: 'It could not be loaded.',
    },
    fileUrl: '/file',
    textsUrl: '/texts.json',
  },
  children: <figcaption>A sample</figcaption>,
};

test('stops correcting itself after the first try', () => {
  const alone = { type: 'corrected by itself' } as const;
  expect(reduce(initialState, alone)).toEqual({ version: 'corrected', open: null, tried: false });
  const tried = reduce(initialState, { type: 'finding pressed', finding: 'claim' });
  expect(reduce(tried, alone)).toBe(tried);
});

describe('in the browser', () => {
  // jsdom has no matchMedia: these tests run without reduced motion.
  beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));

  const button = (name: string) => screen.getByRole('button', { name });

  it('shows the reason and box of one finding at a time in either version', () => {
    render(<HeroTry {...props} />);
    const figure = screen.getByRole('figure');
    const finding = button('About the color');
    expect(finding).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(finding);
    expect(finding).toHaveAttribute('aria-expanded', 'true');
    const why = screen.getByText('Why the color');
    expect(why).toBeVisible();
    expect(finding).toHaveAttribute('aria-controls', why.id);
    expect(figure).toHaveAttribute('data-open', 'color');
    expect(figure).toHaveAttribute('data-tried');
    fireEvent.click(button('Corrected'));
    expect(figure).toHaveAttribute('data-open', 'color');
    fireEvent.click(button('About the claim'));
    expect(why).not.toBeVisible();
    fireEvent.click(button('About the claim'));
    expect(figure).not.toHaveAttribute('data-open');
  });

  it('names the visible version on the switch, both ways', () => {
    render(<HeroTry {...props} />);
    expect(screen.getByRole('group', { name: 'Version' })).toBeInTheDocument();
    for (const [pressed, other, version] of [
      ['Corrected', 'As submitted', 'corrected'],
      ['As submitted', 'Corrected', 'submitted'],
    ] as const) {
      expect(button(other)).toHaveAttribute('aria-pressed', 'true');
      fireEvent.click(button(pressed));
      expect(button(pressed)).toHaveAttribute('aria-pressed', 'true');
      expect(button(other)).toHaveAttribute('aria-pressed', 'false');
      expect(screen.getByRole('figure')).toHaveAttribute('data-version', version);
    }
  });
});
