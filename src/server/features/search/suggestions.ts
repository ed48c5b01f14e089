import { SUGGESTED_PRODUCT_LIMIT, SUGGESTION_LIMIT, SUGGESTION_TERM_LENGTH } from '../../../contract/search/search';
import type { Suggestions, SuggestionsQuery } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import { findProducts } from './findProducts';
import { stem, wordsOf } from '../../searchIndex/frenchText';
import { orderHits } from './orderHits';
import { searchedWords } from '../../searchIndex/SearchIndex';
import type { Audience, CatalogSnapshot, CatalogState } from '../catalog';
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

/** As many products are put into order at first: of more, names are rarely needed. */
const FIRST_PRODUCTS = 50;

/**
 * The places of products for a term by relevance, or without one of the newest of a category: the first `count` of them.
 */
const suggestedPlaces = (
  state: CatalogState,
  audience: Audience,
  term: string,
  popularCategoryId: string | null,
): ((count: number) => Uint32Array) => {
  if (term === '' && popularCategoryId === null) return () => new Uint32Array();
  const found = findProducts(state.snapshot, audience, {
    term: term === '' ? null : term,
    categoryId: term === '' ? popularCategoryId : null,
    refinements: [],
    groupVariations: true,
    isTyping: true,
  });
  return (count) => orderHits(state, audience, found, term === '' ? 'newest' : 'relevance', count);
};

/** Their names, each read as it is asked for. */
function* namesOf({ productAt }: CatalogSnapshot, firstPlaces: (count: number) => Uint32Array): Generator<string> {
  for (const place of firstPlaces(FIRST_PRODUCTS)) yield productAt(place).name;
  for (const place of firstPlaces(Infinity).subarray(FIRST_PRODUCTS)) yield productAt(place).name;
}

/** Popular terms, categories and product names, in this order. */
function* candidatesFor(
  { snapshot }: CatalogState,
  audience: Audience,
  popularTerms: readonly string[],
  firstPlaces: (count: number) => Uint32Array,
): Generator<string> {
  yield* popularTerms;
  for (const category of snapshot.categories.all) if (isVisibleCategory(audience)(category)) yield category.name;
  yield* namesOf(snapshot, firstPlaces);
}

/** The first texts that say these words, each once; no more are asked for than are needed. */
const firstSaying = (texts: Iterable<string>, words: readonly string[], count: number): readonly string[] => {
  const found = new Set<string>();
  if (words.length === 0 || count === 0) return [];
  for (const text of texts) {
    if (says(text, words)) found.add(text);
    if (found.size === count) break;
  }
  return [...found];
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
  popularTerms: readonly string[],
  recent: readonly string[],
  query: SuggestionsQuery,
): Suggestions => {
  const options = optionsOf(state, query);
  const term = (query.searchTerm ?? '').slice(0, SUGGESTION_TERM_LENGTH).trim();
  const words = searchedWords(term);
  // A term without letters and digits matches nothing.
  const firstPlaces =
    words.length > 0 || term === ''
      ? suggestedPlaces(state, audience, term, options.popularCategoryId)
      : () => new Uint32Array();
  const termCount = options.includeSuggestedTerms ? (query.maxResults ?? SUGGESTION_LIMIT) : 0;
  const terms =
    term === ''
      ? [...new Set(popularTerms)].slice(0, termCount)
      : firstSaying(candidatesFor(state, audience, popularTerms, firstPlaces), words, termCount);
  const productCount = options.includeSuggestedProducts ? (query.maxSuggestedProducts ?? SUGGESTED_PRODUCT_LIMIT) : 0;
  const { ids } = state.snapshot.columns;
  return {
    recentSearchSuggestions: recent
      .filter((text) => term === '' || (words.length > 0 && says(text, words)))
      .map((value) => ({ value })),
    suggestedProducts: [...firstPlaces(productCount)].map((place) => ({ id: ids.at(place) })),
    suggestedTerms: terms.map((value) => ({ value })),
  };
};
