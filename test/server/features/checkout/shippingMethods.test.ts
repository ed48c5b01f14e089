import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { recordId } from '../../../../src/contract/ids';
import { ADDRESS, failure, openCheckoutShop } from '../../../support/server/shops/checkoutShop';
import type { CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

const [STANDARD, EARLY] = [1, 2].map((number) => recordId('deliveryMethod', number));

const offerChoice = (shippingMethodsEnabled: boolean) => {
  const { checkoutSettings } = shop.app.webstore.current().context;
  return shop.app.webstore.change({ checkoutSettings: { ...checkoutSettings, shippingMethodsEnabled } });
};
/** The methods that a checkout offers, the chosen one, and what delivery costs. */
const shown = ({ deliveryGroups, cartSummary }: Checkout) => {
  const [group] = deliveryGroups.items;
  return [
    group?.availableDeliveryMethods.map(({ id }) => id),
    group?.selectedDeliveryMethod?.id,
    cartSummary.totalChargeAmount,
  ];
};

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
  const moved = await buyer.patch({ deliveryAddress: ADDRESS });
  expect(shown(moved.json<Checkout>())).toEqual([[STANDARD], STANDARD, '7.90']);
});
