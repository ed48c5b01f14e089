/** The code of a Node error (`EADDRINUSE`, `ENOENT`); null when it has none. */
export const errorCodeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
