// The documentation of each call for developers of clients, one file per subject. Input and output are described only
// by the schemas of src/contract.
import { accountCalls } from './accountCalls';
import { addressCalls } from './addressCalls';
import type { CallGroup } from './CallText';
import { cartCalls } from './cartCalls';
import { catalogCalls } from './catalogCalls';
import { checkoutCalls } from './checkoutCalls';
import { deliveryCalls } from './deliveryCalls';
import { orderCalls } from './orderCalls';
import { priceCalls } from './priceCalls';
import { searchCalls } from './searchCalls';
import { siteCalls } from './siteCalls';

export type { CallGroup, CallText, Callers, Method } from './CallText';

/** In the order in which a shopper uses them. */
export const CALL_GROUPS: readonly CallGroup[] = [
  siteCalls,
  accountCalls,
  catalogCalls,
  searchCalls,
  priceCalls,
  cartCalls,
  deliveryCalls,
  checkoutCalls,
  orderCalls,
  addressCalls,
];
