import {
  SUBSCRIPTION_TERM,
  type AddItemsResult,
  type CartItem,
  type CartProducts,
} from '../../../../src/contract/cart/cartItem';
import { recordId } from '../../../../src/contract/ids';
import { productId, refusal, SHELVES, type Guest } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { MODELS, standingShelves } from '../../../support/server/shops/standingShelves';

let shop: CheckoutShop;
let guest: Guest;
beforeEach(async () => {
  shop = await openCheckoutShop({ isStocked: true });
  await shop.restock(standingShelves);
  ({ guest } = shop.newBuyer());
});
afterEach(() => shop.close());

const butter = (quantity: number, model?: keyof typeof MODELS, subscriptionTerm?: number) => ({
  productId: productId('butter'),
  quantity,
  ...(model === undefined ? {} : { productSellingModelId: MODELS[model].id }),
  ...(subscriptionTerm === undefined ? {} : { subscriptionTerm }),
});
const add = (body: object, who: Guest = guest) => who.call('POST', 'cartItems', {}, { body });
const lines = async (who: Guest = guest) =>
  (await who.items({ sort: 'CreatedDateAsc' })).cartItems.map(({ cartItem }) => [
    cartItem.quantity,
    cartItem.productSellingModelId,
    cartItem.sellingModelType,
    cartItem.subscriptionTerm,
    cartItem.productDetails?.sellingModel?.name,
  ]);

const ONCE = [null, null, null, undefined];
const WEEKLY = [MODELS.weekly.id, 'Evergreen', null, 'Chaque semaine'];
const FOR_TERM = [MODELS.forTerm.id, 'TermDefined', 12, 'Chaque semaine, durée définie'];

it('keeps a product under each model and term on a line of its own, and adds up the same ones [CRT-08, CRT-09]', async () => {
  for (const body of [butter(1), butter(2, 'weekly'), butter(3, 'forTerm', 12), butter(4, 'weekly'), butter(5)]) {
    expect((await add(body)).statusCode).toBe(201);
  }
  expect((await add(butter(1, 'forTerm', 6))).statusCode).toBe(201);
  expect(await lines()).toEqual([
    ['6.0', ...ONCE],
    ['6.0', ...WEEKLY],
    ['3.0', ...FOR_TERM],
    ['1.0', MODELS.forTerm.id, 'TermDefined', 6, 'Chaque semaine, durée définie'],
  ]);
  const products = (await guest.call('GET', 'cartProducts')).json<CartProducts>();
  expect(products).toMatchObject({ count: 1, products: [{ productId: productId('butter'), totalQuantity: '16.0' }] });
  expect(products.products[0]?.cartItemIds).toHaveLength(4);
  expect((await guest.items()).cartSummary).toMatchObject({ uniqueProductCount: 1, totalProductLineItemCount: 4 });
});

it.each([
  [
    'a model of another product',
    { ...butter(1), productSellingModelId: recordId('productSellingModel', 99) },
    '400 INVALID_API_INPUT',
  ],
  ['a model without a rhythm', butter(1, 'broken'), '400 INVALID_API_INPUT'],
  ['a model whose rhythm never goes on', butter(1, 'still'), '400 INVALID_API_INPUT'],
  ['an id that is none', { ...butter(1), productSellingModelId: 'x' }, '400 INVALID_ID_FIELD'],
  ['no term where one is due', butter(1, 'forTerm'), '400 INVALID_API_INPUT'],
  ['a term that is too short', butter(1, 'forTerm', SUBSCRIPTION_TERM.least - 1), '400 INVALID_API_INPUT'],
  ['a term that is too long', butter(1, 'forTerm', SUBSCRIPTION_TERM.most + 1), '400 INVALID_API_INPUT'],
  ['a term of a single sale', butter(1, 'once', 12), '400 INVALID_API_INPUT'],
  ['a term without an end', butter(1, 'weekly', 12), '400 INVALID_API_INPUT'],
  ['a term of no model', butter(1, undefined, 12), '400 INVALID_API_INPUT'],
])('refuses %s, and the cart stays as it was [CRT-09]', async (_what, body, expected) => {
  await add(butter(1, 'weekly'));
  expect(refusal(await add(body))).toBe(expected);
  expect(await lines()).toEqual([['1.0', ...WEEKLY]]);
});

it('sells nothing again and again where the webstore has no subscriptions', async () => {
  const { context } = shop.app.webstore.current();
  context.subscriptionConfig.subscriptionPlusEnabled = false;
  try {
    expect(refusal(await add(butter(1, 'weekly')))).toBe('400 INVALID_API_INPUT');
    expect((await add(butter(1, 'once'))).statusCode).toBe(201);
  } finally {
    context.subscriptionConfig.subscriptionPlusEnabled = true;
  }
});

it('has one stock for all lines of a product, in the cart and in what it reserves [CRT-22, INV-02]', async () => {
  const eggs = { productId: productId('eggs'), quantity: 3 };
  await add(eggs);
  const standing = { ...eggs, productSellingModelId: MODELS.weekly.id };
  expect(refusal(await add(standing))).toBe('400 INSUFFICIENT_INVENTORY');
  const added = await add({ ...standing, quantity: 2 });
  expect(added.statusCode).toBe(201);
  const reserve = () => guest.call('PUT', 'inventoryReservations', {}, { body: { durationInSeconds: 60 } });
  expect((await reserve()).json()).toMatchObject({ success: true });
  const held = async () => (await shop.holds()).map(([, id, quantity]) => [id, quantity]);
  expect(await held()).toEqual([[productId('eggs'), 5]]);
  const { cartItemId } = added.json<CartItem>();
  await guest.call('DELETE', 'cartItem', { cartItemId: String(cartItemId) });
  expect(await held()).toEqual([[productId('eggs'), 3]]);
});

it('keeps the models in a batch, a clone and the cart of who logs in [CRT-10, CRT-16, CRT-17]', async () => {
  const inputs = [butter(1), butter(2, 'weekly'), butter(3, 'forTerm', 12), butter(1, 'forTerm')];
  const body = { inputs: inputs.map((richInput) => ({ richInput })) };
  const { results } = (await guest.call('POST', 'cartItemBatch', {}, { body })).json<AddItemsResult>();
  expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 400]);
  const brought = [
    ['1.0', ...ONCE],
    ['2.0', ...WEEKLY],
    ['3.0', ...FOR_TERM],
  ];
  expect(await lines()).toEqual(brought);
  const { cartId } = (await guest.items()).cartSummary;
  await guest.logIn();
  await add(butter(4, 'weekly'));
  expect((await guest.call('POST', 'preserveCart', { cartStateOrId: String(cartId) })).statusCode).toBe(200);
  expect(await lines()).toEqual([
    ['6.0', ...WEEKLY],
    ['1.0', ...ONCE],
    ['3.0', ...FOR_TERM],
  ]);
  const clone = (await guest.call('POST', 'cloneCart')).json<{ cartId: string }>();
  const cloned = (await guest.call('GET', 'cartItems', { cartStateOrId: clone.cartId })).json<{
    cartItems: unknown[];
  }>();
  expect(cloned.cartItems).toHaveLength(3);
});

it('says of a line whose model is no longer offered that it cannot be ordered', async () => {
  await add(butter(2, 'weekly'));
  await shop.restock({ butter: SHELVES.butter });
  const { cartItems } = await guest.items();
  expect(cartItems[0]?.cartItem.messagesSummary).toMatchObject({
    hasErrors: true,
    limitedMessages: [{ type: 'INVALID_API_INPUT', message: 'Ce produit n’est pas proposé à ce rythme.' }],
  });
});
