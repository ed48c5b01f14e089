import { useShopDispatch, useShopSelector } from '../../app/hooks';
import { useMessages } from '../../messages';
import { Dialog } from '../../ui/overlays/Dialog';
import {
  menuClosed,
  selectDrilldownDirection,
  selectDrilldownStack,
  selectPanelOpen,
  useCategoryMenu,
  type CategoryMenuItem,
} from '../menus';
import { DrilldownLevel } from './DrilldownLevel';

/** All categories in a drawer, one level at a time. Render it once, in the shell, outside of the header. */
export function MenuDrawer() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectPanelOpen);
  const stack = useShopSelector(selectDrilldownStack);
  const direction = useShopSelector(selectDrilldownDirection);
  const items = useCategoryMenu();
  const entered = stack.reduce<CategoryMenuItem | undefined>(
    (above, id) => (above?.items ?? items).find((item) => item.id === id),
    undefined,
  );
  return (
    <Dialog
      open={open}
      place="left"
      title={t('header.drawer.title')}
      closeLabel={t('header.drawer.close')}
      onClose={() => dispatch(menuClosed())}
    >
      <DrilldownLevel
        key={entered?.id ?? 'top'}
        entered={entered}
        items={entered?.items ?? items}
        direction={direction}
      />
    </Dialog>
  );
}
