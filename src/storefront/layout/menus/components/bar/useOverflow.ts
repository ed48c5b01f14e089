import { useEffect, type RefObject } from 'react';
import { RESIZE_THROTTLE_MS } from '../../../../../contract/constants';
import { useShopDispatch, useShopStore } from '../../../../kernel/hooks';
import { watchSizes } from '../../../../platform/page/sizes';
import { menuOverflowMeasured, selectHiddenMenuIds } from '../../menuSlice';
import { fittingCount } from '../../view/barItems';
import type { MenuViewItem } from '../../view/menuViewItem';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * Measures which items do not fit and reports them by an event, at first and whenever a width changes (NAV-11). One
 * pass reads all widths before anything is written, to avoid layout thrashing. The row's items must be the list's first
 * children, in the order of `items`, and the probe of "more" the last one. Reports nothing while the bar is not laid
 * out, as on small screens.
 */
export function useOverflow(
  list: RefObject<HTMLElement | null>,
  items: readonly MenuViewItem[],
  more: 'always' | 'whenNeeded' | 'never',
): void {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const key = items.map(({ id }) => id).join(' ');
  // An item that gets a submenu or an address later has another element from then on.
  const kinds = items.map(({ href, subMenu }) => (href === null ? 0 : 1) + (subMenu.length === 0 ? 0 : 2)).join('');
  useEffect(() => {
    const element = list.current;
    if (!element || more === 'never' || key === '') return undefined;
    const row = key.split(' ');
    // An item in "more" has no width in the row, but its content has.
    const faceOf = (child: Element) => child.firstElementChild ?? child;
    const faces = () => [...element.children].slice(0, row.length).map(faceOf);
    const probe = element.lastElementChild;
    const measure = () => {
      const available = widthOf(element);
      if (available === 0 || !probe) return;
      const count = fittingCount(faces().map(widthOf), available, widthOf(probe), more);
      const hiddenIds = row.slice(count);
      if (selectHiddenMenuIds(store.getState())?.join(' ') === hiddenIds.join(' ')) return;
      dispatch(menuOverflowMeasured({ hiddenIds }));
    };
    return watchSizes([element, ...faces()], measure, RESIZE_THROTTLE_MS);
  }, [list, key, kinds, more, store, dispatch]);
}
