import type { FoundProduct, SearchResult } from '../../../../src/contract/search/search';
import { searchRoutes } from '../../../../src/server/features/search';
import { offerStore } from '../../../../src/server/features/offers';
import { productId, refusal, type Guest } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

const BAKER = 'boulangerie@comptoir.example';
const GYM = 'sport@comptoir.example';
/** Another company of the same trade. */
const OTHER_GYM = 'keepcool@comptoir.example';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Two products that match "farine" equally well: alphabetically the one called douce is first. */
const SWEET = productId('butter');
const WHITE = productId('apron');

let shop: CheckoutShop;
async function open(before?: CheckoutShop) {
  const kept = before === undefined ? {} : { database: before.database, clock: before.clock, isStocked: true };
  const opened = await openCheckoutShop({ plugins: [offerStore, searchRoutes], ...kept });
  if (before === undefined)
    await opened.restock({
      butter: { name: 'Farine douce', unitCents: 690 },
      apron: { name: 'Farine pâle', unitCents: 690 },
    });
  return opened;
}
beforeEach(async () => {
  shop = await open();
});
afterEach(() => shop.close());

async function products(guest: Guest, searchTerm: string): Promise<readonly FoundProduct[]> {
  const reply = await guest.call('GET', 'searchProducts', {}, { query: { searchTerm, explain: true } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<SearchResult>().productsPage.products;
}
const order = async (guest: Guest, searchTerm = 'farine') => (await products(guest, searchTerm)).map(({ id }) => id);
async function loggedIn(email: string): Promise<Buyer> {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn(email);
  return buyer;
}
async function buys(buyer: Buyer, name: 'butter' | 'apron') {
  await buyer.guest.added(name, 1);
  await buyer.ordered();
  shop.clock.advance(60_000);
}

/** The same shop after a restart. */
async function restarted() {
  const next = await open(shop);
  await shop.app.close();
  shop = next;
}

test('of two that match equally, what is sold out comes last', async () => {
  const { guest } = shop.newBuyer();
  expect(await order(guest)).toEqual([SWEET, WHITE]);
  await shop.setStock('butter', 0);
  shop.clock.advance(5_000);
  expect(await order(guest)).toEqual([WHITE, SWEET]);
});

test('what has no price for this buyer, in their currency, cannot be ordered by them: it comes last like what is sold out', async () => {
  const { guest } = shop.newBuyer();
  await shop.restock({
    butter: { name: 'Farine douce', unitCents: null },
    apron: { name: 'Farine pâle', unitCents: 690 },
  });
  const factors = async () => (await products(guest, 'farine')).map(({ id, ranking }) => [id, ranking?.availability]);
  expect(await factors()).toEqual([
    [WHITE, '1.000'],
    [SWEET, '0.600'],
  ]);
  await shop.setStock('apron', 0);
  shop.clock.advance(5_000);
  // Neither can be ordered now, so availability puts neither before the other: the order is alphabetical again.
  expect(await order(guest)).toEqual([SWEET, WHITE]);
});

test('what an account orders again and again comes first for it, and for nobody else', async () => {
  const baker = await loggedIn(BAKER);
  expect(await order(baker.guest)).toEqual([SWEET, WHITE]);
  await buys(baker, 'apron');
  expect(await order(baker.guest)).toEqual([WHITE, SWEET]);
  expect(await order(shop.newBuyer().guest)).toEqual([SWEET, WHITE]);
  expect(await order((await loggedIn(GYM)).guest)).toEqual([SWEET, WHITE]);
  // Now the baker buys the other product more often.
  await buys(baker, 'butter');
  await buys(baker, 'butter');
  expect(await order(baker.guest)).toEqual([SWEET, WHITE]);
});

test('a cancelled order is no habit', async () => {
  const baker = await loggedIn(BAKER);
  await buys(baker, 'apron');
  await shop.database.write((db) => db.updateTable('placed_order').set({ status: 'Canceled' }).execute());
  expect(await order(baker.guest)).toEqual([SWEET, WHITE]);
});

describe('what the customers of a kind buy, counted once a day', () => {
  test('comes first for them, and for who has no kind what everybody buys', async () => {
    await buys(await loggedIn(GYM), 'apron');
    await restarted();
    const gym = await loggedIn(OTHER_GYM);
    expect(await order(gym.guest)).toEqual([WHITE, SWEET]);
    expect(await order((await loggedIn(BAKER)).guest)).toEqual([SWEET, WHITE]);
    expect(await order(shop.newBuyer().guest)).toEqual([WHITE, SWEET]);
  });

  test('is forgotten after a season', async () => {
    await buys(shop.newBuyer(), 'apron');
    await restarted();
    expect(await order(shop.newBuyer().guest)).toEqual([WHITE, SWEET]);
    shop.clock.advance(91 * DAY_MS);
    await restarted();
    expect(await order(shop.newBuyer().guest)).toEqual([SWEET, WHITE]);
  });
});

test('a clearly better match stays first whatever is bought, and references stand in the order in which they were given', async () => {
  await shop.restock({
    butter: { name: 'Farine', unitCents: 690 },
    apron: { name: 'Moule à cannelés en cuivre, garni de farine', unitCents: 690 },
  });
  const baker = await loggedIn(BAKER);
  for (let count = 0; count < 3; count += 1) await buys(baker, 'apron');
  expect(await order(baker.guest)).toEqual([SWEET, WHITE]);
  expect(await order(baker.guest, 'SKU-0 SKU-1')).toEqual([SWEET, WHITE]);
  await shop.setStock('butter', 0);
  shop.clock.advance(5_000);
  expect(await order(baker.guest, 'SKU-0 SKU-1')).toEqual([SWEET, WHITE]);
});

test('what is sold out comes last however often it is bought', async () => {
  const baker = await loggedIn(BAKER);
  for (let count = 0; count < 4; count += 1) await buys(baker, 'butter');
  await restarted();
  await shop.setStock('butter', 0);
  shop.clock.advance(5_000);
  const again = await loggedIn(BAKER);
  expect(await order(again.guest)).toEqual([WHITE, SWEET]);
});

test('products are found while what their buyers buy cannot be read', async () => {
  const baker = await loggedIn(BAKER);
  jest.spyOn(shop.database.read, 'selectFrom').mockImplementation(() => {
    throw new Error('the database is gone');
  });
  const found = await shop.app.offers.boughtBy({
    kind: 'customer',
    userId: 'x',
    accountId: 'y',
    buyerGroups: [],
    guestId: null,
  });
  jest.restoreAllMocks();
  expect(found.size).toBe(0);
  expect(await order(baker.guest)).toEqual([SWEET, WHITE]);
});

test('in development each product says why it stands where it does', async () => {
  const baker = await loggedIn(BAKER);
  await buys(baker, 'apron');
  await shop.setStock('butter', 0);
  shop.clock.advance(5_000);
  const rankings = (await products(baker.guest, 'farine')).map(({ ranking }) => ranking);
  const [white, sweet] = rankings;
  expect(white).toMatchObject({ availability: '1.000', ownPurchases: '1.100', groupPurchases: '1.000' });
  expect(sweet).toMatchObject({ availability: '0.600', ownPurchases: '1.000', groupPurchases: '1.000' });
  expect(white?.match).toBe(sweet?.match);
  for (const ranking of [white, sweet]) {
    const { score, match, availability, ownPurchases, groupPurchases } = ranking ?? {};
    const product = [match, availability, ownPurchases, groupPurchases].reduce((all, one) => all * Number(one), 1);
    expect(Number(score)).toBeCloseTo(product, 1);
  }
});

test('in development each word of a match says what it weighs in which texts, how it was read and how rare it is', async () => {
  await shop.restock({
    butter: { name: 'Farine douce', unitCents: 690 },
    apron: { name: 'Moule à farine', unitCents: 690 },
  });
  const { guest } = shop.newBuyer();
  const found = await products(guest, 'farnie douce moule');
  const [sweet, mould] = [SWEET, WHITE].map((id) => found.find((product) => product.id === id)?.ranking);
  expect([sweet, mould]).not.toContain(undefined);
  for (const { match, synonym, words } of [sweet, mould].flatMap((ranking) => ranking ?? [])) {
    const sum = words.reduce(
      (all, { weight, sureness, rarity }) => all + Number(weight) * Number(sureness) * Number(rarity),
      0,
    );
    expect(Number(match) / (sum * Number(synonym))).toBeCloseTo(1, 2);
    for (const { weight, fields } of words) {
      const total = fields.reduce((all, field) => all + Number(field.weight), 0);
      expect(Math.floor(total)).toBe(Number(weight));
    }
  }
  // "farnie" is read as "farine", with half the sureness. The first word of a name weighs more than later ones.
  const farine = (ranking: typeof sweet) => ranking?.words.find(({ word }) => word === 'farnie');
  expect(farine(sweet)).toMatchObject({
    readAs: 'farin',
    sureness: '0.500',
    fields: [{ field: 'name', weight: '16.000' }],
  });
  expect(farine(mould)?.fields).toEqual([{ field: 'name', weight: '15.000' }]);
  expect(sweet?.words).toHaveLength(2);
});

test('a synonym, a reference and a family say so in the explanation', async () => {
  await shop.app.webstore.change({ searchSynonyms: ['poudre blanche, farine'] });
  const { guest } = shop.newBuyer();
  const [bySynonym] = await products(guest, 'poudre blanche');
  expect(bySynonym?.ranking).toMatchObject({ synonym: '0.900', words: [{ word: 'farine', readAs: 'farin' }] });
  const [byReference] = await products(guest, 'SKU-0');
  expect(byReference?.ranking).toMatchObject({ synonym: '1.000', words: [] });
});

test('in production nobody is told', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const { guest } = shop.newBuyer();
  const reply = await guest.call('GET', 'searchProducts', {}, { query: { searchTerm: 'farine', explain: true } });
  const plain = await guest.call('GET', 'searchProducts', {}, { query: { searchTerm: 'farine' } });
  jest.restoreAllMocks();
  expect(refusal(reply)).toBe('400 INVALID_API_INPUT');
  for (const product of plain.json<SearchResult>().productsPage.products) expect(product).not.toHaveProperty('ranking');
});
