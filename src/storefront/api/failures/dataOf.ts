interface Read<T> {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
}

/**
 * What a query has read for the present person; undefined after a failed read, until one succeeds: RTK Query then still
 * has earlier data, possibly of another account.
 */
export const dataOf = <T>({ currentData, error }: Read<T>): T | undefined =>
  error === undefined ? currentData : undefined;
