/** A table's lines, its columns as wide as their widest cell: the first ones stand left, as many as are named, the rest right. */
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
