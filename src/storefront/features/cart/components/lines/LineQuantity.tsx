import { useLineName } from '../../../../formatting';
import { useShopDispatch } from '../../../../kernel/hooks';
import type { CartLineFacts } from '../../cartLines';
import { cartEvents } from '../../cartSlice';
import { isOfQuantity } from '../../cartProblems';
import { QuantityControl } from '../quantity/QuantityControl';
import { lineFault, type LineState } from './useLineState';

/** A line's quantity; until the server has answered, the one that the shopper last asked for. */
export function LineQuantity({ line, state }: { readonly line: CartLineFacts; readonly state: LineState }) {
  const { cartItemId, productId, name, quantity, rule } = line;
  const named = useLineName()({ name, rhythm: line.model?.rhythm });
  const dispatch = useShopDispatch();
  const fault = lineFault(line, state);
  return (
    <QuantityControl
      stepperId={cartItemId ?? ''}
      name={named}
      value={state.desired ?? quantity}
      rule={rule}
      problem={fault && isOfQuantity(fault) ? fault : null}
      speaks={state.problem !== null}
      disabled={cartItemId === null || state.removing || line.address === null}
      onCommit={(wanted) => {
        if (cartItemId === null) return;
        dispatch(cartEvents.quantityChangeRequested({ cartItemId, productId, quantity: wanted, name, rule }));
      }}
    />
  );
}
