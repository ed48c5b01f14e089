import { useShopSelector } from '../../../../kernel/hooks';
import { selectPanelOpen } from '../../menuSlice';
import { navigationPanel } from '../../lazyNavigationPanel';

/** The menu's panel. Render it once, in the shell, outside of the header, whose own layer would hold it down. */
export function NavigationPanel() {
  const open = useShopSelector(selectPanelOpen);
  return open && <navigationPanel.Show />;
}
