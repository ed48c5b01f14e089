import { startTransition, useEffect, useState } from 'react';
import { useShopSelector } from '../../../../kernel/hooks';
import { selectMiniCartEnabled } from '../../cartSelectors';
import { miniCart } from '../../miniCart/lazyMiniCart';
import type { OpenMiniCartProps } from './OpenMiniCart';
import { selectMiniCartOpen } from '../../miniCart/miniCartSlice';

/**
 * The mini cart while it is open. Must be rendered once, in the shell, outside the header. It is rendered after the
 * press that opens it, so that the busy button is painted without waiting for it.
 */
export function MiniCart(props: OpenMiniCartProps) {
  const open = useShopSelector((state) => selectMiniCartOpen(state) && selectMiniCartEnabled(state));
  const [shown, setShown] = useState(false);
  useEffect(() => {
    startTransition(() => setShown(open));
  }, [open]);
  return open && shown && <miniCart.Show {...props} />;
}
