'use client';

import type { PlainFormsProps } from './plain-forms';

/**
 * Puts the forms into the server's HTML and leaves them alone in the browser: no code of theirs is sent, and React
 * never touches the elements, so that what a visitor types before the page is ready stays.
 *
 * `typeof window` is a constant in each of the two builds, and the browser's one drops the branch with what it requires
 * (an import would bring in what the forms import). There React is told that the inside is HTML of which it knows
 * nothing; with `suppressHydrationWarning` it keeps what is there.
 */
export function PlainFormsSlot(props: PlainFormsProps) {
  if (typeof window === 'undefined') {
    const { PlainForms } = require('./plain-forms') as typeof import('./plain-forms');
    return (
      <div suppressHydrationWarning>
        <PlainForms {...props} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, and see above
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
