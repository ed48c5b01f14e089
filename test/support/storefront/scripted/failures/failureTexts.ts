import { translate } from '../../french';
import cartPreserve from '../../../../../src/storefront/messages/fr-FR/cartPreserve.json';
import cartProblems from '../../../../../src/storefront/messages/fr-FR/cartProblems.json';
import checkoutProblems from '../../../../../src/storefront/messages/fr-FR/checkoutProblems.json';
import type { CallName } from '../flowCalls';
import { flows } from './failingFlows';

const cartTexts = { ...cartProblems, ...cartPreserve } as const;
type TextId = keyof typeof cartTexts | keyof typeof checkoutProblems;
type Expected = TextId | 'success' | `coupon ${string}`;

/** The texts for each kind of failure, in the cart and at the checkout, whichever call failed. */
const kinds: Readonly<
  Record<string, readonly [cart: keyof typeof cartTexts, checkout: keyof typeof checkoutProblems]>
> = {
  'no answer': ['cart.problem.noAnswer', 'checkout.problem.noAnswer'],
  'text instead of JSON': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  'JSON of another shape': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  'JSON that is null': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  '400 as an array': ['cart.problem.refused', 'checkout.problem.input'],
  '400 without a body': ['cart.problem.refused', 'checkout.problem.refused'],
  '401': ['cart.problem.loginNeeded', 'checkout.problem.loginNeeded'],
  '403': ['cart.problem.loginNeeded', 'checkout.problem.loginNeeded'],
  '404': ['cart.problem.gone', 'checkout.problem.expired'],
  '408': ['cart.problem.noAnswer', 'checkout.problem.noAnswer'],
  '409': ['cart.problem.busy', 'checkout.problem.cartChanged'],
  '410': ['cart.problem.gone', 'checkout.problem.expired'],
  '412 as one object': ['cart.problem.refused', 'checkout.problem.missing'],
  '422 of the inventory': ['cart.problem.refused', 'checkout.problem.stock'],
  '422 of the cart': ['cart.problem.refused', 'checkout.problem.cartInvalid'],
  '422 as an array': ['cart.problem.refused', 'checkout.problem.input'],
  '423': ['cart.problem.busy', 'checkout.problem.busy'],
  '429': ['cart.problem.tooManyCalls', 'checkout.problem.tooManyCalls'],
  '500 with a page': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  '503': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
};

/**
 * Failures of single calls that have another text, or none (`success`): the process does not use the answer, or expects
 * this failure.
 */
const otherwise: Readonly<Partial<Record<CallName, Readonly<Record<string, Expected>>>>> = {
  'DELETE item': { 'JSON of another shape': 'success', 'JSON that is null': 'success' },
  'PATCH address': { 'JSON of another shape': 'success', 'JSON that is null': 'success' },
  // A missing delivery does not mean a missing checkout.
  'POST group': { '404': 'checkout.problem.deliveriesChanged' },
  'PATCH group': { '404': 'checkout.problem.deliveriesChanged' },
  'POST arrange': { '404': 'checkout.problem.deliveriesChanged' },
  'DELETE group': {
    '404': 'checkout.problem.deliveriesChanged',
    'JSON of another shape': 'success',
    'JSON that is null': 'success',
  },
  'DELETE active': { 'JSON of another shape': 'success', 'JSON that is null': 'success', '404': 'success' },
  'GET active': { '404': 'success', '410': 'success' },
  'POST payments': { '500 with a page': 'checkout.problem.paymentDown', '503': 'checkout.problem.paymentDown' },
};

/**
 * After a final refusal the guest's cart, of one product, is reported as lost; after other failures it is kept for the
 * next page.
 */
function ofPreserving(failure: string): Expected {
  if (failure.startsWith('JSON')) return 'success';
  return ['400', '403', '404', '410', '412', '422'].some((status) => failure.startsWith(status))
    ? 'cart.preserve.message'
    : 'cart.preserve.failedForNow';
}

/** The error at the field of a coupon, by the code of the failure. */
function ofCoupon(call: CallName, failure: string): Expected {
  if (call === 'DELETE coupon' && failure.startsWith('JSON')) return 'success';
  const codes: Readonly<Partial<Record<string, string>>> = {
    'no answer': 'NO_ANSWER',
    '400 as an array': 'INVALID_API_INPUT',
    '404': 'ITEM_NOT_FOUND',
    '422 as an array': 'INVALID_API_INPUT',
    '429': 'REQUEST_LIMIT_EXCEEDED',
  };
  return `coupon ${codes[failure] ?? 'ANY_OTHER'}`;
}

/** What a failing call of a flow must end with. */
export function expectedOf(name: string, call: CallName, failure: string): Expected {
  if (call === 'POST preserve') return ofPreserving(failure);
  if (call.endsWith(' coupon')) return ofCoupon(call, failure);
  return otherwise[call]?.[failure] ?? kinds[failure]?.[flows[name]?.at === '/cart' ? 0 : 1] ?? 'success';
}

/** A failure's text as the shopper reads it. */
export function written(expected: Exclude<Expected, 'success'>): string {
  if (expected === 'cart.preserve.message') return 'Un produit n’a pas pu être repris, ou seulement en partie.';
  const texts: Readonly<Partial<Record<string, string>>> = { ...cartTexts, ...checkoutProblems };
  return texts[expected] ?? translate('cart.coupon.problem', { code: expected.replace('coupon ', '') });
}
