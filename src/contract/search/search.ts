import type { Static } from 'typebox';
import type {
  foundProductSchema,
  productSearchBody,
  refinementSchema,
  searchPriceSchema,
  searchQuery,
  searchResultSchema,
  sortRulesSchema,
  suggestionsQuery,
  suggestionsSchema,
} from './search.schema';

export type Refinement = Static<typeof refinementSchema>;
export type SearchQuery = Static<typeof searchQuery>;
export type ProductSearchBody = Static<typeof productSearchBody>;

/**
 * The tree of categories that have results: the top level, and the children of the chosen category, of its ancestors,
 * and of a category that alone has all results of its parent. The chosen category and its ancestors are in the tree
 * even without results. The root has no id.
 */
export interface CategoryBranch {
  category: { id: string | null; name: string; description: string | null };
  productCount: number;
  children: CategoryBranch[];
}
/** Fields are wrapped in `{value}` here; `unwrapFields` removes that. The currency is given once per page. */
export type SearchResult = Static<typeof searchResultSchema>;
export type FoundProduct = Static<typeof foundProductSchema>;
export type FoundPrice = Static<typeof searchPriceSchema>;
export type Facet = SearchResult['facets'][number];
export type FacetValue = Facet['values'][number];

/** A search of the shop. `page` counts from 0; term or category is required (SRC-10). */
export interface SearchArgs {
  readonly searchTerm?: string;
  readonly categoryId?: string;
  readonly refinements?: readonly Refinement[];
  readonly page?: number;
  readonly pageSize?: number;
  readonly sortRuleId?: string;
  readonly includePrices?: boolean;
}

export type SuggestionsQuery = Static<typeof suggestionsQuery>;
export type Suggestions = Static<typeof suggestionsSchema>;
export type SuggestedProduct = Suggestions['suggestedProducts'][number];
export interface SuggestionsArgs {
  readonly searchTerm: string;
  readonly includeSuggestedProducts?: boolean;
  readonly includeSuggestedTerms?: boolean;
  readonly popularProductsCategoryId?: string;
  readonly maxResults?: number;
  readonly maxSuggestedProducts?: number;
}

export type SortRules = Static<typeof sortRulesSchema>;
export type SortRule = SortRules['sortRules'][number];

export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_PAGE_SIZE_LIMIT = 200;
/** The maximum of page number × page size, with pages counted from 0. */
export const SEARCH_DEPTH_LIMIT = 5000;
/**
 * The number (from 1) of the last page that the server answers for so many products: it refuses later ones, so no link
 * may lead to them. Without a total, the last page that any search can have.
 */
export const lastSearchPage = (pageSize: number, total = Infinity): number =>
  Math.min(Math.ceil(total / pageSize), Math.floor(SEARCH_DEPTH_LIMIT / pageSize) + 1);
export const SEARCH_TERM_WORD_LIMIT = 32;
/** The server uses this many characters of a suggestion term and ignores the rest. */
export const SUGGESTION_TERM_LENGTH = 100;
export const SUGGESTION_LIMIT = 10;
export const SUGGESTED_PRODUCT_LIMIT = 6;
export const SUGGESTED_CATEGORY_LIMIT = 3;
/** The pseudo category that removes the category filter. */
export const ROOT_CATEGORY_ID = 'ROOT_CATEGORY_ID';

/** The shop's own id of a facet; its name alone is not unique. */
export const facetId = (facet: Pick<Facet, 'nameOrId' | 'attributeType'>): string =>
  `${facet.nameOrId}:${facet.attributeType}`;
