/** The code of an error of Node (`ENOENT`), SQLite (`SQLITE_BUSY`) or PostgreSQL (`40001`); null when it has none. */
export const errorCodeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
