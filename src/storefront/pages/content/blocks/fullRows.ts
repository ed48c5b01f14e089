/** Of these numbers of columns the one whose last row of so many cards is fullest; of equals the first. */
export function fullRows(cards: number, choice: readonly [number, ...number[]]): number {
  const lastRow = (columns: number): number => (cards % columns || columns) / columns;
  return choice.reduce((best, columns) => (lastRow(columns) > lastRow(best) ? columns : best));
}
