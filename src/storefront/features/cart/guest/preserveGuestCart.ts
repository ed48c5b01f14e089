import { isReady, type PreserveResult } from '../../../../contract/cart/cart';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { failureOf, localFailure, request, type ApiFailure } from '../../../api';
import { withRepeats } from '../../../kernel/commands';
import { call, put, select, type SagaGenerator } from '../../../kernel/effects';
import { locationOf, selectLocation } from '../../../kernel/location';
import { addTexts } from '../../../messages';
import cartPreserveTexts from '../../../messages/fr-FR/cartPreserve.json';
import { raiseCommerceNotice } from '../../notices';
import { cartApi } from '../cartApi';
import { cartRepeats } from '../commands/cartRepeats';
import { selectIsGuest } from '../cartSelectors';
import { cartEvents, type PreservedLine } from '../cartSlice';
import { beginGuestCartMerge, rememberedGuestCart, rememberGuestCart } from './guestCart';
import { preserveApi } from './preserveApi';
import { logError } from '../../../platform/page/pageErrors';

/** A line of the guest's cart, read before the login. */
export interface GuestLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
}

/**
 * The lines of the guest's cart that a login is about to merge; empty if there are none, incomplete if they cannot be
 * read.
 */
export function* readGuestLines(): SagaGenerator<readonly GuestLine[]> {
  const lines: GuestLine[] = [];
  if (rememberedGuestCart() === null || (yield* select(selectIsGuest)) !== true) return lines;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const items = cartApi.endpoints.cartItems.initiate(page, { subscribe: false });
    const outcome = yield* request(items);
    // The names are only for the message: the login continues without them.
    if (!('data' in outcome) || !outcome.data) return lines;
    pages = outcome.data.totalNumberOfPages;
    for (const { cartItem } of outcome.data.cartItems) {
      const { productId, productDetails, name, quantity } = cartItem;
      if (productId) lines.push({ productId, name: productDetails?.name ?? name, quantity: Number(quantity) });
    }
  }
  return lines;
}

/**
 * Merges the guest's cart, if one is remembered, into the shopper's own and reports the result: after a login, or on a
 * later page. After a temporary failure the cart stays remembered for the next page; a failure never blocks the login
 * (CRT-05). Every request for the merge has exactly one outcome action. `leadsTo` is the address to which the login
 * leads; without it the page stays.
 */
export function* preserveGuestCart(guestLines: readonly GuestLine[], leadsTo?: string): SagaGenerator {
  const cartId = rememberedGuestCart();
  if (cartId === null) return;
  addTexts(cartPreserveTexts);
  const requested = cartEvents.preserveRequested(cartId);
  const command = requested.payload;
  beginGuestCartMerge(cartId);
  yield* put(requested);
  let ending: Ending = { failure: localFailure('', 'ABORTED') };
  try {
    const send = () => request(preserveApi.endpoints.preserveCart.initiate(command, { track: false }));
    const outcome = yield* call(withRepeats<PreserveResult | null, ApiFailure>, send, cartRepeats(command.commandId));
    ending =
      'data' in outcome ? { lines: linesOf(outcome.data, guestLines), joining: joiningIn(outcome.data) } : outcome;
  } catch (error) {
    logError(error);
    ending = { failure: failureOf(error) };
  } finally {
    if (isFinal(ending)) rememberGuestCart(null);
    yield* put(outcomeOf(ending, guestLines));
  }
  if ('lines' in ending) yield* ending.joining > 0 ? call(notifyJoining, ending) : call(notifyOutcome, ending, leadsTo);
  else yield* call(notifyFailure, isFinal(ending) ? guestLines.length : 0, isFinal(ending));
}

/** `joining`: number of products the server is still adding; the cart reports their outcome. */
interface Preserved {
  readonly lines: readonly PreservedLine[];
  readonly joining: number;
}
type Ending = Preserved | { readonly failure: ApiFailure };

const joiningIn = (result: PreserveResult | null): number =>
  isReady(result?.asyncOperationStatus) ? 0 : (result?.numberOfProducts ?? 0);

/** Whether nothing remains to be merged: it was merged or is lost for good. */
function isFinal(ending: Ending): boolean {
  if ('lines' in ending) return true;
  const { status } = ending.failure;
  return status >= 400 && status < 500 && ![401, 408, 409, 423, 425, 429].includes(status);
}

function outcomeOf(ending: Ending, guestLines: readonly GuestLine[]) {
  if ('lines' in ending) return cartEvents.preserved(ending.lines);
  const { code, status } = ending.failure;
  return cartEvents.preserveFailed({ code, status, lost: isFinal(ending) ? guestLines.length : 0 });
}

/** What was merged and what was not, product by product. */
function linesOf(result: PreserveResult | null, guestLines: readonly GuestLine[]): readonly PreservedLine[] {
  const { succeededCartItems = [], failedCartItems = [] } = result ?? {};
  const products = new Set([...failedCartItems, ...succeededCartItems].map(({ productId }) => productId));
  const piecesOf = (items: readonly { productId: string; quantity: string }[], wanted: string) =>
    items.reduce((sum, { productId, quantity }) => sum + (productId === wanted ? Number(quantity) : 0), 0);
  return [...products].map((productId) => ({
    productId,
    name: guestLines.find((line) => line.productId === productId)?.name ?? null,
    joined: piecesOf(succeededCartItems, productId),
    lost: piecesOf(failedCartItems, productId),
    code: failedCartItems.find((item) => item.productId === productId)?.errorCode ?? null,
  }));
}

const messageLinks = [{ url: CART_ADDRESS, label: { id: 'cart.seeCart' } }] as const;

/**
 * A notice in the words of MIN-06 if products are missing; otherwise a success notice if any were merged, but not on
 * the cart's page, which names all the products.
 */
function* notifyOutcome({ lines }: Preserved, leadsTo: string | undefined): SagaGenerator {
  const count = lines.filter(({ code }) => code !== null).length;
  if (count > 0) {
    yield* call(notifyLost, count);
    return;
  }
  const { pathname } = leadsTo === undefined ? yield* select(selectLocation) : locationOf(leadsTo, '');
  if (lines.length > 0 && pathname !== CART_ADDRESS) {
    const label = { id: 'cart.preserve.joined', values: { count: lines.length } } as const;
    yield* call(raiseCommerceNotice, { variant: 'success', label, messageLinks });
  }
}

function* notifyJoining({ joining }: Preserved): SagaGenerator {
  const label = { id: 'cart.preserve.joining', values: { count: joining } } as const;
  yield* call(raiseCommerceNotice, { variant: 'processing', label, messageLinks });
}

/** Reports lost products once: the count in the state is cleared with the notice (MIN-06). */
function* notifyLost(count: number): SagaGenerator {
  const label = { id: 'cart.preserve.title' } as const;
  const message = { id: 'cart.preserve.message', values: { 0: count } } as const;
  yield* call(raiseCommerceNotice, { variant: 'error', label, message, messageLinks });
  yield* put(cartEvents.preserveErrorsTold());
}

/** Reports lost products, or, if no number is known, that the merge failed: for good, or until a later page. */
function* notifyFailure(lost: number, isForGood: boolean): SagaGenerator {
  if (lost > 0) {
    yield* call(notifyLost, lost);
    return;
  }
  const message = { id: isForGood ? 'cart.preserve.failedForGood' : 'cart.preserve.failedForNow' } as const;
  yield* call(raiseCommerceNotice, { variant: 'warning', label: { id: 'cart.preserve.failed' }, message });
}
