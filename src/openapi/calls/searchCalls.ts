import { LATE_PATHS } from '../../contract/latePaths';
import { PATHS } from '../../contract/paths';
import type { CallGroup } from './CallText';

export const searchCalls: CallGroup = {
  tag: 'Search',
  description: 'Finding products by words, categories and facets.',
  calls: [
    {
      operationId: 'searchProducts',
      method: 'GET',
      path: PATHS.searchProducts,
      summary: 'Search, by an address',
      description:
        'By a `searchTerm` of up to 32 words or in a category; `refinements` are the same as by POST, as JSON in base64. Values of one facet widen what is found, facets narrow each other.',
      callers: 'anybody',
    },
    {
      operationId: 'searchProductsByPost',
      method: 'POST',
      path: PATHS.productSearch,
      summary: 'Search, by a body',
      description:
        'The same question where it is too long for an address. It changes nothing, so a client without cookies need not say where it comes from.',
      callers: 'anybody',
    },
    {
      operationId: 'listSuggestions',
      method: 'GET',
      path: LATE_PATHS.searchSuggestions,
      summary: 'Suggestions while a term is typed',
      description: 'Products, categories, and the caller’s own last searches.',
      callers: 'anybody',
    },
    {
      operationId: 'listSortRules',
      method: 'GET',
      path: PATHS.sortRules,
      summary: 'The orders in which a search can be sorted',
      description: 'Each is named in a search by its id or its name.',
      callers: 'anybody',
    },
  ],
};
