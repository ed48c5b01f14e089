import { useShopSelector } from '../../../../kernel/hooks';
import { selectPanelRendered } from '../../menuSlice';
import { menuPanel } from '../../lazyMenuPanel';

/**
 * The menu panel. Must be rendered once, in the shell, outside the header, whose stacking context would keep it below
 * other parts.
 */
export function MenuPanel() {
  return useShopSelector(selectPanelRendered) && <menuPanel.Show />;
}
