/** The name of a user in a joined row; null where no user was joined. */
export const userNameIn = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
