import { Fragment } from 'react';

/** Most characters of a section's number with its law, such as `21 U.S.C. 364c(b)(2)(B)`; what is longer is prose. */
const longestSection = 26;

/** A legal citation whose lines break after a comma or a semicolon, never inside a section number. */
export function Citation({ text }: { text: string }) {
  return text.split(/(?<=[,;]) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      {/* With text of twice the size a phone has no room for it. */}
      <span
        className={
          part.length <= longestSection ? 'whitespace-nowrap max-[18rem]:whitespace-normal' : undefined
        }
      >
        {part}
      </span>
    </Fragment>
  ));
}
