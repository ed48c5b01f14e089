import { call, put, select } from 'redux-saga/effects';
import type { PreserveResult } from '../../../contract/cart/cart';
import type { CartItems } from '../../../contract/cart/cartItem';
import { CART_ADDRESS } from '../../../contract/pageReference';
import { request, type Outcome, type SagaGenerator } from '../../api';
import { addTexts } from '../../messages';
import cartPreserveTexts from '../../messages/fr-FR/cartPreserve.json';
import { noticeRaised } from '../notices';
import { cartApi } from './cartApi';
import { selectIsGuest } from './cartSelectors';
import { cartEvents, type PreservedLine } from './cartSlice';
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
  if (rememberedGuestCart() === null || (yield select(selectIsGuest)) !== true) return lines;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const items = cartApi.endpoints.cartItems.initiate(page, { subscribe: false });
    const outcome = (yield call(request, items)) as Outcome<CartItems>;
    // Names are a kindness: without them the login goes on.
    if ('failure' in outcome) return lines;
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
 */
export function* preserveGuestCart(guestLines: readonly GuestLine[]): SagaGenerator {
  const cartId = rememberedGuestCart();
  if (cartId === null) return;
  addTexts(cartPreserveTexts);
  const wish = cartEvents.preserveRequested(cartId);
  yield put(wish);
  const initiated = cartApi.endpoints.preserveCart.initiate(wish.payload, { track: false });
  const outcome = (yield call(request, initiated)) as Outcome<PreserveResult | null>;
  if ('failure' in outcome) {
    const { code, status } = outcome.failure;
    const isFinal = status >= 400 && status < 500 && ![401, 408, 409, 425, 429].includes(status);
    if (isFinal) rememberGuestCart(null);
    yield put(cartEvents.preserveFailed({ code, status }));
    yield put(
      noticeRaised({ variant: 'warning', label: { id: 'cart.preserve.failed' }, message: failedText(isFinal) }),
    );
    return;
  }
  rememberGuestCart(null);
  const lines = linesOf(outcome.data ?? {}, guestLines);
  yield put(cartEvents.preserved(lines));
  yield call(tell, lines);
}

const failedText = (isFinal: boolean) =>
  ({ id: isFinal ? 'cart.preserve.failedForGood' : 'cart.preserve.failedForNow' }) as const;

/** What joined and what did not, product by product. */
function linesOf(
  { succeededCartItems = [], failedCartItems = [] }: PreserveResult,
  guestLines: readonly GuestLine[],
): readonly PreservedLine[] {
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

/** A notice with the platform's words for what is missing (S §8), a quiet one where all came along; then it is told. */
function* tell(lines: readonly PreservedLine[]): SagaGenerator {
  const link = { href: CART_ADDRESS, label: { id: 'cart.seeCart' } } as const;
  const count = lines.filter(({ code }) => code !== null).length;
  if (count > 0) {
    const label = { id: 'cart.preserve.title' } as const;
    const message = { id: 'cart.preserve.message', values: { count } } as const;
    yield put(noticeRaised({ variant: 'error', mode: 'dismissible', label, message, link }));
    yield put(cartEvents.preserveErrorsTold());
  } else if (lines.length > 0) {
    const label = { id: 'cart.preserve.joined', values: { count: lines.length } } as const;
    yield put(noticeRaised({ variant: 'success', label, link }));
  }
}
