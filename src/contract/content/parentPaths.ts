/** The parent path; null at the top. */
export function parentPath(path: string): string | null {
  const end = path.lastIndexOf('/');
  return end <= 0 ? null : path.slice(0, end);
}

/** The ancestors of a path, nearest first. */
export function pathsAbove(path: string): readonly string[] {
  const above = parentPath(path);
  return above === null ? [] : [above, ...pathsAbove(above)];
}
