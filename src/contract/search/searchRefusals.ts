/** What a search is refused with (CON-04); apart from the other texts, so that the first load does without those. */
export const SEARCH_REFUSALS = {
  queryRequired: 'The searchQuery option is required',
  categoryOrTermRequired: 'Either categoryId or searchTerm must be defined',
} as const;
