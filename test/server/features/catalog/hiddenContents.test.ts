import type { CartItems, CartProducts } from '../../../../src/contract/cart/cartItem';
import type { ProductChildren } from '../../../../src/contract/catalog/productChildren';
import { recordId } from '../../../../src/contract/ids';
import { latePathTo } from '../../../../src/contract/latePaths';
import type { QueryValue } from '../../../../src/contract/paths';
import type { Invoice } from '../../../../src/contract/orders/invoice';
import type { OrderLookup } from '../../../../src/contract/orders/orderLookup';
import type { OrderItems } from '../../../../src/contract/orders/orderSummary';
import { productRoutes } from '../../../../src/server/features/catalog';
import { productId, type Shelf } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

/** A product for palaces alone, in a bundle for everybody. */
const BUNDLE: Shelf = {
  name: 'Lot du chef',
  unitCents: 900,
  productClass: 'Bundle',
  contents: [
    { productId: productId('reserved'), quantity: 1 },
    { productId: productId('ecru'), quantity: 2 },
  ],
};
const bundle = productId('parent');
const hidden = productId('reserved');
const HIDDEN_SKU = 'SKU-4';
const ECRU = { productId: productId('ecru'), sku: 'SKU-7', name: 'Écru', quantity: '2.0' };
const NAMED = [{ name: 'Crème de réserve', quantity: '1.0' }, ECRU];
const WHOLE = [{ productId: hidden, sku: HIDDEN_SKU, name: 'Crème de réserve', quantity: '1.0' }, ECRU];

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop({ plugins: [productRoutes] });
  await shop.restock({ parent: BUNDLE });
});
afterEach(() => shop.close());

/** Makes every account a palace's, or a bakery's again. */
const become = (group: 'Palaces' | 'Boulangerie') =>
  shop.database.write((db) =>
    db
      .updateTable('account')
      .set({ buyer_groups: JSON.stringify([group]) })
      .execute(),
  );

async function childrenFor({ guest }: Buyer, query: Readonly<Record<string, QueryValue>> = {}) {
  const path = latePathTo('productChildren', { webstoreId: recordId('webstore', 1), productId: bundle });
  const answer = await guest.send('GET', path, { query });
  return { body: answer.body, items: answer.json<ProductChildren>().items };
}

/** What each answer about an order says of the bundle's contents, and the texts of these answers. */
async function orderFor({ guest }: Buyer, orderSummaryId: string) {
  const items = await guest.call('GET', 'orderItems', { orderSummaryId });
  const lookup = await guest.call('POST', 'lookupOrder', {}, { body: { orderSummaryIdOrRefNumber: orderSummaryId } });
  const invoice = await guest.call('GET', 'orderInvoice', { orderSummaryId });
  const whole = await guest.call('GET', 'orderSummary', { orderSummaryId });
  return {
    contents: [
      items.json<OrderItems>().items[0]?.contents,
      lookup.json<OrderLookup>().deliveryGroups?.[0]?.lineItems?.[0]?.contents,
      invoice.json<Invoice>().lines[0]?.contents,
    ],
    bodies: [items, lookup, invoice, whole].map(({ body }) => body),
  };
}

