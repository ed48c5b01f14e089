import { useShopDispatch, useShopSelector } from '../../app/hooks';
import { useMessages } from '../../messages';
import drawerTexts from '../../messages/fr-FR/drawer.json';
import { Dialog } from '../../ui/overlays/Dialog';
import {
  menuClosed,
  selectDrilldownDirection,
  selectDrilldownStack,
  useCategoryMenu,
  type CategoryMenuItem,
} from '../menus';
import { DrilldownLevel } from './DrilldownLevel';

/** All categories in a drawer, one level at a time. */
function OpenMenuDrawer() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const stack = useShopSelector(selectDrilldownStack);
  const direction = useShopSelector(selectDrilldownDirection);
  const items = useCategoryMenu();
  const entered = stack.reduce<CategoryMenuItem | undefined>(
    (above, id) => (above?.items ?? items).find((item) => item.id === id),
    undefined,
  );
  return (
    <Dialog
      open
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

export const menuDrawerPart = { Part: OpenMenuDrawer, texts: drawerTexts } as const;
