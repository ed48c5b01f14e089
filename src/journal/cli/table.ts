const numbers = new Intl.NumberFormat('en');
export const inDigits = (number: number): string => numbers.format(number);
export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

type Cell = string | number;

/** Lines of columns: the first aligned left, the others, which are numbers, right. */
export function tableOf(heads: readonly string[], rows: readonly (readonly Cell[])[]): readonly string[] {
  const lines = [heads, ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? inDigits(cell) : cell)))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  '));
}
