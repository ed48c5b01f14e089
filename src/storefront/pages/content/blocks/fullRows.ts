/** The number of columns, among the given ones, whose last row of cards is fullest; the first among equals. */
export function fullRows(cards: number, choice: readonly [number, ...number[]]): number {
  const lastRow = (columns: number): number => (cards % columns || columns) / columns;
  return choice.reduce((best, columns) => (lastRow(columns) > lastRow(best) ? columns : best));
}
