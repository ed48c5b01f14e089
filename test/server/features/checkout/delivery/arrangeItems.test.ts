import type { CartItem } from '../../../../../src/contract/cart/cartItem';
import type { DeliveryGroups } from '../../../../../src/contract/checkout/deliveryGroup';
import { recordId } from '../../../../../src/contract/ids';
import { productId, refusal } from '../../../../support/server/shops/cartShop';
import { openCheckoutShop, type CheckoutShop } from '../../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../../support/server/shops/groupCalls';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

/** Ten of butter and four aprons, the default group and two more. */
async function scene() {
  const { guest } = shop.newBuyer();
  const butter = await guest.added('butter', 10);
  const apron = await guest.added('apron', 4);
  const groups = groupCalls(guest);
  const [a, b] = [await groups.created({ name: 'A' }), await groups.created({ name: 'B' })];
  return { guest, butter, apron, groups, main: await groups.default(), a, b };
}
const resize = (guest: Awaited<ReturnType<typeof scene>>['guest'], item: CartItem, quantity: number) =>
  guest.call('PATCH', 'cartItem', { cartItemId: String(item.cartItemId) }, { body: { quantity } });

test('moves quantities as asked and answers 202 with every group; the default group has the rest [CRT-15]', async () => {
  const { guest, butter, apron, groups, main, a, b } = await scene();
  const moved = await groups.arrange([
    [a, butter, '3'],
    [b, butter, '2.0'],
    [b, apron, 4],
  ]);
  expect(moved.statusCode).toBe(202);
  expect(moved.json()).toEqual(await groups.list());
  expect(await groups.held()).toEqual({
    Default: { 'Beurre doux': '5.0' },
    A: { 'Beurre doux': '3.0' },
    B: { 'Beurre doux': '2.0', Tablier: '4.0' },
  });
  // Amounts are shares of the line's: ten of butter get the tier of ten.
  const [first, second, third] = moved.json<DeliveryGroups>().items;
  expect([first, second, third].map((group) => group?.totalProductAmount)).toEqual(['32.50', '19.50', '92.96']);
  const groupOf = new Map(
    (await guest.items()).cartItems.map(({ cartItem }) => [cartItem.name, cartItem.cartDeliveryGroupId]),
  );
  expect(groupOf).toEqual(
    new Map([
      ['Tablier', b.id],
      ['Beurre doux', null],
    ]),
  );
  const back = await groups.arrange([
    [a, butter, '0'],
    [main, butter, 8],
  ]);
  expect(back.json<DeliveryGroups>().items.map(({ name }) => name)).toEqual(['Default', 'B']);
});

test('an emptied group goes, unless it is to stay [CRT-15]', async () => {
  const { butter, groups, a } = await scene();
  const keep = { query: { deleteEmptyDeliveryGroups: false } };
  await groups.arrange([[a, butter, 1]], keep);
  expect(Object.keys(await groups.held())).toEqual(['Default', 'A', 'B']);
  await groups.arrange([[a, butter, 0]], keep);
  expect(Object.keys(await groups.held())).toEqual(['Default', 'A', 'B']);
  await groups.arrange([[a, butter, 0]]);
  expect(await groups.held()).toEqual({ Default: { 'Beurre doux': '10.0', Tablier: '4.0' } });
});

test('what cannot be is refused whole: too many, some lost, said twice, unknown, no quantity [CRT-15]', async () => {
  const { butter, apron, groups, main, a, b } = await scene();
  await groups.arrange([[a, butter, 3]], { query: { deleteEmptyDeliveryGroups: false } });
  const before = await groups.held();
  const nobody = { id: recordId('deliveryGroup', 1) };
  const nothing = { ...apron, cartItemId: recordId('cartItem', 1) };
  type Arrangements = Parameters<typeof groups.arrange>[0];
  const refused: readonly (readonly [Arrangements, string])[] = [
    [[[b, butter, 8]], '400 MAX_LIMIT_EXCEEDED'],
    [[[a, butter, 11]], '400 MAX_LIMIT_EXCEEDED'],
    [[[main, butter, 8]], '400 MAX_LIMIT_EXCEEDED'],
    [[[main, butter, 6]], '400 INVALID_API_INPUT'],
    [[[main, butter, 0]], '400 INVALID_API_INPUT'],
    [
      [
        [a, butter, 1],
        [a, butter, 1],
      ],
      '400 INVALID_API_INPUT',
    ],
    [[[nobody, butter, 1]], '404 ITEM_NOT_FOUND'],
    [[[a, nothing, 1]], '404 ITEM_NOT_FOUND'],
    [[[a, butter, -1]], '400 INVALID_API_INPUT'],
    [[[a, butter, '1.5']], '400 INVALID_API_INPUT'],
    [[[a, butter, 'two']], '400 INVALID_API_INPUT'],
    [[[{ id: 'x' }, butter, 1]], '400 INVALID_ID_FIELD'],
    [[[a, { ...butter, cartItemId: a.id }, 1]], '400 INVALID_ID_FIELD'],
    [[], '400 INVALID_API_INPUT'],
  ];
  for (const [arrangements, expected] of refused) {
    // The first of them is valid, but must not be kept either.
    const all: Arrangements = arrangements.length === 0 ? [] : [[b, apron, 1], ...arrangements];
    expect([arrangements.map(([, , quantity]) => quantity), refusal(await groups.arrange(all))]).toEqual([
      arrangements.map(([, , quantity]) => quantity),
      expected,
    ]);
  }
  expect(await groups.held()).toEqual(before);
});

