import { TRADE_SYNONYMS } from '../../../../src/demo/tradeSynonyms';
import { PRODUCT_SORT_ORDER } from '../../../../src/contract/constants';
import { REFINEMENT_LIMIT, REFINEMENT_VALUE_LIMIT } from '../../../../src/contract/search/refinements';
import {
  ROOT_CATEGORY_ID,
  SEARCH_PAGE_SIZE_LIMIT,
  SEARCH_TERM_WORD_LIMIT,
  type ProductSearchBody,
  type Refinement,
} from '../../../../src/contract/search/search';
import { audienceOf, type FacetColumn } from '../../../../src/server/features/catalog';
import { openSnapshot } from '../../../../src/server/features/catalog/CatalogSnapshot';
import { priceBytes } from '../../../../src/server/features/catalog/columns/priceColumns';
import { openPriceBook } from '../../../../src/server/features/catalog/PriceBook';
import { makeParts } from '../../../../src/server/features/catalog/publication/makeParts';
import { NO_OWN_PURCHASES, type Offer } from '../../../../src/server/features/offers';
import { NO_PURCHASES } from '../../../../src/server/features/offers/purchaseCounts';
import { offeredFacets } from '../../../../src/server/features/search/finding/offeredFacets';
import { requestOfBody } from '../../../../src/server/features/search/searchRequest';
import { searchResult } from '../../../../src/server/features/search/searchView';
import { ApiProblem } from '../../../../src/server/problems';
import type * as MatchWords from '../../../../src/server/searchIndex/query/matchWords';
import { readSynonyms } from '../../../../src/server/searchIndex/query/synonyms';
import type * as NearWords from '../../../../src/server/searchIndex/stored/nearWords';
import { sayIn } from '../../../../src/server/texts/say';
import { cachedDemo } from '../../../support/server/testServer';

/** What an answer costs, whatever the machine. */
interface Work {
  /** Words of the catalogue that are compared with mistyped ones. */
  words: number;
  /** Products gone through for a word. */
  postings: number;
  /** Values of facets and categories looked at. */
  values: number;
  /** Products in the answer. */
  products: number;
}
const mockWork: Work = { words: 0, postings: 0, values: 0, products: 0 };

