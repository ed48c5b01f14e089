import { recordId } from '../contract/ids';
import type { AppPlugin } from '../server/app';
import { PLAIN_PROMOTION, writePromotion, type LimitedPromotion } from '../server/features/promotions';
import { defaultWebstore } from '../server/features/context';

const ALL_PRODUCTS = { scope: 'cart' } as const;

/** The promotions of the demo shop, each with its coupon codes. */
const DEMO_PROMOTIONS: readonly (readonly [LimitedPromotion, codes: readonly string[]])[] = [
  [
    {
      ...PLAIN_PROMOTION,
      id: recordId('promotion', 900_001),
      name: 'Bienvenue\u00a0: 10\u00a0% sur votre première commande',
      terms: 'Dès 100\u00a0€ HT de produits, une fois par client.',
      reward: { kind: 'percentage', basisPoints: 1000, off: ALL_PRODUCTS },
      minimumCents: 10_000,
      isFirstOrderOnly: true,
      usageLimitEach: 1,
    },
    ['BIENVENUE10'],
  ],
  [
    {
      ...PLAIN_PROMOTION,
      id: recordId('promotion', 900_002),
      name: 'Livraison offerte',
      terms: 'Livraison en journée, en France métropolitaine.',
      priority: 200,
      reward: { kind: 'freeDelivery' },
      usageLimitEach: 3,
    },
    ['LIVRAISON'],
  ],
  [
    {
      ...PLAIN_PROMOTION,
      id: recordId('promotion', 900_003),
      name: 'Hôtellerie\u00a0: 5\u00a0% dès 150\u00a0€',
      terms: 'Pour les hôtels, dès 150\u00a0€ HT de produits.',
      priority: 50,
      isAutomatic: true,
      reward: { kind: 'percentage', basisPoints: 500, off: ALL_PRODUCTS },
      minimumCents: 15_000,
      buyerGroup: 'Hôtellerie',
    },
    [],
  ],
  [
    {
      ...PLAIN_PROMOTION,
      id: recordId('promotion', 900_004),
      name: 'Braderie\u00a0: 25\u00a0€ de remise',
      terms: 'Dès 80\u00a0€ HT de produits. Ne se cumule avec aucune autre offre.',
      isExclusive: true,
      reward: { kind: 'amount', cents: 2500, off: ALL_PRODUCTS },
      minimumCents: 8000,
    },
    ['BRADERIE25'],
  ],
  [
    {
      ...PLAIN_PROMOTION,
      id: recordId('promotion', 900_005),
      name: 'Été 2025\u00a0: 5\u00a0%',
      reward: { kind: 'percentage', basisPoints: 500, off: ALL_PRODUCTS },
      validFrom: Date.UTC(2025, 5, 1),
      validUntil: Date.UTC(2025, 8, 1),
    },
    ['ETE2025'],
  ],
];

/** Unless DEMO_DATA is off: creates the demo promotions, also in a database filled by an earlier release. */
export const demoPromotions: AppPlugin = async ({ settings, database }) => {
  if (!settings.demoData) return;
  const known = await database.read
    .selectFrom('promotion')
    .select('id')
    .where(
      'id',
      'in',
      DEMO_PROMOTIONS.map(([{ id }]) => id),
    )
    .execute();
  if (known.length === DEMO_PROMOTIONS.length) return;
  const { webstoreId } = defaultWebstore();
  await database.write(async (db) => {
    for (const [promotion, codes] of DEMO_PROMOTIONS) await writePromotion(db, webstoreId, promotion, codes);
  });
};
