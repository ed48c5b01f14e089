import {
  SUGGESTED_CATEGORY_LIMIT,
  SUGGESTED_PRODUCT_LIMIT,
  SUGGESTION_LIMIT,
  SUGGESTION_TERM_LENGTH,
  type Suggestions,
  type SuggestionsQuery,
} from '../../../contract/search/search';
import { searchedWords, wordsOf } from '../../searchIndex/french/frenchText';
import { stem } from '../../searchIndex/french/stem';
import { synonymsOf } from '../../searchIndex/query/synonyms';
import { invalidInput } from '../../problems';
import { recentlyUsed } from '../../recentlyUsed';
import { orderHits } from './finding/orderHits';
import { NO_RELEVANCE } from './finding/relevance';
import { wholeListing } from './finding/wholeListings';
import {
  NAMED_PRODUCTS,
  NO_ROWS,
  type findSuggestedRows,
  type SuggestedRow,
  type SuggestedRows,
} from './suggestedRows';
import { idIn, type Webstore } from '../context';
import type { Audience, ProductRecord } from '../catalog';
import type { Offer, OwnPurchases } from '../offers';

/** A word with its stem. */
interface Word {
  readonly word: string;
  readonly stem: string;
}

const stemmed = (words: readonly string[]): readonly Word[] => words.map((word) => ({ word, stem: stem(word) }));

/** Number of texts whose words are cached: popular terms, names of categories, and of recently suggested products. */
const KEPT_TEXTS = 5000;
const wordsIn = recentlyUsed(KEPT_TEXTS, (text: string) => stemmed(wordsOf(text)));

/** Whether a text contains every searched word; the last one may be incomplete. */
function says(text: string, searched: readonly Word[]): boolean {
  const own = wordsIn(text);
  return searched.every(({ word, stem: wanted }, index) =>
    own.some(
      (candidate) => candidate.stem === wanted || (index === searched.length - 1 && candidate.word.startsWith(word)),
    ),
  );
}

/** A last word with fewer letters may be the mere beginning of a word. */
const BEGUN_LETTERS = 3;

/**
 * Asks with all words; if that finds nothing and the last word has fewer than `BEGUN_LETTERS` letters, again without
 * it.
 */
function withoutBegun<T>(words: readonly Word[], ask: (asked: readonly Word[]) => readonly T[]): readonly T[] {
  const found = ask(words);
  const isHardlyBegun = words.length > 1 && (words.at(-1)?.word.length ?? 0) < BEGUN_LETTERS;
  return found.length > 0 || !isHardlyBegun ? found : ask(words.slice(0, -1));
}

const isVisibleCategory =
  (audience: Audience) =>
  ({ id }: { readonly id: string }) =>
    audience.productCount(id) > 0;

interface SuggestedTexts {
  readonly products: readonly SuggestedRow[];
  /** The words of the term, corrected if it was mistyped. */
  readonly words: readonly Word[];
}

/** The first products for a term by relevance; without one, or if it finds none, the newest of the popular category. */
function productsFor(
  offer: Offer,
  term: string,
  popularCategoryId: string | null,
  found: () => SuggestedRows,
): SuggestedTexts {
  const { snapshot } = offer;
  const words = searchedWords(term);
  // A term without letters and digits matches nothing.
  const { products, correctedTerm } = words.length === 0 ? NO_ROWS : found();
  const understood = correctedTerm === null ? words : searchedWords(correctedTerm);
  if (products.length > 0 || popularCategoryId === null) return { products, words: stemmed(understood) };
  const { hits } = wholeListing(offer, snapshot.categories.numberOf(popularCategoryId), true);
  const newest = orderHits(offer, { hits, scores: NO_RELEVANCE.scores }, 'newest', NAMED_PRODUCTS);
  const popular = Array.from(newest, (row) => ({ row, name: snapshot.productAt(row).name }));
  return { products: popular, words: stemmed(words) };
}

