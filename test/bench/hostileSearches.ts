import { latePathTo } from '../../src/contract/latePaths';
import { pathTo, withQuery } from '../../src/contract/paths';
import { REFINEMENT_LIMIT, REFINEMENT_VALUE_LIMIT } from '../../src/contract/search/refinements';
import {
  SEARCH_PAGE_SIZE_LIMIT,
  SEARCH_TERM_WORD_LIMIT,
  type ProductSearchBody,
  type Refinement,
  type SearchResult,
} from '../../src/contract/search/search';
import { defaultWebstore } from '../../src/server/features/context/Webstore';
import { middleBy } from './middle';
import { tableLines } from './tables/tableLines';

/** The cost of one question, repeated by one visitor. */
interface Cost {
  readonly name: string;
  readonly status: number;
  /** The median time until the answer, in ms. */
  readonly ms: number;
}

export interface HostileRow {
  readonly products: number;
  /** The most expensive of the ordinary questions, each of which is as large as it may be. */
  readonly usual: Cost;
  readonly hostile: readonly Cost[];
}

const ROUNDS = 40;
const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e';
/**
 * Words long enough for the search to forgive two typing errors, the most it ever does: for these it tries the most
 * spellings.
 */
const LONG_WORD = /^\p{L}{9,}$/u;

const { webstoreId } = defaultWebstore();
const path = pathTo('productSearch', { webstoreId });

async function timed(asking: () => Promise<Response>) {
  const begun = performance.now();
  const answer = await asking();
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - begun };
}

/** Searches by POST, because some of these searches do not fit into an address. */
function ask(origin: string, asked: ProductSearchBody) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return timed(() => fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(asked) }));
}

/** Asks for suggestions, as the search box does. */
function suggest(origin: string, searchTerm: string) {
  const asked = { searchTerm, includeSuggestedProducts: true, includeSuggestedTerms: true };
  return timed(() => fetch(origin + withQuery(latePathTo('searchSuggestions', { webstoreId }), asked)));
}

async function costOf(name: string, asking: () => ReturnType<typeof timed>): Promise<Cost> {
  const asked: { readonly status: number; readonly ms: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) asked.push(await asking());
  const { status, ms } = middleBy(asked, (one) => one.ms);
  return { name, status, ms };
}

/** The cost of a question in good faith. Throws on a refusal, which would cost next to nothing. */
async function usualCost(name: string, asking: () => ReturnType<typeof timed>): Promise<Cost> {
  const cost = await costOf(name, asking);
  if (cost.status !== 200) throw new Error(`The search of ${name} was refused: ${String(cost.status)}.`);
  return cost;
}

/** Changes the third letter: a typing error that far into a word leaves many candidates. */
const mistyped = (word: string): string => `${word.slice(0, 2)}q${word.slice(3)}`;

/** As many refinements as one question may have, each with as many values as it may have. */
const everyChoice = ({ facets }: SearchResult): Refinement[] =>
  facets.slice(0, REFINEMENT_LIMIT).map(({ nameOrId, attributeType, values }) => ({
    nameOrId,
    attributeType,
    type: 'DistinctValue',
    values: values.slice(0, REFINEMENT_VALUE_LIMIT).map((value) => value.nameOrId),
  }));

/** Measures questions that are designed to slow the shop down, beside the largest ordinary ones. */
export async function measureHostile(products: number, origin: string): Promise<HostileRow> {
  const { text } = await ask(origin, { searchTerm: 'beurre', pageSize: SEARCH_PAGE_SIZE_LIMIT });
  const found = JSON.parse(text) as SearchResult;
  const names = found.productsPage.products.flatMap(({ name }) => name.split(/\P{L}+/u));
  const words = [...new Set(names.filter((word) => LONG_WORD.test(word)))].slice(0, SEARCH_TERM_WORD_LIMIT);
  const term = (list: readonly string[]): ProductSearchBody => ({ searchTerm: list.join(' ') });
  const beurre = { searchTerm: 'beurre' };
  const usually = (name: string, body: ProductSearchBody): Promise<Cost> => usualCost(name, () => ask(origin, body));
  const usual = [
    await usually('as many words as there may be', term(words)),
    await usually('as many, all mistyped', term(words.map(mistyped))),
    await usually('the largest page', { ...beurre, pageSize: SEARCH_PAGE_SIZE_LIMIT }),
  ];
  const asked: readonly (readonly [string, ProductSearchBody])[] = [
    ['10,000 letters', { searchTerm: 'a'.repeat(10_000) }],
    ['10,000 brackets', { searchTerm: '('.repeat(10_000) }],
    ['10,000 accents', { searchTerm: 'e\u0301'.repeat(5_000) }],
    ['blanks between two letters', { searchTerm: `a${' '.repeat(9_998)}b` }],
    ['packages without an end', { searchTerm: '10x'.repeat(3_000) }],
    ['an expression that never ends', { searchTerm: '(a+)+$ '.repeat(30) }],
    ['single letters', { searchTerm: LETTERS }],
    [
      'words of very many products',
      { searchTerm: 'g sac carton 10 kg 25 5 2 de 1 6 20 12 4 8 500 250 produits pieces' },
    ],
    ['as many words that nothing has', { searchTerm: words.map((word) => `q${mistyped(word)}w`).join(' ') }],
    ['every choice of nine facets', { ...beurre, refinements: everyChoice(found) }],
    ['page 1,000,000,000', { ...beurre, page: 1e9 }],
  ];
  const hostile: Cost[] = [];
  for (const [name, body] of asked) hostile.push(await costOf(name, () => ask(origin, body)));
  const typed: readonly (readonly [string, string])[] = [
    ['suggestions: one letter', 'g'],
    ['suggestions: two letters', 'co'],
    ['suggestions: single letters', LETTERS],
    ['suggestions: 10,000 signs', 'a'.repeat(10_000)],
  ];
  for (const [name, text] of typed) hostile.push(await costOf(name, () => suggest(origin, text)));
  return { products, usual: usual.reduce((dearest, one) => (one.ms > dearest.ms ? one : dearest)), hostile };
}

/** The table of hostile questions, each beside the most expensive ordinary one. */
export const hostileLines = (rows: readonly HostileRow[]): readonly string[] =>
  tableLines(
    [
      ['products', 'search', 'status', 'cost', 'at most'],
      ...rows.flatMap(({ products, usual, hostile }) =>
        hostile.map(({ name, status, ms }) => [
          String(products),
          name,
          String(status),
          `${ms.toFixed(1)} ms`,
          `${usual.ms.toFixed(1)} ms (${usual.name}) ${ms <= usual.ms ? 'yes' : ' no'}`,
        ]),
      ),
    ],
    2,
  );
