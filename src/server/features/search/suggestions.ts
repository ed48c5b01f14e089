import { SUGGESTED_PRODUCT_LIMIT, SUGGESTION_LIMIT, SUGGESTION_TERM_LENGTH } from '../../../contract/search/search';
import type { Suggestions, SuggestionsQuery } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import { findProducts } from './findProducts';
import { searchedWords, wordsOf } from '../../searchIndex/french/frenchText';
import { stem } from '../../searchIndex/french/stem';
import { orderHits } from './orderHits';
import { synonymsOf } from '../../searchIndex/query/synonyms';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import { idIn } from '../context';
import type { Webstore } from '../context';
import type { Audience, CatalogState, ProductRecord } from '../catalog';

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

interface SuggestedRecords {
  readonly products: readonly ProductRecord[];
  /** The words of the term as it was understood. */
  readonly words: readonly string[];
}

/** Products for a term by relevance; without one, or if it finds none, the newest of the popular category. */
const suggestedRecords = (
  state: CatalogState,
  audience: Audience,
  term: string,
  synonyms: Synonyms,
  popularCategoryId: string | null,
): SuggestedRecords => {
  const words = searchedWords(term);
  const find = (request: { readonly term: string | null; readonly categoryId: string | null }) => {
    const found = findProducts(state.snapshot, audience, {
      ...request,
      refinements: [],
      groupVariations: true,
      isTyping: true,
      synonyms,
    });
    const products = orderHits(state, audience, found, request.term === null ? 'newest' : 'relevance')
      .map((place) => state.snapshot.products[place])
      .filter((product) => product !== undefined);
    return { products, words: found.correctedTerm === null ? words : searchedWords(found.correctedTerm) };
  };
  // A term without letters and digits matches nothing.
  const byTerm = words.length === 0 ? { products: [], words } : find({ term, categoryId: null });
  if (byTerm.products.length > 0 || popularCategoryId === null) return byTerm;
  return { ...byTerm, products: find({ term: null, categoryId: popularCategoryId }).products };
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
    // A site may still name a category that is no longer published: then it has no popular products.
    popularCategoryId:
      category === ''
        ? null
        : (state.snapshot.categories.category(idIn('category', category, 'popularProductsCategoryId'))?.id ?? null),
  };
};

/** What is suggested, before its products are shown. */
interface Suggested extends Omit<Suggestions, 'suggestedProducts'> {
  readonly products: readonly ProductRecord[];
}

/**
 * Suggestions while a term is typed: popular terms, categories and product names that contain it, and products; where no
 * product has it, the newest of the popular category if one is given. Before the first letter: the popular terms, and the
 * same products. Of the caller's recent searches (`recent`, latest first) those that contain the term, or all without one.
 */
export const suggestionsFor = (
  state: CatalogState,
  audience: Audience,
  { popularSearchTerms, searchSynonyms }: Pick<Webstore, 'popularSearchTerms' | 'searchSynonyms'>,
  recent: readonly string[],
  query: SuggestionsQuery,
): Suggested => {
  const options = optionsOf(state, query);
  const term = (query.searchTerm ?? '').slice(0, SUGGESTION_TERM_LENGTH).trim();
  const synonyms = synonymsOf(searchSynonyms);
  const { products, words } = suggestedRecords(state, audience, term, synonyms, options.popularCategoryId);
  const isSaid = (text: string): boolean => words.length > 0 && says(text, words);
  const candidates =
    term === ''
      ? popularSearchTerms
      : [
          ...popularSearchTerms,
          ...state.snapshot.categories.all.filter(isVisibleCategory(audience)).map(({ name }) => name),
          ...products.map(({ name }) => name),
        ].filter(isSaid);
  const terms = [...new Set(candidates)].slice(0, query.maxResults ?? SUGGESTION_LIMIT);
  return {
    recentSearchSuggestions: recent.filter((text) => term === '' || isSaid(text)).map((value) => ({ value })),
    products: options.includeSuggestedProducts
      ? products.slice(0, query.maxSuggestedProducts ?? SUGGESTED_PRODUCT_LIMIT)
      : [],
    suggestedTerms: options.includeSuggestedTerms ? terms.map((value) => ({ value })) : [],
  };
};
