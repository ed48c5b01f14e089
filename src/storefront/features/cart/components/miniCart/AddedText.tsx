import { useShopSelector } from '../../../../kernel/hooks';
import { unbroken, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { cartSelectors } from '../../cartSlice';

/** The last addition in words, for a live region; empty while another one is in progress. */
export function AddedText() {
  const t = useMessages();
  const { number } = useFormatting();
  const added = useShopSelector(cartSelectors.selectLastAdded);
  const adding = useShopSelector(cartSelectors.selectIsAddingAny);
  if (adding || added === null) return null;
  return t('cart.mini.added', {
    name: unbroken(added.name ?? ''),
    named: added.name === null ? 'no' : 'yes',
    quantity: number(added.quantity),
  });
}
