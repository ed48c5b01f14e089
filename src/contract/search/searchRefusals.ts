/** Texts of refused searches (CON-04); in a separate file, so that the first load can do without the other texts. */
export const SEARCH_REFUSALS = {
  queryRequired: 'The searchQuery option is required',
  categoryOrTermRequired: 'Either categoryId or searchTerm must be defined',
} as const;
