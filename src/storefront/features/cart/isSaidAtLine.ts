import { CART_ADDRESS } from '../../../contract/pages/pageReference';
import { selectLocation } from '../../kernel/location';
import type { RootState } from '../../kernel/state';
import { cartApi, type CartLinesArgs } from './cartApi';
import { isOfQuantity, type CartProblem } from './cartProblems';
import { cartLinesOf, cartPageOf } from './loadCartPage';
import { selectMiniCartIsDialog } from './miniCart/miniCartSlice';

interface FailedChange extends Pick<CartProblem, 'code' | 'status'> {
  readonly cartItemId: string;
}

/** Whether a line itself shows its failed change: the quantity was at fault, and the line is on the page. */
export function isSaidAtLine(state: RootState, problem: FailedChange): boolean {
  if (!isOfQuantity(problem)) return false;
  const isRead = (args: CartLinesArgs): boolean =>
    cartApi.endpoints.cartItems
      .select(args)(state)
      .data?.cartItems.some(({ cartItem }) => cartItem.cartItemId === problem.cartItemId) ?? false;
  const { pathname, search } = selectLocation(state);
  return (
    (selectMiniCartIsDialog(state) && isRead(1)) ||
    (pathname === CART_ADDRESS && isRead(cartLinesOf(cartPageOf(new URLSearchParams(search)))))
  );
}
