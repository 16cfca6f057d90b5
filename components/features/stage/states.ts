import { holds } from './condition';

/** A scene's states as it is served, by key; each becomes a data-attribute of the figure. */
export type States = Readonly<Record<string, string>>;

type Control = {
  /** What pressing it changes, `version=corrected open=none`. */
  set?: string;
  /**
   * When it may be pressed; otherwise it is aria-disabled and keeps its place in the tab order. What
   * aria-describedby names is read out when it is pressed all the same.
   */
  able?: string;
  /** Read out once it was pressed. */
  say?: string;
  /** One of several that choose a version: aria-pressed says whether what it sets is so. */
  choice?: boolean;
};

/** Attributes for the parts of a scene that has these states at first. */
export function startingWith(states: States) {
  const read = (key: string) => states[key];
  return {
    /** For whatever stands on the page only under a condition (see condition.ts). */
    when: (condition: string) => ({ 'data-when': condition, hidden: !holds(condition, read) }),
    /** For a button: it sleeps, drawn as always, until the script is there. */
    control: ({ set, able, say, choice }: Control = {}) => ({
      disabled: true,
      'data-set': set,
      'data-able': able,
      'data-say': say,
      'aria-disabled': able === undefined ? undefined : !holds(able, read),
      'aria-pressed': choice && set ? holds(set, read) : undefined,
    }),
    /** For the figure itself. */
    attributes: Object.fromEntries(Object.entries(states).map(([key, value]) => [`data-${key}`, value])),
  };
}
