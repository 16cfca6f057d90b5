/** The two kinds of small type that most parts of the wizard use. */
export const quiet = 'text-sm leading-[19px] text-ink-3';
export const label = `${quiet} font-semibold`;
