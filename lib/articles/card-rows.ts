/** Columns of the grid of cards on tablets and on desktops. */
const columns = { tablet: 2, desktop: 3 } as const;

/** Where a card has a row of its own; on phones every card has. */
export type OwnRow = Readonly<Record<keyof typeof columns, boolean>>;

/**
 * The lead has a row of its own, and so has a last card that would stand alone in its row: it fills the row then,
 * instead of leaving a hole.
 */
export function rowOf(index: number, count: number, lead: boolean): OwnRow {
  const fills = (width: number) => {
    if (lead && index === 0) return true;
    const inColumns = count - (lead ? 1 : 0);
    return index === count - 1 && inColumns % width === 1;
  };
  return { tablet: fills(columns.tablet), desktop: fills(columns.desktop) };
}