test('bodies that are no arrangement are refused [CRT-15]', async () => {
  const { guest, groups } = await scene();
  const before = await groups.held();
  const send = (body: unknown) =>
    guest.call('POST', 'arrangeItems', {}, { body, headers: { 'content-type': 'application/json' } });
  expect(refusal(await send({ arrangements: [], more: 1 }))).toBe('400 JSON_PARSER_ERROR');
  expect(refusal(await send({ arrangements: [{ deliveryGroupId: 'x' }] }))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await send({}))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await send('{'))).toBe('400 JSON_PARSER_ERROR');
  expect(await groups.held()).toEqual(before);
});

test('a line that shrinks takes from the default group first, then from the group made last; one that grows gives to the default [CRT-15, CRT-11]', async () => {
  const { guest, butter, groups, a, b } = await scene();
  const keep = { query: { deleteEmptyDeliveryGroups: false } };
  await groups.arrange(
    [
      [a, butter, 3],
      [b, butter, 4],
    ],
    keep,
  );
  const held = async () => Object.values(await groups.held()).map((group) => group['Beurre doux'] ?? '0.0');
  await resize(guest, butter, 8);
  expect(await held()).toEqual(['1.0', '3.0', '4.0']);
  await resize(guest, butter, 5);
  expect(await held()).toEqual(['0.0', '3.0', '2.0']);
  await resize(guest, butter, 2);
  expect(await held()).toEqual(['0.0', '2.0', '0.0']);
  await resize(guest, butter, 9);
  expect(await held()).toEqual(['7.0', '2.0', '0.0']);
  await guest.call('DELETE', 'cartItem', { cartItemId: String(butter.cartItemId) });
  await guest.added('butter', 9);
  expect(await held()).toEqual(['9.0', '0.0', '0.0']);
});

test('goods can be put right into a group, one by one or many at once [CRT-14, CRT-09, CRT-10]', async () => {
  const { guest, groups, main, a, b } = await scene();
  const add = (cartDeliveryGroupId: string | null, quantity: number) =>
    guest.call('POST', 'cartItems', {}, { body: { productId: productId('butter'), quantity, cartDeliveryGroupId } });
  const ecru = await guest.call(
    'POST',
    'cartItems',
    {},
    {
      body: { productId: productId('ecru'), quantity: 2, cartDeliveryGroupId: a.id.slice(0, 15) },
    },
  );
  expect([ecru.statusCode, ecru.json<CartItem>().cartDeliveryGroupId]).toEqual([201, a.id]);
  expect((await add(b.id, 3)).json<CartItem>()).toMatchObject({ quantity: '13.0', cartDeliveryGroupId: null });
  expect((await add(main.id, 1)).statusCode).toBe(201);
  expect((await add(null, 1)).statusCode).toBe(201);
  expect(refusal(await add('x', 1))).toBe('400 INVALID_ID_FIELD');
  expect(refusal(await add(recordId('deliveryGroup', 1), 1))).toBe('404 ITEM_NOT_FOUND');
  const richInputs = [
    { productId: productId('ecru'), quantity: 1, cartDeliveryGroupId: a.id },
    { productId: productId('ecru'), quantity: 1, cartDeliveryGroupId: recordId('deliveryGroup', 1) },
    { productId: productId('ecru'), quantity: 4, cartDeliveryGroupId: b.id },
    { productId: productId('eggs'), quantity: 99, cartDeliveryGroupId: b.id },
    { productId: productId('ecru'), quantity: 1, cartDeliveryGroupId: a.id },
  ];
  const body = { inputs: richInputs.map((richInput) => ({ richInput })) };
  const batch = (await guest.call('POST', 'cartItemBatch', {}, { body })).json<{ results: { statusCode: number }[] }>();
  expect(batch.results.map(({ statusCode }) => statusCode)).toEqual([201, 404, 201, 400, 201]);
  expect(await groups.held()).toEqual({
    Default: { 'Beurre doux': '12.0', Tablier: '4.0' },
    A: { Écru: '4.0' },
    B: { 'Beurre doux': '3.0', Écru: '4.0' },
  });
});
