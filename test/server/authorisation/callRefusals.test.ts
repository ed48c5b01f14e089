import { recordId } from '../../../src/contract/ids';
import {
  documentedCalls,
  openDocumentedCalls,
  type DocumentedCalls,
} from '../../support/server/wholeShop/documentedCalls';
import { NOTHINGS } from '../../support/server/wholeShop/askCell';

// Refusals of calls that no feature's own tests provoke. A run of all tests fails for each refusal that no test has
// seen (docs/testing/kinds.md).

let calls: DocumentedCalls;
beforeAll(async () => {
  calls = await openDocumentedCalls();
});
afterAll(() => calls.shop.close());

const W = '/services/data/:version/commerce/webstores/:webstoreId';
/** Refused with 423 because another program locks the database, and for nothing else: see lockedCheckout. */
const LOCKED_ONLY = /checkouts(?:\/:checkoutId(?:\/payments|\/orders|\/orders\/actions)?)?$/;

describe('a call that would change a cart to which lines are still being added is refused', () => {
  const changing = documentedCalls.filter(({ call, statuses }) => statuses.includes('423') && !LOCKED_ONLY.test(call));
  it.each(changing.map(({ call }) => [call]))('%s', async (call) => {
    await calls.shop.app.database.write((db) =>
      db.updateTable('cart').set({ async_status: 'Processing' }).where('type', '=', 'Cart').execute(),
    );
    expect((await calls.answerTo(call)).outcome).toBe('423 SERVER_UNAVAILABLE');
  });
});

it('a checkout is neither started nor made sure of for a cart that is not there, or with an address that is not [CHK-01]', async () => {
  const cartId = NOTHINGS['cartStateOrId'] ?? '';
  const deliveryAddressInput = { id: NOTHINGS['addressId'] ?? '' };
  for (const method of ['POST', 'PUT']) {
    const call = `${method} ${W}/checkouts`;
    const outcomes = [
      (await calls.answerTo(call, { body: { cartId } })).outcome,
      (await calls.answerTo(call, { body: { deliveryAddressInput } })).outcome,
    ];
    expect([method, ...outcomes]).toEqual([method, '404 CART_NOT_FOUND', '404 ITEM_NOT_FOUND']);
  }
});

it('a product that is not there has no children and no related products', async () => {
  const productId = recordId('product', 987_654);
  for (const list of ['children', 'featured-products']) {
    const things = { productId, bundleId: productId };
    const { outcome } = await calls.answerTo(`GET ${W}/products/:productId/${list}`, { things });
    expect([list, outcome]).toEqual([list, '404 ITEM_NOT_FOUND']);
  }
});

it('coupons of a checkout need the calculation of carts', async () => {
  const couponCalls = ['POST coupons', 'DELETE coupons/:cartCouponId'].map((call) =>
    call.replace(' ', ` ${W}/checkouts/:checkoutId/`),
  );
  await calls.shop.app.webstore.change({ cartCalculateEnabled: false });
  try {
    for (const call of couponCalls)
      expect([call, (await calls.answerTo(call)).outcome]).toEqual([call, '403 API_DISABLED_FOR_ORG']);
  } finally {
    await calls.shop.app.webstore.change({ cartCalculateEnabled: true });
  }
});

it('a guest acts for no account, in recommendations for a cart either', async () => {
  const { outcome } = await calls.answerTo(`GET ${W}/ai/recommendations`, {
    caller: 'guest',
    query: { effectiveAccountId: calls.buyersAccountId },
  });
  expect(outcome).toBe('403 INSUFFICIENT_ACCESS');
});