/** The first categories whose names contain these words and in which the audience sees products. */
function categoriesSaying({ snapshot, audience }: Offer, words: readonly Word[], count: number) {
  const found: Required<Suggestions>['suggestedCategories'] = [];
  if (words.length === 0) return found;
  for (const category of snapshot.categories.all) {
    if (found.length >= count) break;
    const { id, name, urlName } = category;
    if (says(name, words) && isVisibleCategory(audience)(category)) found.push({ id, name, urlName });
  }
  return found;
}

/** Popular terms and product names, in this order. */
function* candidatesFor(popularTerms: readonly string[], products: readonly SuggestedRow[]): Generator<string> {
  yield* popularTerms;
  for (const { name } of products) yield name;
}

/** The first distinct texts that contain these words; stops as soon as there are enough. */
function firstSaying(texts: Iterable<string>, words: readonly Word[], count: number): readonly string[] {
  const found = new Set<string>();
  if (words.length === 0 || count === 0) return [];
  for (const text of texts) {
    if (says(text, words)) found.add(text);
    if (found.size === count) break;
  }
  return [...found];
}

function optionsOf({ snapshot }: Offer, query: SuggestionsQuery) {
  const { includeSuggestedTerms = true, includeSuggestedProducts = false } = query;
  if (!includeSuggestedTerms && !includeSuggestedProducts) {
    throw invalidInput('One of includeSuggestedTerms and includeSuggestedProducts must be true.');
  }
  const asked = query.popularProductsCategoryId?.trim() ?? '';
  // A site may still name a category that is no longer published: then it has no popular products.
  const category =
    asked === '' ? undefined : snapshot.categories.category(idIn('category', asked, 'popularProductsCategoryId'));
  return {
    termCount: includeSuggestedTerms ? (query.maxResults ?? SUGGESTION_LIMIT) : 0,
    productCount: includeSuggestedProducts ? (query.maxSuggestedProducts ?? SUGGESTED_PRODUCT_LIMIT) : 0,
    popularCategoryId: category?.id ?? null,
  };
}

/** The suggestions, with products as records instead of in the form of the webstore API. */
interface Suggested extends Omit<Suggestions, 'suggestedProducts'> {
  readonly products: readonly ProductRecord[];
}

/**
 * Suggestions while a term is typed: popular terms and product names that contain it, categories, and products; if no
 * product matches, the newest products of the popular category that the call names. Before the first letter: the
 * popular terms, and these newest products. In both cases the caller's recent searches (`recent`, latest first) that
 * contain what is typed.
 */
export function suggestionsFor(
  offer: Offer,
  { popularSearchTerms, searchSynonyms }: Pick<Webstore, 'popularSearchTerms' | 'searchSynonyms'>,
  { recent, bought }: { readonly recent: readonly string[]; readonly bought: OwnPurchases },
  query: SuggestionsQuery,
  suggestedRows: typeof findSuggestedRows,
): Suggested {
  const { termCount, productCount, popularCategoryId } = optionsOf(offer, query);
  const term = (query.searchTerm ?? '').slice(0, SUGGESTION_TERM_LENGTH).trim();
  const synonyms = synonymsOf(searchSynonyms);
  const { products, words } = productsFor(offer, term, popularCategoryId, () =>
    suggestedRows(offer, { term, synonyms, bought }),
  );
  const terms =
    term === ''
      ? [...new Set(popularSearchTerms)].slice(0, termCount)
      : withoutBegun(words, (asked) => firstSaying(candidatesFor(popularSearchTerms, products), asked, termCount));
  const ownTerms = withoutBegun(words, (asked) =>
    recent.filter((text) => term === '' || (asked.length > 0 && says(text, asked))),
  );
  const categories = withoutBegun(words, (asked) =>
    term === '' ? [] : categoriesSaying(offer, asked, Math.min(termCount, SUGGESTED_CATEGORY_LIMIT)),
  );
  return {
    recentSearchSuggestions: ownTerms.map((value) => ({ value })),
    suggestedTerms: terms.map((value) => ({ value })),
    suggestedCategories: [...categories],
    products: products.slice(0, productCount).map(({ row }) => offer.snapshot.productAt(row)),
  };
}
