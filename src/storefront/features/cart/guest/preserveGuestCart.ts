import { isReady, type PreserveResult } from '../../../../contract/cart/cart';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { failureOf, localFailure, request, type ApiFailure } from '../../../api';
import { withRepeats } from '../../../kernel/commands';
import { call, put, select, type SagaGenerator } from '../../../kernel/effects';
import { addTexts } from '../../../messages';
import cartPreserveTexts from '../../../messages/fr-FR/cartPreserve.json';
import { noticeRaised } from '../../notices';
import { cartApi } from '../cartApi';
import { cartRepeats } from '../commands/cartRepeats';
import { selectIsGuest } from '../cartSelectors';
import { cartEvents, type PreservedLine } from '../cartSlice';
import { rememberedGuestCart, rememberGuestCart } from './guestCart';

/** A line of the guest's cart, read while it still was theirs. */
export interface GuestLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
}

/** The lines of the guest's cart that a login is going to take in; none when there is none, or it can't be read. */
export function* readGuestLines(): SagaGenerator<readonly GuestLine[]> {
  const lines: GuestLine[] = [];
  if (rememberedGuestCart() === null || (yield* select(selectIsGuest)) !== true) return lines;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const items = cartApi.endpoints.cartItems.initiate(page, { subscribe: false });
    const outcome = yield* request(items);
    // Names are a kindness: without them the login goes on.
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
 * After a login, once: the guest's cart joins the shopper's own, and they are told what became of it. A call that
 * failed in a way that may pass leaves the cart remembered for the next page; nothing here stops a login (CRT-05).
 * Whatever ends it, there is one outcome.
 */
export function* preserveGuestCart(guestLines: readonly GuestLine[]): SagaGenerator {
  const cartId = rememberedGuestCart();
  if (cartId === null) return;
  addTexts(cartPreserveTexts);
  const requested = cartEvents.preserveRequested(cartId);
  const command = requested.payload;
  yield* put(requested);
  let ending: Ending = { failure: localFailure('', 'ABORTED') };
  try {
    const send = () => request(cartApi.endpoints.preserveCart.initiate(command, { track: false }));
    const outcome = yield* call(withRepeats<PreserveResult | null, ApiFailure>, send, cartRepeats(command.commandId));
    ending =
      'data' in outcome ? { lines: linesOf(outcome.data, guestLines), joining: joiningIn(outcome.data) } : outcome;
  } catch (error) {
    console.error(error);
    ending = { failure: failureOf(error) };
  } finally {
    if (isFinal(ending)) rememberGuestCart(null);
    yield* put(outcomeOf(ending, guestLines));
  }
  if ('lines' in ending) yield* ending.joining > 0 ? call(tellJoining, ending) : call(tell, ending);
  else yield* call(tellFailure, isFinal(ending) ? guestLines.length : 0, isFinal(ending));
}

/** `joining`: so many products are on their way, and what becomes of them the cart will tell. */
interface Preserved {
  readonly lines: readonly PreservedLine[];
  readonly joining: number;
}
type Ending = Preserved | { readonly failure: ApiFailure };

const joiningIn = (result: PreserveResult | null): number =>
  isReady(result?.asyncOperationStatus) ? 0 : (result?.numberOfProducts ?? 0);

/** Whether there is nothing more to take in: it has joined, or it is gone for good. */
const isFinal = (ending: Ending): boolean => {
  if ('lines' in ending) return true;
  const { status } = ending.failure;
  return status >= 400 && status < 500 && ![401, 408, 409, 423, 425, 429].includes(status);
};

const outcomeOf = (ending: Ending, guestLines: readonly GuestLine[]) => {
  if ('lines' in ending) return cartEvents.preserved(ending.lines);
  const { code, status } = ending.failure;
  return cartEvents.preserveFailed({ code, status, lost: isFinal(ending) ? guestLines.length : 0 });
};

/** What joined and what did not, product by product. */
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

const link = { href: CART_ADDRESS, label: { id: 'cart.seeCart' } } as const;

/** A notice with the platform's words for what is missing (MIN-06), a quiet one where all came along. */
function* tell({ lines }: Preserved): SagaGenerator {
  const count = lines.filter(({ code }) => code !== null).length;
  if (count > 0) {
    yield* call(tellLost, count);
  } else if (lines.length > 0) {
    const label = { id: 'cart.preserve.joined', values: { count: lines.length } } as const;
    yield* put(noticeRaised({ variant: 'success', label, link }));
  }
}

function* tellJoining({ joining }: Preserved): SagaGenerator {
  const label = { id: 'cart.preserve.joining', values: { count: joining } } as const;
  yield* put(noticeRaised({ variant: 'info', label, link }));
}

/** Once: the count that the header shows is gone when it is told (MIN-06). */
function* tellLost(count: number): SagaGenerator {
  const label = { id: 'cart.preserve.title' } as const;
  const message = { id: 'cart.preserve.message', values: { count } } as const;
  yield* put(noticeRaised({ variant: 'error', mode: 'dismissible', label, message, link }));
  yield* put(cartEvents.preserveErrorsTold());
}

/** Products whose number nobody knows any more are gone all the same. */
function* tellFailure(lost: number, isForGood: boolean): SagaGenerator {
  if (lost > 0) {
    yield* call(tellLost, lost);
    return;
  }
  const message = { id: isForGood ? 'cart.preserve.failedForGood' : 'cart.preserve.failedForNow' } as const;
  yield* put(noticeRaised({ variant: 'warning', label: { id: 'cart.preserve.failed' }, message }));
}
