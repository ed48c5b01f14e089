import { useShopSelector } from '../../../../kernel/hooks';
import { selectMiniCartEnabled } from '../../cartSelectors';
import { miniCart } from '../../miniCart/lazyMiniCart';
import type { OpenMiniCartProps } from './OpenMiniCart';
import { selectMiniCartOpen } from '../../miniCart/miniCartSlice';

/** The mini cart while it is open. Must be rendered once, in the shell, outside the header. */
export function MiniCart(props: OpenMiniCartProps) {
  const open = useShopSelector((state) => selectMiniCartOpen(state) && selectMiniCartEnabled(state));
  return open && <miniCart.Show {...props} />;
}
