import { decodeRefinements } from '../../../contract/search/refinements';
import type { ListingSort } from '../../../contract/search/listingSorts';
import {
  lastSearchPage,
  ROOT_CATEGORY_ID,
  SEARCH_DEPTH_LIMIT,
  SEARCH_PAGE_SIZE,
  SEARCH_TERM_WORD_LIMIT,
  type ProductSearchBody,
  type Refinement,
  type SearchQuery,
} from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import { idIn } from '../context';
import { fieldNames, listed } from '../../http/commaLists';
import { wordsOf } from '../../searchIndex/french/frenchText';
import { sortOrderOf, type SortOrder } from './finding/sortRules';
import { searchedFields } from './searchedFields';

export interface SearchRequest {
  /** Trimmed; null: no term. */
  readonly term: string | null;
  readonly categoryId: string | null;
  readonly refinements: readonly Refinement[];
  /** null: every field. */
  readonly fields: readonly string[] | null;
  /** The fields in which the term has to be found; null: anywhere. */
  readonly searchFields: readonly string[] | null;
  readonly groupVariations: boolean;
  readonly order: SortOrder;
  /** Ids of the buyer groups to which the membership of the caller is limited; null: all groups of the caller count. */
  readonly buyerGroupIds: readonly string[] | null;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly includePrices: boolean;
  readonly includeQuantityRule: boolean;
  /** Whether a variation is answered with the attributes in which it differs from its siblings. */
  readonly includeVariationInfo: boolean;
  /** Whether the answer explains each product's position. */
  readonly explain: boolean;
}

/** The default fields in the answer to a search. */
const DEFAULT_FIELDS = ['Name', 'Description', 'StockKeepingUnit', 'ProductCode'] as const;

interface Asked {
  readonly searchTerm?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly sortRuleId?: string | null | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Checks what both forms of the call have in common. Throws INVALID_API_INPUT, INVALID_ID_FIELD. */
function checked(asked: Asked, usual: ListingSort) {
  const text = asked.searchTerm?.trim() ?? '';
  const term = text === '' ? null : text;
  const category = asked.categoryId?.trim() ?? '';
  const isRoot = category === ROOT_CATEGORY_ID;
  if (term === null && category === '') throw invalidInput('Specify a categoryId, a searchTerm or both.');
  // Counted as the search reads them: any character except letters and digits separates words, not only blanks.
  if (term !== null && wordsOf(term).length > SEARCH_TERM_WORD_LIMIT) {
    throw invalidInput(`searchTerm may have at most ${SEARCH_TERM_WORD_LIMIT} words.`);
  }
  const { page = 0, pageSize = SEARCH_PAGE_SIZE } = asked;
  if (page >= lastSearchPage(pageSize)) {
    throw invalidInput(`page times pageSize may be at most ${SEARCH_DEPTH_LIMIT}.`);
  }
  const categoryId = category === '' || isRoot ? null : idIn('category', category, 'categoryId');
  return { term, categoryId, page, pageSize, order: sortOrderOf(asked.sortRuleId ?? null, term !== null, usual) };
}

function refinementsOf(encoded: string | undefined): readonly Refinement[] {
  if (encoded === undefined || encoded === '') return [];
  const refinements = decodeRefinements(encoded);
  if (refinements === null)
    throw invalidInput('refinements must be the Base64 of a JSON array of at most 9 refinements.');
  return refinements;
}

/** The buyer groups that a call names; null: none. Throws INVALID_ID_FIELD. */
function groupsNamed(list: string | undefined): readonly string[] | null {
  const ids = listed(list).map((id) => idIn('buyerGroup', id, 'effectiveBuyerGroupIds'));
  return ids.length === 0 ? null : ids;
}

const EXPLAINING: ReadonlySet<string> = new Set(['development', 'test']);

/**
 * Whether the answer is to explain the ranking. The numbers of an explanation reveal what others buy, so they are for
 * developers of the shop only.
 */
function explained(asked: boolean | undefined): boolean {
  if (asked === true && !EXPLAINING.has(process.env.NODE_ENV ?? '')) throw invalidInput('explain is for development.');
  return asked === true;
}

/** A search by GET; it never includes prices. `usual`: the site's order of listings without a term. */
export const requestOfQuery = (query: SearchQuery, usual: ListingSort): SearchRequest => ({
  ...checked(query, usual),
  refinements: refinementsOf(query.refinements),
  fields: query.fields === undefined ? DEFAULT_FIELDS : fieldNames(query.fields),
  searchFields: searchedFields(query.searchFields),
  groupVariations: query.grouping !== 'NoGrouping',
  buyerGroupIds: groupsNamed(query.effectiveBuyerGroupIds),
  includePrices: false,
  includeQuantityRule: query.includeQuantityRule === true,
  includeVariationInfo: query.includeProductVariationInfo !== false,
  explain: explained(query.explain),
});

/** A search by POST. */
export const requestOfBody = (body: ProductSearchBody, usual: ListingSort): SearchRequest => ({
  ...checked(body, usual),
  refinements: body.refinements ?? [],
  fields: body.fields === undefined ? DEFAULT_FIELDS : fieldNames(body.fields.join(',')),
  searchFields: null,
  groupVariations: body.grouping?.groupingOption !== 'NoGrouping',
  buyerGroupIds: null,
  includePrices: body.includePrices === true,
  includeQuantityRule: body.includeQuantityRule === true,
  includeVariationInfo: true,
  explain: false,
});