/** The same array, which counts what is read of it. */
function mockCounted<T extends Uint8Array | Uint32Array>(array: T, kind: keyof Work): T {
  return new Proxy(array, {
    get(target, name) {
      // The name of an element begins with a digit.
      if (typeof name === 'string' && name.charCodeAt(0) < 58) mockWork[kind] += 1;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

jest.mock('../../../../src/server/searchIndex/stored/nearWords', () => {
  const real = jest.requireActual<typeof NearWords>('../../../../src/server/searchIndex/stored/nearWords');
  const nearWords: typeof real.nearWords = (texts, ...asked) =>
    real.nearWords({ ...texts, starts: mockCounted(texts.starts, 'words') }, ...asked);
  return { ...real, nearWords };
});
jest.mock('../../../../src/server/searchIndex/query/matchWords', () => {
  const real = jest.requireActual<typeof MatchWords>('../../../../src/server/searchIndex/query/matchWords');
  const createMatcher: typeof real.createMatcher = (index) => {
    const match = real.createMatcher(index);
    return (...asked) => {
      const found = match(...asked);
      mockWork.postings += found.visited;
      return found;
    };
  };
  return { createMatcher };
});

function countedFacet(facet: FacetColumn): FacetColumn {
  const { lists, single } = facet.ofRow;
  const ofRow =
    single === null
      ? { lists: { ...lists, values: mockCounted(lists.values, 'values') }, single }
      : { lists, single: mockCounted(single, 'values') };
  return { ...facet, ofRow };
}

const records = cachedDemo();
const opened = openSnapshot('v1', makeParts(records));
const { facets, categoriesAbove } = opened.columns;
const columns = {
  ...opened.columns,
  facets: facets.map(countedFacet),
  categoriesAbove: { ...categoriesAbove, values: mockCounted(categoriesAbove.values, 'values') },
};
const snapshot = { ...opened, columns };
const offer: Offer = {
  snapshot,
  prices: openPriceBook('EUR', priceBytes(records.prices)),
  audience: audienceOf(snapshot, []),
  soldOut: null,
  purchases: NO_PURCHASES,
};
const facts = { synonyms: readSynonyms(TRADE_SYNONYMS), bought: NO_OWN_PURCHASES, now: 0, say: sayIn('fr-FR') };

/** The work for a search; if the search is refused, the work until its refusal. */
function workOf(body: ProductSearchBody): Work {
  Object.assign(mockWork, { words: 0, postings: 0, values: 0, products: 0 });
  try {
    const { productsPage, nearest } = searchResult(offer, requestOfBody(body, PRODUCT_SORT_ORDER), facts);
    return { ...mockWork, products: productsPage.products.length + (nearest?.products.length ?? 0) };
  } catch (error) {
    if (error instanceof ApiProblem) return { ...mockWork };
    throw error;
  }
}

const everything = { categoryId: ROOT_CATEGORY_ID };
const words = [...new Set(records.products.flatMap(({ name }) => name.split(/\P{L}+/u)))]
  .filter((word) => word.length > 8)
  .slice(0, SEARCH_TERM_WORD_LIMIT);
/** A typing error in the third letter. */
const mistyped = words.map((word) => `${word.slice(0, 2)}q${word.slice(3)}`);
const refine = (facet: Pick<FacetColumn, 'nameOrId' | 'attributeType'>, values: readonly string[]): Refinement => ({
  nameOrId: facet.nameOrId,
  attributeType: facet.attributeType,
  type: 'DistinctValue',
  values: values.slice(0, REFINEMENT_VALUE_LIMIT),
});
const nine = offeredFacets(offer).slice(0, REFINEMENT_LIMIT);
const everyValue = nine.map((facet) => refine(facet, facet.values));

/** The most expensive searches that may be meant seriously. */
const USUAL: readonly ProductSearchBody[] = [
  { ...everything, pageSize: SEARCH_PAGE_SIZE_LIMIT },
  { ...everything, refinements: everyValue },
  { searchTerm: 'beurre', pageSize: SEARCH_PAGE_SIZE_LIMIT },
  { searchTerm: words.join(' ') },
  { searchTerm: mistyped.join(' ') },
];

const nonsense = Array.from({ length: REFINEMENT_VALUE_LIMIT }, (_none, number) => `(a+)+$${number}`.padEnd(255, 'a'));
const longest = mistyped.map((word) => word.padEnd(40, word.toLowerCase()));

const HOSTILE: readonly (readonly [string, ProductSearchBody])[] = [
  ['10,000 letters', { searchTerm: 'a'.repeat(10_000) }],
  ['10,000 brackets', { searchTerm: '('.repeat(10_000) }],
  ['10,000 accents', { searchTerm: 'e\u0301'.repeat(5_000) }],
  ['lone surrogates', { searchTerm: '\ud800beurre\udc00 '.repeat(30) }],
  ['packages without an end', { searchTerm: '10x'.repeat(3_000) }],
  ['an expression that never ends', { searchTerm: '(a+)+$ '.repeat(30) }],
  ['what every object has', { searchTerm: '__proto__ constructor toString' }],
  ['the longest words', { searchTerm: longest.join(' ') }],
  ['words that nothing has', { searchTerm: mistyped.map((word) => `q${word}w`).join(' ') }],
  [
    'nine facets of twenty values that nobody has',
    { ...everything, refinements: nine.map((one) => refine(one, nonsense)) },
  ],
  [
    'nine facets of twenty values, one of them known',
    { ...everything, refinements: nine.map((one) => refine(one, [...one.values.slice(0, 1), ...nonsense])) },
  ],
  [
    'one facet nine times',
    {
      ...everything,
      refinements: nine.slice(0, 1).flatMap((one) => nine.map((_other, number) => refine(one, nonsense.slice(number)))),
    },
  ],
  [
    'all of what is required nine times',
    { ...everything, refinements: nine.flatMap((one) => (one.narrows ? nine.map(() => refine(one, one.values)) : [])) },
  ],
  ['page 1,000,000,000', { ...everything, page: 1e9, pageSize: SEARCH_PAGE_SIZE_LIMIT }],
  ['the last page', { ...everything, page: 25, pageSize: SEARCH_PAGE_SIZE_LIMIT }],
];

const KINDS = ['words', 'postings', 'values', 'products'] as const;
let most: Work;
beforeAll(() => {
  const works = USUAL.map(workOf);
  const greatest = (kind: keyof Work): number => Math.max(...works.map((work) => work[kind]));
  most = {
    words: greatest('words'),
    postings: greatest('postings'),
    values: greatest('values'),
    products: greatest('products'),
  };
});

test('honest searches do work of each counted kind, so that the bounds are not zero', () => {
  for (const kind of KINDS) expect(most[kind]).toBeGreaterThan(50);
});

test.each(HOSTILE)('%s cost no more than the dearest question in good faith [SRC-07, SRC-12]', (_what, body) => {
  const work = workOf(body);
  for (const kind of KINDS) expect([kind, work[kind], work[kind] <= most[kind]]).toEqual([kind, work[kind], true]);
});
