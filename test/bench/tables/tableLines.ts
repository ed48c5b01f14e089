/**
 * The lines of a table, with columns as wide as their widest cell: the first `namedColumns` are aligned left, the
 * others right.
 */
export function tableLines(rows: readonly (readonly string[])[], namedColumns: number): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column < namedColumns ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
