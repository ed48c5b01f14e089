import { TRADE_SYNONYMS } from '../../../../../src/demo/tradeSynonyms';
import { audienceOf } from '../../../../../src/server/features/catalog';
import { openSnapshot } from '../../../../../src/server/features/catalog/CatalogSnapshot';
import { priceBytes } from '../../../../../src/server/features/catalog/columns/priceColumns';
import { openPriceBook } from '../../../../../src/server/features/catalog/PriceBook';
import { makeParts } from '../../../../../src/server/features/catalog/publication/makeParts';
import { NO_OWN_PURCHASES, type Offer, type OwnPurchases } from '../../../../../src/server/features/offers';
import { NO_PURCHASES } from '../../../../../src/server/features/offers/purchaseCounts';
import {
  createSuggestedRows,
  findSuggestedRows,
  KEPT_TERMS,
  type SuggestedRows,
} from '../../../../../src/server/features/search/suggestedRows';
import { NO_SYNONYMS, readSynonyms } from '../../../../../src/server/searchIndex/query/synonyms';
import { cachedDemo } from '../../../../support/server/testServer';

const records = cachedDemo();
const parts = makeParts(records);
const snapshot = openSnapshot('v1', parts);
const euros = openPriceBook('EUR', priceBytes(records.prices));
const searched = jest.spyOn(snapshot.index, 'find');
beforeEach(() => searched.mockClear());

const GROUPS = ['Boulangerie', 'Coffee shop', 'Hôtellerie'];
const offerTo = (groups: readonly string[], changes: Partial<Offer> = {}): Offer => ({
  snapshot,
  prices: euros,
  audience: audienceOf(changes.snapshot ?? snapshot, groups),
  soldOut: null,
  purchases: NO_PURCHASES,
  ...changes,
});
const ask = (term: string, bought: OwnPurchases = NO_OWN_PURCHASES, synonyms = NO_SYNONYMS) => ({
  term,
  synonyms,
  bought,
});

const shown = ({ products, correctedTerm }: SuggestedRows) => ({
  correctedTerm,
  products: products.map(({ row, name }) => [row, name]),
});
const everyNth = (step: number) => records.products.filter((_, index) => index % step === 0);
const rowsOf = (step: number) => Uint8Array.from({ length: snapshot.size }, (_, row) => Number(row % step === 0));
/** Beginnings of names as they are typed, of one letter and more, and with a letter left out; references, whole and begun. */
const terms = [
  ...new Set(
    everyNth(110).flatMap(({ name, sku, gtin }) => [
      ...[1, 2, 4, 9, 100].map((length) => name.slice(0, length)),
      name.slice(0, 3) + name.slice(4),
      ...[sku, sku.slice(0, 5), `${sku} ${records.products[0]?.sku ?? ''}`, gtin.slice(0, 7)],
    ]),
  ),
  ...['buerre', 'farine t', 'creme fr', 'zzzz', 'croissant beurre', 'p', 'f'],
];
const boughtOf = (step: number): OwnPurchases => new Map(everyNth(step).map(({ id }, index) => [id, 1 + (index % 6)]));

const purchases = { ...NO_PURCHASES, everybody: boughtOf(5), byGroup: new Map([['Boulangerie', boughtOf(7)]]) };
/** Some products have no price in another currency. */
const francs = openPriceBook('CHF', priceBytes(records.prices.filter((_, index) => index % 3 === 0)));
const trade = readSynonyms(TRADE_SYNONYMS);
const offers: readonly Offer[] = [
  ...[[], ...GROUPS.map((group) => [group]), GROUPS].map((groups) => offerTo(groups)),
  ...[{ prices: francs }, { soldOut: rowsOf(2) }, { soldOut: rowsOf(3) }, { purchases }].flatMap((changes) =>
    [[], ['Boulangerie']].map((groups) => offerTo(groups, changes)),
  ),
];

