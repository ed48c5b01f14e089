import { priceTraceRoutes } from '../../../../src/server/features/priceTraces';
import { publishPrices, type PriceRecord, type PriceTierRecord } from '../../../../src/server/features/catalog';
import type { LimitedPromotion } from '../../../../src/server/features/promotions';
import { recordId } from '../../../../src/contract/ids';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import type { PriceTrace } from '../../../../src/contract/recordings/priceTrace';
import { recordingPlugins, supportAgent } from '../calls/recordingCalls';
import { productId, type ShelfName } from './cartShop';
import { CATEGORY_ID, enter, setOf, openPromotionShop } from './promotionShop';

const GOODS = ['butter', 'apron', 'milk', 'eggs', 'ecru'] as const satisfies readonly ShelfName[];
/** The buyer group of the tests' customers. */
const GROUP = 'Boulangerie';
/** The VAT rates of France in basis points; the one of medicines leads to the most unusual remainders. */
const RATES = [550, 1000, 2000, 210];

type Random = () => number;
const from = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
const oneOf = <T>(random: Random, first: T, ...others: readonly T[]): T =>
  [first, ...others][from(random, 0, others.length)] ?? first;

function tiersFrom(random: Random, unitCents: number): readonly PriceTierRecord[] {
  if (random() < 0.4) return [];
  const second = from(random, 2, 8);
  const third = second + from(random, 1, 9);
  const cheaper = from(random, Math.ceil(unitCents / 2), unitCents);
  return [
    { lowerBound: second, upperBound: third - 1, unitCents: cheaper },
    { lowerBound: third, upperBound: null, unitCents: from(random, 1, cheaper) },
  ];
}

function rewardFrom(random: Random): LimitedPromotion['reward'] {
  const off = oneOf<Exclude<LimitedPromotion['reward'], { readonly kind: 'freeDelivery' }>['off']>(
    random,
    { scope: 'cart' },
    { scope: 'set', categoryIds: [CATEGORY_ID], productIds: [] },
    setOf('line', 'butter', 'eggs'),
    setOf('set', 'apron', 'milk'),
  );
  return oneOf<LimitedPromotion['reward']>(
    random,
    { kind: 'percentage', basisPoints: from(random, 1, 3000), off },
    { kind: 'amount', cents: from(random, 1, 1500), off },
    { kind: 'freeDelivery' },
    { kind: 'freeDelivery' },
  );
}

/** The promotions' shop with support's calls about prices. It is closed with the test. */
export async function openPricedShop() {
  const shop = await openPromotionShop({ plugins: [...recordingPlugins, priceTraceRoutes] });
  const support = await supportAgent(shop.app);
  let published = 0;
  return {
    ...shop,
    support,
    /** Publishes these prices, general ones and those of buyer groups, instead of the ones before. */
    async price(prices: readonly PriceRecord[]) {
      published += 1;
      const version = `groups-${String(published)}`;
      await shop.database.write((db) => publishPrices(db, recordId('webstore', 1), version, prices));
      await shop.app.catalog.reload();
    },
    /** Products with random list prices, tiers, group prices and VAT rates. */
    async stockAtRandom(random: Random) {
      // With cheap products a cart may be too small for free delivery.
      const dearest = oneOf(random, 150, 3000);
      const shelves = GOODS.map((name) => {
        const unitCents = from(random, 1, dearest);
        const listCents = unitCents + from(random, 0, 300);
        const vat = oneOf(random, 550, ...RATES);
        return [name, { name, unitCents, listCents, vat, tiers: tiersFrom(random, unitCents) }] as const;
      });
      await shop.restock(Object.fromEntries(shelves));
      await this.price(
        shelves.flatMap(([name, { unitCents, tiers, listCents }]): readonly PriceRecord[] => {
          const general = { productId: productId(name), buyerGroup: null, unitCents, listCents, tiers };
          if (random() < 0.5) return [general];
          const own = from(random, 1, unitCents);
          return [general, { ...general, buyerGroup: GROUP, unitCents: own, tiers: tiersFrom(random, own) }];
        }),
      );
    },
    /**
     * Ends the earlier promotions and starts up to three; returns the code of the one that needs a coupon, or null
     * without one.
     */
    async promoteAtRandom(random: Random): Promise<string | null> {
      await shop.database.write((db) => db.deleteFrom('coupon').execute());
      await shop.database.write((db) => db.updateTable('promotion').set({ valid_until: 1 }).execute());
      for (let nth = from(random, 0, 2); nth > 0; nth -= 1) await shop.promote([], { reward: rewardFrom(random) });
      if (random() < 0.5) return null;
      await shop.promote(['CODE'], { reward: rewardFrom(random), isExclusive: random() < 0.2 });
      return 'CODE';
    },
  };
}
export type PricedShop = Awaited<ReturnType<typeof openPricedShop>>;

/** Up to five products in random quantities. */
function linesAtRandom(random: Random): readonly (readonly [name: ShelfName, quantity: number])[] {
  const names = GOODS.filter(() => random() < 0.6);
  return (names.length === 0 ? [GOODS[0]] : names).map((name) => [name, from(random, 1, 20)]);
}

/** A random shop with a cart: of a guest or of a member of the group, with a coupon where one applies. */
export async function filledCart(shop: PricedShop, random: Random) {
  await shop.stockAtRandom(random);
  const code = await shop.promoteAtRandom(random);
  const isMember = random() < 0.7;
  const buyer = shop.newBuyer();
  if (isMember) await buyer.guest.logIn();
  const lines = linesAtRandom(random);
  for (const [name, quantity] of lines) await buyer.guest.added(name, quantity);
  const isTaken = code !== null && (await enter(buyer.guest, code)).statusCode === 201;
  return {
    buyer,
    accountId: isMember ? DEMO_ACCOUNT_IDS.boulangerie : null,
    lines: lines.map(([name, quantity]) => ({ productId: productId(name), quantity })),
    couponCodes: isTaken ? [code] : [],
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The sums of a trace's steps, each under the name of the amount that it must equal. */
export const sumsOf = ({ lines, deliveries, vat, ...trace }: PriceTrace) => ({
  lines: lines.map(({ steps }) => sum(steps.map(({ amountCents }) => amountCents))),
  goods: sum(
    lines.flatMap(({ steps }) =>
      steps.filter(({ kind }) => kind !== 'promotion').map(({ amountCents }) => amountCents),
    ),
  ),
  promotions: sum(
    lines.flatMap(({ steps }) =>
      steps.filter(({ kind }) => kind === 'promotion').map(({ amountCents }) => amountCents),
    ),
  ),
  delivery: sum(deliveries.flatMap(({ steps }) => steps.map(({ amountCents }) => amountCents))),
  vat: sum(vat.map(({ vatCents }) => vatCents)),
  lineVat: sum(lines.map(({ vatCents }) => vatCents ?? 0)),
  disagreements: trace.disagreements,
});
