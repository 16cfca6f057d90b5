import { Fragment } from 'react';

/** A heading of several sentences: where they do not fit one line, a line ends between them rather than inside. */
export function Sentences({ text }: { text: string }) {
  // Not after `U.S.`: a sentence ends in more than a capital.
  const sentences = text.split(/(?<=[^A-Z][.?!]) (?=\S)/);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
