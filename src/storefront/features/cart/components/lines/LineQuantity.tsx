import { useLineName } from '../../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import type { CartLineFacts } from '../../cartLines';
import { cartEvents, cartSelectors } from '../../cartSlice';
import { isOfQuantity } from '../../cartProblems';
import { QuantityControl } from '../quantity/QuantityControl';
import { useLineFault } from './useLineFault';

/** A line's quantity; until the server has answered, the one that the shopper last asked for. */
export function LineQuantity({ line }: { readonly line: CartLineFacts }) {
  const { cartItemId, productId, name, quantity, rule } = line;
  const named = useLineName()({ name, rhythm: line.model?.rhythm });
  const dispatch = useShopDispatch();
  const desired = useShopSelector((state) => cartSelectors.selectDesiredQuantity(state, cartItemId ?? ''));
  const fault = useLineFault(line);
  const hasFailed = useShopSelector((state) => cartSelectors.selectProblem(state, cartItemId ?? '') !== null);
  const removing = useShopSelector((state) => cartSelectors.selectIsRemoving(state, cartItemId ?? ''));
  return (
    <QuantityControl
      stepperId={cartItemId ?? ''}
      name={named}
      value={desired ?? quantity}
      rule={rule}
      problem={fault && isOfQuantity(fault) ? fault : null}
      speaks={hasFailed}
      disabled={cartItemId === null || removing || line.address === null}
      onCommit={(wanted) => {
        if (cartItemId === null) return;
        dispatch(cartEvents.quantityChangeRequested({ cartItemId, productId, quantity: wanted, name, rule }));
      }}
    />
  );
}
