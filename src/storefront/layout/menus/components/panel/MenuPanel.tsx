import { useShopSelector } from '../../../../kernel/hooks';
import { selectPanelOpen } from '../../menuSlice';
import { menuPanel } from '../../lazyMenuPanel';

/** The menu panel. Render it once, in the shell, outside the header, whose stacking context would hold it down. */
export function MenuPanel() {
  const open = useShopSelector(selectPanelOpen);
  return open && <menuPanel.Show />;
}
