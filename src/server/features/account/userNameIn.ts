/** The names of a user as a row has them that was joined with their login; null where there is none. */
export const userNameIn = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