test('what was kept of a term suggests to every caller what a search of their own does, whatever they bought and whoever asked before [SRC-03] [SRC-07]', () => {
  const rows = createSuggestedRows();
  const buying = [NO_OWN_PURCHASES, boughtOf(4), boughtOf(50)];
  let moved = 0;
  for (const [number, term] of terms.entries()) {
    const synonyms = number % 2 === 0 ? NO_SYNONYMS : trade;
    for (const offer of offers) {
      const first = new Set(rows(offer, ask(term, NO_OWN_PURCHASES, synonyms)).products.map(({ row }) => row));
      for (const bought of buying) {
        const asked = ask(term, bought, synonyms);
        const kept = rows(offer, asked);
        expect([term, shown(kept)]).toEqual([term, shown(findSuggestedRows(offer, asked))]);
        moved += kept.products.filter(({ row }) => !first.has(row)).length;
      }
    }
  }
  // Some buyers are suggested, because of their own purchases, products that a caller without purchases is not.
  expect(moved).toBeGreaterThan(0);
});

test('a term is searched for once for all who are offered the same, whatever they bought', () => {
  const rows = createSuggestedRows();
  for (const bought of [NO_OWN_PURCHASES, boughtOf(4), boughtOf(50)]) rows(offerTo([]), ask('beurre', bought));
  expect(searched).toHaveBeenCalledTimes(1);
});

test('nobody is suggested what only others may see, in whatever order they ask [CTX-13]', () => {
  const hidden = records.products.filter(({ buyerGroups }) => buyerGroups !== null);
  expect(hidden.length).toBeGreaterThan(10);
  for (const groups of [
    [...GROUPS, ''],
    ['', ...GROUPS],
  ].map((names) => names.map((name) => (name === '' ? [] : [name])))) {
    const rows = createSuggestedRows();
    for (const { name, sku } of hidden)
      for (const term of [name, sku, sku.slice(0, 6)])
        for (const own of groups) {
          const offer = offerTo(own);
          for (const bought of [NO_OWN_PURCHASES, new Map(hidden.map(({ id }) => [id, 5]))])
            for (const { row } of rows(offer, ask(term, bought)).products)
              expect([own, term, row, offer.audience.sees[row]]).toEqual([own, term, row, 1]);
        }
  }
});

test('what the caller’s own reservations change is kept for nobody [INV-02]', () => {
  const rows = createSuggestedRows();
  const shared = offerTo([], { soldOut: rowsOf(1) });
  const owner: Offer = { ...shared, soldOut: rowsOf(2), shared };
  const suggested = (offer: Offer) => shown(rows(offer, ask('beurre')));
  const first = suggested(shared);
  expect(suggested(owner)).toEqual(shown(findSuggestedRows(owner, ask('beurre'))));
  expect(suggested(owner)).not.toEqual(first);
  expect(suggested(shared)).toEqual(first);
});

test('another catalogue is searched anew, and nothing of an earlier one stays', () => {
  const rows = createSuggestedRows();
  rows(offerTo([]), ask('beurre'));
  const next = openSnapshot('v2', parts);
  const nextSearched = jest.spyOn(next.index, 'find');
  for (let times = 0; times < 2; times += 1) rows(offerTo([], { snapshot: next }), ask('beurre'));
  expect([searched.mock.calls.length, nextSearched.mock.calls.length]).toEqual([1, 1]);
  rows(offerTo([]), ask('beurre'));
  expect(searched).toHaveBeenCalledTimes(2);
});

test('the terms used least recently leave first, and no more are kept than are said', () => {
  const rows = createSuggestedRows();
  const offer = offerTo([]);
  rows(offer, ask('beurre'));
  for (let other = 0; other < KEPT_TERMS; other += 1) {
    rows(offer, ask(`zz${other}`));
    if (other % 100 === 0) rows(offer, ask('farine'));
  }
  searched.mockClear();
  rows(offer, ask('farine'));
  expect(searched).not.toHaveBeenCalled();
  rows(offer, ask('beurre'));
  expect(searched).toHaveBeenCalledTimes(1);
});
