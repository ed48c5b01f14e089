/** The path right above this one; null at the top. */
export const parentPath = (path: string): string | null => {
  const end = path.lastIndexOf('/');
  return end <= 0 ? null : path.slice(0, end);
};

/** The paths above this one, the nearest first. */
export const pathsAbove = (path: string): readonly string[] => {
  const above = parentPath(path);
  return above === null ? [] : [above, ...pathsAbove(above)];
};
