import type { Checkout } from '../../../../../src/contract/checkout/checkout';
import type { DeliveryGroup } from '../../../../../src/contract/checkout/deliveryGroup';
import { recordId } from '../../../../../src/contract/ids';
import { ADDRESS, failure, openCheckoutShop, type CheckoutShop } from '../../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../../support/server/shops/groupCalls';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

const [STANDARD, EARLY] = [1, 2].map((number) => recordId('deliveryMethod', number));

function offerChoice(shippingMethodsEnabled: boolean) {
  const { checkoutSettings } = shop.app.webstore.current().context;
  return shop.app.webstore.change({ checkoutSettings: { ...checkoutSettings, shippingMethodsEnabled } });
}
/** The methods that a checkout offers, the chosen one, and what delivery costs. */
function shown({ deliveryGroups, cartSummary }: Checkout) {
  const [group] = deliveryGroups.items;
  return [
    group?.availableDeliveryMethods.map(({ id }) => id),
    group?.selectedDeliveryMethod?.id,
    cartSummary.totalChargeAmount,
  ];
}

test('where there is no choice of methods, all goes by the standard one, and no other can be chosen [CHK-13] [CTX-10]', async () => {
  const buyer = await shop.buyerWith('apron', 1);
  expect(shown(await buyer.ready())).toEqual([[STANDARD, EARLY], STANDARD, '7.90']);
  await offerChoice(false);
  const refused = await buyer.patch({ deliveryMethodId: EARLY });
  expect([refused.statusCode, failure(refused)]).toEqual([422, expect.anything()]);
  const groups = groupCalls(buyer.guest);
  const [main] = (await groups.list()).items;
  expect((await groups.change(String(main?.id), { deliveryMethodId: EARLY })).statusCode).toBe(422);
  expect(shown((await buyer.get()).json<Checkout>())).toEqual([[STANDARD], STANDARD, '7.90']);
  expect((await buyer.patch({ deliveryMethodId: STANDARD })).statusCode).toBe(200);
  await offerChoice(true);
  expect((await buyer.patch({ deliveryMethodId: EARLY })).statusCode).toBe(200);
});

test('what was chosen while there was a choice goes by the standard method once there is none [CHK-13]', async () => {
  const buyer = await shop.buyerWith('apron', 1);
  await buyer.ready();
  await buyer.patch({ deliveryMethodId: EARLY });
  expect(shown((await buyer.get()).json<Checkout>())).toEqual([[STANDARD, EARLY], EARLY, '12.80']);
  await offerChoice(false);
  expect(shown((await buyer.get()).json<Checkout>())).toEqual([[STANDARD], STANDARD, '7.90']);
  const groups = groupCalls(buyer.guest);
  const [main] = (await groups.list()).items;
  const alone = (await groups.get(String(main?.id))).json<DeliveryGroup>();
  expect([main, alone].map((group) => group?.selectedDeliveryMethod?.id)).toEqual([STANDARD, STANDARD]);
  const moved = await buyer.patch({ deliveryAddress: ADDRESS });
  expect(shown(moved.json<Checkout>())).toEqual([[STANDARD], STANDARD, '7.90']);
});

test('an order prepared for a method that is offered no more is not placed by another one, though both cost the same [CHK-07] [CHK-13]', async () => {
  const { webstoreId } = shop.app.webstore.current();
  const value = JSON.stringify({ cents: 790, vatBasisPoints: 2000, morningSupplementCents: 0 });
  await shop.app.database.write((db) =>
    db.insertInto('webstore_setting').values({ webstore_id: webstoreId, key: 'deliveryCharge', value }).execute(),
  );
  const buyer = await shop.buyerWith('apron', 1);
  await buyer.ready();
  await buyer.patch({ deliveryMethodId: EARLY });
  expect((await buyer.prepare()).statusCode).toBe(200);
  await offerChoice(false);
  const refused = await buyer.submit();
  expect([refused.statusCode, failure(refused)]).toEqual([409, expect.anything()]);
});
