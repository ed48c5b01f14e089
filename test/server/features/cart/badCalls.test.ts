import type { AnyPathName } from '../../../../src/contract/otherClientPaths';
import {
  openCartShop,
  productId,
  refusal,
  type CartShop,
  type Guest,
  type Method,
} from '../../../support/server/shops/cartShop';

let shop: CartShop;
let guest: Guest;
let cartItemId: string;
beforeEach(async () => {
  shop = await openCartShop();
  guest = shop.newGuest();
  cartItemId = String((await guest.added('milk', 12)).cartItemId);
});
afterEach(() => shop.close());

/** Sends the text unchanged. */
const send = (method: Method, path: AnyPathName, body: string) =>
  guest.call(method, path, { cartItemId }, { body, headers: { 'content-type': 'application/json' } });
const linesNow = async () =>
  (await guest.items()).cartItems.map(({ cartItem }) => [cartItem.cartItemId, cartItem.quantity]);

const withBody: readonly (readonly [Method, AnyPathName])[] = [
  ['POST', 'carts'],
  ['POST', 'cartItems'],
  ['POST', 'cartItemBatch'],
  ['PATCH', 'cartItem'],
];

describe('a body that is no command leaves the cart as it was', () => {
  test.each(withBody)('%s %s', async (method, path) => {
    const before = await linesNow();
    for (const body of ['{"quantity":', 'quantity=2', '[object Object]', '{"quantity":NaN}', '{"a":1}{"b":2}', '']) {
      expect([body, refusal(await send(method, path, body))]).toEqual([body, '400 JSON_PARSER_ERROR']);
    }
    for (const body of ['null', '7', '"milk"', '[]']) {
      expect([body, refusal(await send(method, path, body))]).toEqual([body, '400 INVALID_API_INPUT']);
    }
    expect(await linesNow()).toEqual(before);
  });
});

/** As text, because JSON has numbers that JavaScript cannot represent. */
const quantities = [
  '0',
  '-0',
  '-2',
  '1.5',
  '0.1',
  '1e400',
  '-1e400',
  '1e21',
  '12345678901234567890',
  'true',
  'null',
  '{}',
  '[6]',
  '""',
  '" "',
  '"0"',
  '"-6"',
  '"6,0"',
  '"6.5"',
  '"0x6"',
  '"Infinity"',
  '"NaN"',
  '"six"',
  `"${'9'.repeat(400)}"`,
];

describe('a quantity that is none leaves the cart as it was', () => {
  test.each([
    ['POST', 'cartItems', `{"productId":"${productId('milk')}","quantity":QUANTITY}`],
    ['PATCH', 'cartItem', '{"quantity":QUANTITY}'],
  ] as const)('%s %s', async (method, path, body) => {
    const before = await linesNow();
    for (const quantity of quantities) {
      const answer = refusal(await send(method, path, body.replace('QUANTITY', quantity)));
      expect([quantity, answer]).toEqual([quantity, '400 INVALID_API_INPUT']);
    }
    expect(await linesNow()).toEqual(before);
  });

  test('in a batch it fails alone, or the batch with it, never half', async () => {
    const before = await linesNow();
    const outcomes = new Set<string>();
    for (const quantity of quantities) {
      const input = `{"richInput":{"productId":"${productId('milk')}","quantity":${quantity}}}`;
      const response = await send('POST', 'cartItemBatch', `{"inputs":[${input}]}`);
      outcomes.add(
        response.statusCode === 201 ? String(response.json<{ hasErrors: boolean }>().hasErrors) : refusal(response),
      );
    }
    expect([...outcomes].sort()).toEqual(['400 INVALID_API_INPUT', 'true']);
    expect(await linesNow()).toEqual(before);
  });
});

describe('a value of the wrong type leaves the cart as it was', () => {
  test.each([
    ['cartItems', '{"productId":7,"quantity":6}'],
    ['cartItems', '{"productId":null,"quantity":6}'],
    ['cartItems', '{"productId":["x"],"quantity":6}'],
    ['cartItems', '{"quantity":6}'],
    ['cartItemBatch', '{"inputs":{}}'],
    ['cartItemBatch', '{"inputs":[null]}'],
    ['cartItemBatch', '{"inputs":["milk"]}'],
    ['cartItemBatch', '{}'],
    ['carts', '{"isSecondary":"maybe"}'],
  ] as const)('%s %s', async (path, body) => {
    const before = await linesNow();
    expect(refusal(await send('POST', path, body))).toMatch(/^400 (INVALID_API_INPUT|INVALID_ID_FIELD)$/);
    expect(await linesNow()).toEqual(before);
  });
});
