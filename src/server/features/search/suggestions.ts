import { SUGGESTED_PRODUCT_LIMIT, SUGGESTION_LIMIT, SUGGESTION_TERM_LENGTH } from '../../../contract/search/search';
import type { Suggestions, SuggestionsQuery } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import { findProducts } from './findProducts';
import { searchedWords, wordsOf } from '../../searchIndex/french/frenchText';
import { stem } from '../../searchIndex/french/stem';
import { orderHits } from './orderHits';
import { synonymsOf } from '../../searchIndex/query/synonyms';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { Webstore } from '../context';
import type { Audience, CatalogState, ProductRecord } from '../catalog';
import { categoryIn } from '../catalog';

/** Whether a text contains every searched word; the last one may be incomplete. */
const says = (text: string, words: readonly string[]): boolean => {
  const own = wordsOf(text);
  return words.every((word, place) =>
    own.some(
      (candidate) => stem(candidate) === stem(word) || (place === words.length - 1 && candidate.startsWith(word)),
    ),
  );
};

const isVisibleCategory =
  (audience: Audience) =>
  ({ id }: { readonly id: string }) =>
    audience.productCount(id) > 0;

/** Products for a term by relevance; without one, the newest of a category. */
const suggestedProducts = (
  state: CatalogState,
  audience: Audience,
  term: string,
  synonyms: Synonyms,
  popularCategoryId: string | null,
): readonly ProductRecord[] => {
  if (term === '' && popularCategoryId === null) return [];
  const request = { term: term === '' ? null : term, categoryId: term === '' ? popularCategoryId : null };
  const found = findProducts(state.snapshot, audience, {
    ...request,
    refinements: [],
    groupVariations: true,
    isTyping: true,
    synonyms,
  });
  return orderHits(state, audience, found, term === '' ? 'newest' : 'relevance')
    .map((place) => state.snapshot.products[place])
    .filter((product) => product !== undefined);
};

const optionsOf = (state: CatalogState, query: SuggestionsQuery) => {
  const { includeSuggestedTerms = true, includeSuggestedProducts = false } = query;
  if (!includeSuggestedTerms && !includeSuggestedProducts) {
    throw invalidInput('One of includeSuggestedTerms and includeSuggestedProducts must be true.');
  }
  const category = query.popularProductsCategoryId?.trim() ?? '';
  return {
    includeSuggestedTerms,
    includeSuggestedProducts,
    popularCategoryId: category === '' ? null : categoryIn(state.snapshot, category, 'popularProductsCategoryId').id,
  };
};

/**
 * Suggestions while a term is typed: popular terms, categories and product names that contain it, and products. Before
 * the first letter: the popular terms, and the newest products of a category if one is given. Of the caller's recent
 * searches (`recent`, latest first) those that contain the term, or all without one.
 */
export const suggestionsFor = (
  state: CatalogState,
  audience: Audience,
  { popularSearchTerms: popularTerms, searchSynonyms }: Pick<Webstore, 'popularSearchTerms' | 'searchSynonyms'>,
  recent: readonly string[],
  query: SuggestionsQuery,
): Suggestions => {
  const options = optionsOf(state, query);
  const term = (query.searchTerm ?? '').slice(0, SUGGESTION_TERM_LENGTH).trim();
  const words = searchedWords(term);
  // A term without letters and digits matches nothing.
  const products =
    words.length > 0 || term === ''
      ? suggestedProducts(state, audience, term, synonymsOf(searchSynonyms), options.popularCategoryId)
      : [];
  const candidates =
    term === ''
      ? popularTerms
      : [
          ...popularTerms,
          ...state.snapshot.categories.all.filter(isVisibleCategory(audience)).map(({ name }) => name),
          ...products.map(({ name }) => name),
        ].filter((text) => words.length > 0 && says(text, words));
  const terms = [...new Set(candidates)].slice(0, query.maxResults ?? SUGGESTION_LIMIT);
  return {
    recentSearchSuggestions: recent
      .filter((text) => term === '' || (words.length > 0 && says(text, words)))
      .map((value) => ({ value })),
    suggestedProducts: options.includeSuggestedProducts
      ? products.slice(0, query.maxSuggestedProducts ?? SUGGESTED_PRODUCT_LIMIT).map(({ id }) => ({ id }))
      : [],
    suggestedTerms: options.includeSuggestedTerms ? terms.map((value) => ({ value })) : [],
  };
};
