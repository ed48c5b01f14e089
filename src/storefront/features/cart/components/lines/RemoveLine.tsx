import Trash from 'lucide-react/icons/trash-2';
import { useLineName } from '../../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { IconButton } from '../../../../ui/controls/IconButton';
import type { CartLineFacts } from '../../cartLines';
import { cartEvents, cartSelectors } from '../../cartSlice';

/** Removes a line from the cart; further presses are ignored. */
export function RemoveLine({ line }: { readonly line: CartLineFacts }) {
  const { cartItemId, productId, quantity, name } = line;
  const t = useMessages();
  const named = useLineName()({ name, rhythm: line.model?.rhythm });
  const dispatch = useShopDispatch();
  const removing = useShopSelector((state) => cartSelectors.selectIsRemoving(state, cartItemId ?? ''));
  const idle = cartItemId !== null && !removing;
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
