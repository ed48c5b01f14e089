import { recordId } from '../../../../src/contract/ids';
import { publishPrices, type PriceRecord } from '../../../../src/server/features/catalog';
import { productId, SHELVES, type Shelf, type ShelfName } from './cartShop';
import { openPromotionShop } from './promotionShop';

const WEBSTORE_ID = recordId('webstore', 1);
/** The buyer group of the tests' customers. */
const GROUP = 'Boulangerie';

const euros = (Object.entries(SHELVES) as [ShelfName, Shelf][]).flatMap(
  ([name, { unitCents, listCents = null, tiers = [] }]): PriceRecord[] =>
    unitCents === null
      ? []
      : [{ productId: productId(name), buyerGroup: null, currency: 'EUR', unitCents, listCents, tiers }],
);

const plain = { buyerGroup: null, currency: 'CHF', listCents: null, tiers: [] } as const;
/** Butter, cheaper from ten and for bakers, and aprons: the only products with prices in francs. */
const francs: readonly PriceRecord[] = [
  {
    ...plain,
    productId: productId('butter'),
    unitCents: 811,
    listCents: 900,
    tiers: [
      { lowerBound: 1, upperBound: 9, unitCents: 811 },
      { lowerBound: 10, upperBound: null, unitCents: 777 },
    ],
  },
  { ...plain, productId: productId('butter'), buyerGroup: GROUP, unitCents: 733 },
  { ...plain, productId: productId('apron'), unitCents: 2111 },
];

/** The promotions' shop, which sells in euros and, by a separate price book, in francs. It is closed with the test. */
export async function openFrancShop(opening: Parameters<typeof openPromotionShop>[0] = {}) {
  const shop = await openPromotionShop(opening);
  await shop.app.webstore.change({ supportedCurrencies: ['EUR', 'CHF'] });
  await shop.database.write((db) => publishPrices(db, WEBSTORE_ID, 'two-books', [...euros, ...francs]));
  await shop.app.catalog.reload();
  return {
    ...shop,
    /** Adds a delivery tariff in francs: 8.50, free from 45.00, 5.50 more in the morning. */
    async deliverForFrancs() {
      const tariff = { cents: 850, vatBasisPoints: 2000, freeFromCents: 4500, morningSupplementCents: 550 };
      await shop.database.write((db) =>
        db
          .insertInto('webstore_setting')
          .values({ webstore_id: WEBSTORE_ID, key: 'deliveryCharge.CHF', value: JSON.stringify(tariff) })
          .execute(),
      );
    },
  };
}
export type FrancShop = Awaited<ReturnType<typeof openFrancShop>>;
