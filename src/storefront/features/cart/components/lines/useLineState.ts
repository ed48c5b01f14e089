import { shallowEqual } from 'react-redux';
import { useShopSelector } from '../../../../kernel/hooks';
import type { CartLineFacts } from '../../cartLines';
import type { CartProblem } from '../../cartProblems';
import { cartSelectors } from '../../cartSlice';

export interface LineState {
  readonly removing: boolean;
  /** The quantity after all commands in flight; null if none of them changes it. */
  readonly desired: number | null;
  /** Why the last command for the line failed. */
  readonly problem: CartProblem | null;
}

/** What the shopper's commands make of a line. Each line subscribes once: a cart may have hundreds of them. */
export function useLineState({ cartItemId }: CartLineFacts): LineState {
  const id = cartItemId ?? '';
  return useShopSelector(
    (state) => ({
      removing: cartSelectors.selectIsRemoving(state, id),
      desired: cartSelectors.selectDesiredQuantity(state, id),
      problem: cartSelectors.selectProblem(state, id),
    }),
    shallowEqual,
  );
}

/** Why the last command for a line failed, or why the line can't be ordered as it is; null: nothing is wrong. */
export function lineFault({ productId, fault }: CartLineFacts, { problem }: LineState): CartProblem | null {
  const found = problem ?? fault;
  return found && { ...found, productId };
}
