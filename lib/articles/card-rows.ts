/** Columns of the grid of cards on tablets and on desktops. */
const columns = { tablet: 2, desktop: 3 } as const;

/** Where a card has its own row. On phones every card does. */
export type OwnRow = Readonly<Record<keyof typeof columns, boolean>>;

/**
 * The lead card has its own row. So does the last card when it would be alone in its row: it fills the row instead
 * of leaving a gap.
 */
export function rowOf(index: number, count: number, lead: boolean): OwnRow {
  const fills = (width: number) => {
    if (lead && index === 0) return true;
    const inColumns = count - (lead ? 1 : 0);
    return index === count - 1 && inColumns % width === 1;
  };
  return { tablet: fills(columns.tablet), desktop: fills(columns.desktop) };
}
