import Trash from 'lucide-react/icons/trash-2';
import { useLineName } from '../../../../formatting';
import { useShopDispatch } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { IconButton } from '../../../../ui/controls/IconButton';
import type { CartLineFacts } from '../../cartLines';
import { cartEvents } from '../../cartSlice';
import type { LineState } from './useLineState';

/** Removes a line from the cart; further presses are ignored. */
export function RemoveLine({ line, state }: { readonly line: CartLineFacts; readonly state: LineState }) {
  const { cartItemId, productId, quantity, name } = line;
  const t = useMessages();
  const named = useLineName()({ name, rhythm: line.model?.rhythm });
  const dispatch = useShopDispatch();
  const idle = cartItemId !== null && !state.removing;
  return (
    <IconButton
      icon={Trash}
      label={t('cart.lines.remove', { name: named })}
      variant="bare"
      aria-disabled={!idle}
      onClick={() => {
        if (idle)
          dispatch(
            cartEvents.itemRemoveRequested({
              cartItemId,
              productId,
              quantity,
              name,
              ...(line.model && { sold: line.model.sold }),
            }),
          );
      }}
    />
  );
}
