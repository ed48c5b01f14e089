import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { contentTypeOf } from '../../../contract/content/contentDocument';
import { HELP_ADDRESS } from '../../../contract/pages/references';
import type { ContentListArgs } from './contentListArgs';

/** How many answers a search of the help lists at most. */
const MOST_ANSWERS = 50;

/**
 * The address of a search of the help pages, with the parameter of the form without JavaScript; no term: the help page.
 */
export const helpAddress = (term: string): string =>
  term.trim() === '' ? HELP_ADDRESS : `${HELP_ADDRESS}?${new URLSearchParams({ term: term.trim() }).toString()}`;

/** The answers of the help with all of these words. */
export const helpSearch = (channelOrSiteId: string, searchTerm: string): ContentListArgs => ({
  channelOrSiteId,
  contentTypeFQN: contentTypeOf('helpAnswer'),
  searchTerm,
  page: 0,
  pageSize: MOST_ANSWERS,
});

/** The search term in the query of the help's page; empty: none. */
export const readHelpTerm = (query: URLSearchParams): string =>
  (query.get('term') ?? '').trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
