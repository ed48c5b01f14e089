import { useShopSelector } from '../../../../kernel/hooks';
import { selectPanelOpen } from '../../menuSlice';
import { menuPanel } from '../../lazyMenuPanel';

/**
 * The menu panel. Must be rendered once, in the shell, outside the header, whose stacking context would keep it below
 * other parts.
 */
export function MenuPanel() {
  const open = useShopSelector(selectPanelOpen);
  return open && <menuPanel.Show />;
}
