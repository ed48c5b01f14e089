import { checkoutError, checkoutId, checkoutOf } from './checkoutExamples';
import type { Reply, Sent } from './scriptedShop';
import { cartItemsOf, cartLine, summaryOf } from './wireExamples';

/** The names by which the flows know their calls. */
const callNames = [
  'GET summary',
  'GET items',
  'GET addresses',
  'POST item',
  'POST batch',
  'PATCH item',
  'DELETE item',
  'POST coupon',
  'DELETE coupon',
  'POST preserve',
  'GET active',
  'PUT checkouts',
  'DELETE active',
  'GET checkout',
  'PATCH checkout',
  'PATCH address',
  'GET groups',
  'POST group',
  'PATCH group',
  'DELETE group',
  'POST arrange',
  'POST prepare',
  'POST payments',
  'POST submit',
  'POST orders',
] as const;
export type CallName = (typeof callNames)[number];

/** The reference of the order that is placed. */
export const reference = 'ER37G-VYS2M-6GPHH-HG4DE';

/** A checkout that is ready, with these changes. */
export const ready = (changes: Parameters<typeof checkoutOf>[0] = {}): Reply => ({
  status: 200,
  body: checkoutOf(changes),
});

export const acted = (action: 'prepare' | 'submit', orderReferenceNumber: string | null = null): Reply => ({
  status: 200,
  body: { actions: [{ action, success: true, orderReferenceNumber, errors: [] }], errors: [] },
});

/** The result of a payment, with its status. */
export const payment = (salesforceResultCode: string, status = 200, standing: object = {}): Reply => ({
  status,
  body: {
    salesforceResultCode,
    errors: status === 200 ? [] : [checkoutError('/commerce/errors/payment-failure')],
    paymentData: {
      transactionId: 'tx',
      methodLabel: 'Visa',
      mandateReference: null,
      amount: '72.80',
      currencyIsoCode: 'EUR',
      ...standing,
    },
  },
});
/** The reply to each call when everything succeeds. */
export const usual: Readonly<Record<CallName, Reply>> = {
  'GET summary': { status: 200, body: summaryOf(10) },
  'GET items': { status: 200, body: cartItemsOf([cartLine()]) },
  'GET addresses': { status: 200, body: { count: 0, items: [] } },
  'POST item': { status: 201, body: cartLine() },
  'POST batch': { status: 201, body: { hasErrors: false, results: [{ statusCode: 201, result: cartLine() }] } },
  'PATCH item': { status: 200, body: cartLine({ quantity: '4.0' }) },
  'DELETE item': { status: 204 },
  'POST coupon': { status: 201, body: { cartCoupons: { coupons: [] } } },
  'DELETE coupon': { status: 204 },
  'POST preserve': { status: 200, body: { succeededCartItems: [], failedCartItems: [] } },
  'GET active': ready(),
  'PUT checkouts': { status: 201, body: { checkoutId } },
  'DELETE active': { status: 204 },
  'GET checkout': ready(),
  'PATCH checkout': ready(),
  'PATCH address': { status: 204 },
  'GET groups': { status: 200, body: checkoutOf().deliveryGroups },
  'POST group': { status: 201, body: checkoutOf().deliveryGroups.items[0] },
  'PATCH group': { status: 200, body: checkoutOf().deliveryGroups.items[0] },
  'DELETE group': { status: 204 },
  'POST arrange': { status: 202, body: checkoutOf().deliveryGroups },
  'POST prepare': acted('prepare'),
  'POST payments': payment('Success'),
  'POST submit': acted('submit', reference),
  'POST orders': { status: 201, body: { orderReferenceNumber: reference, errors: [] } },
};

/** The name of a call whose path ends in an id. */
const namedBy = (path: readonly string[]): string | undefined =>
  path.includes('cart-coupons')
    ? 'coupon'
    : path.includes('addresses')
      ? 'address'
      : path.includes('delivery-groups')
        ? 'group'
        : undefined;

export function nameOf({ method, url, body }: Sent): CallName {
  const path = (url.split('?')[0] ?? '').split('/').slice(-3);
  const last = path.at(-1) ?? '';
  const name = `${method} ${
    {
      'compact-summary': 'summary',
      'cart-coupons': 'coupon',
      'cart-items': method === 'GET' ? 'items' : 'item',
      [checkoutId]: 'checkout',
      'delivery-groups': method === 'GET' ? 'groups' : 'group',
      'arrange-items': 'arrange',
      actions: JSON.stringify(body ?? null).includes('prepare') ? 'prepare' : 'submit',
    }[last] ?? (path.includes('cart-items') && last !== 'batch' ? 'item' : (namedBy(path) ?? last))
  }`;
  const known = callNames.find((call) => call === name);
  if (name === 'GET address') return 'GET addresses';
  if (!known) throw new Error(`The script knows no ${method} ${url}`);
  return known;
}
