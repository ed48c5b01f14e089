import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { contentTypeOf } from '../../../contract/content/contentDocument';
import type { ContentListArgs } from './contentListArgs';

/** As many answers as one list shows. */
const MOST_ANSWERS = 50;

/** Where the help is searched. */
export const HELP_PAGE = '/faq-hub';

/** The address that searches the help for these words, as a form without a script makes it. */
export const helpAddress = (term: string): string =>
  term.trim() === '' ? HELP_PAGE : `${HELP_PAGE}?${new URLSearchParams({ term: term.trim() }).toString()}`;

/** The answers of the help with all of these words. */
export const helpSearch = (channelOrSiteId: string, searchTerm: string): ContentListArgs => ({
  channelOrSiteId,
  contentTypeFQN: contentTypeOf('helpAnswer'),
  searchTerm,
  page: 0,
  pageSize: MOST_ANSWERS,
});

/** What an address searches the help for; empty: nothing. */
export const readHelpTerm = (query: URLSearchParams): string =>
  (query.get('term') ?? '').trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
