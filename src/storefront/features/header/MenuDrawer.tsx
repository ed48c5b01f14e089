import { useShopSelector } from '../../app/hooks';
import { selectPanelOpen } from '../menus';
import { menuDrawer } from './menuDrawerPart';

/** All categories in a drawer. Render it once, in the shell, outside of the header. */
export function MenuDrawer() {
  const open = useShopSelector(selectPanelOpen);
  return open && <menuDrawer.Show />;
}
