import { useShopSelector } from '../../../../kernel/hooks';
import { selectPanelOpen } from '../../menuSlice';
import { navigationPanel } from '../../lazyNavigationPanel';

/** The menu panel. Render it once, in the shell, outside the header, whose stacking context would hold it down. */
export function NavigationPanel() {
  const open = useShopSelector(selectPanelOpen);
  return open && <navigationPanel.Show />;
}
