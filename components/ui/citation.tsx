import { Fragment } from 'react';

/** A citation as it is printed: its lines end after a comma or a semicolon, never inside a section's number. */
export function Citation({ text }: { text: string }) {
  return text.split(/(?<=[,;]) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