describe('a product in a bundle that its buyer may not see by itself', () => {
  test.each(['a guest', 'a customer'])(
    'is for %s a name and a quantity, in cart, checkout, order and mail: no answer has its id or reference [CTX-13]',
    async (who) => {
      const buyer = shop.newBuyer();
      if (who === 'a customer') await buyer.guest.logIn();
      const bodies: string[] = [];
      const said = async (call: Promise<{ readonly statusCode: number; readonly body: string }>) => {
        const { statusCode, body } = await call;
        expect(statusCode).toBeLessThan(300);
        bodies.push(body);
        return body;
      };
      await said(buyer.guest.add('parent', 2));
      await said(buyer.reserve());
      const cart = JSON.parse(await said(buyer.guest.call('GET', 'cartItems'))) as CartItems;
      expect(cart.cartItems[0]?.cartItem).toMatchObject({ childProductCount: 2, productDetails: { contents: NAMED } });
      expect(cart.cartSummary.inventoryReservation).toMatchObject({
        isComplete: true,
        products: [{ productId: ECRU.productId, quantity: 4 }],
      });
      const products = JSON.parse(await said(buyer.guest.call('GET', 'cartProducts'))) as CartProducts;
      expect(products.products[0]?.productDetails?.contents).toEqual(NAMED);
      await said(buyer.guest.call('GET', 'cart'));
      await buyer.ready();
      await said(buyer.prepare());
      await said(buyer.get());
      await said(buyer.pay());
      const submitted = await said(buyer.submit());
      const order = await orderFor(buyer, /"orderReferenceNumber":"([^"]+)"/.exec(submitted)?.[1] ?? '');
      expect(order.contents).toEqual([NAMED, NAMED, NAMED]);
      await shop.app.ordering.idle();
      const [mail] = shop.mails;
      expect(mail?.text.replace(/[\u00a0\u202f]/g, ' ')).toContain('1 × Crème de réserve, 2 × Écru (SKU-7)');
      const { body } = await childrenFor(buyer);
      for (const text of [...bodies, ...order.bodies, mail?.text, mail?.html, body]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toContain(hidden);
        expect(text).not.toContain(hidden.slice(0, 15));
        expect(text).not.toContain(HIDDEN_SKU);
      }
    },
  );

  test('is on the page of the bundle a name and a quantity, if fields are asked for, and nothing in a set [CTX-13, PRD-03]', async () => {
    const buyer = shop.newBuyer();
    const whole = await childrenFor(buyer);
    expect(whole.items).toMatchObject([
      { defaultQuantity: '1.0', isEntitled: false },
      { defaultQuantity: '2.0', isEntitled: true, productInfo: { id: ECRU.productId } },
    ]);
    expect(whole.items[0]?.productInfo).toEqual({ fields: { Name: 'Crème de réserve' } });
    for (const query of [{ excludeFields: true }, { fields: 'StockKeepingUnit' }]) {
      expect((await childrenFor(buyer, query)).items[0]?.productInfo).toEqual({});
    }
    await shop.restock({ parent: { ...BUNDLE, unitCents: null, productClass: 'Set' } });
    const set = await childrenFor(buyer);
    expect(set.items[0]).toEqual({ defaultQuantity: '1.0', isEntitled: false, productInfo: {} });
    expect(set.body).not.toContain('Crème de réserve');
  });

  test('has id and reference for whoever may see it, for as long as they may, also on what was ordered before [CTX-13]', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await become('Palaces');
    await buyer.guest.added('parent', 1);
    await buyer.reserve();
    const cart = await buyer.guest.items();
    expect(cart.cartItems[0]?.cartItem.productDetails?.contents).toEqual(WHOLE);
    expect(cart.cartSummary.inventoryReservation?.products).toHaveLength(2);
    expect((await childrenFor(buyer)).items[0]).toMatchObject({ isEntitled: true, productInfo: { id: hidden } });
    const reference = await buyer.ordered();
    await shop.app.ordering.idle();
    expect(shop.mails[0]?.text).toContain(`(${HIDDEN_SKU})`);
    expect((await orderFor(buyer, reference)).contents).toEqual([WHOLE, WHOLE, WHOLE]);
    await become('Boulangerie');
    expect((await orderFor(buyer, reference)).contents).toEqual([NAMED, NAMED, NAMED]);
  });

  test('is named in the cart with its id if it is a line there as well [CTX-13]', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await become('Palaces');
    await buyer.guest.added('reserved', 1);
    await buyer.guest.added('parent', 1);
    await buyer.reserve();
    await become('Boulangerie');
    const { cartItems, cartSummary } = await buyer.guest.items();
    const line = cartItems.find(({ cartItem }) => cartItem.productId === bundle);
    expect(line?.cartItem.productDetails?.contents).toEqual(NAMED);
    expect(cartSummary.inventoryReservation?.products.map((one) => one.productId)).toContain(hidden);
  });
});
