import { CART_ADDRESS } from '../../../contract/pages/pageReference';
import { selectLocation } from '../../kernel/location';
import type { RootState } from '../../kernel/state';
import { isOfQuantity, type CartProblem } from './cartProblems';
import { selectMiniCartOpen } from './miniCart/miniCartSlice';

/** Whether the failed change of a line is said at the line alone: its quantity was at fault, and the lines are in view. */
export const isSaidAtLine = (state: RootState, problem: Pick<CartProblem, 'code' | 'status'>): boolean =>
  isOfQuantity(problem) && (selectMiniCartOpen(state) || selectLocation(state).pathname === CART_ADDRESS);
