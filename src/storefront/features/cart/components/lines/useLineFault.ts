import { useShopSelector } from '../../../../kernel/hooks';
import type { CartLineFacts } from '../../cartLines';
import type { CartProblem } from '../../cartProblems';
import { cartSelectors } from '../../cartSlice';

/** Why the last command for a line failed, or why the line can't be ordered as it is; null: nothing is wrong. */
export function useLineFault({ cartItemId, productId, fault }: CartLineFacts): CartProblem | null {
  const problem = useShopSelector((state) => cartSelectors.selectProblem(state, cartItemId ?? ''));
  const found = problem ?? fault;
  return found && { ...found, productId };
}
