import { useEffect, type RefObject } from 'react';
import { RESIZE_THROTTLE_MS } from '../../../../../contract/constants';
import { useShopDispatch, useShopStore } from '../../../../kernel/hooks';
import { watchSizes } from '../../../../platform/page/sizes';
import { menuOverflowMeasured, selectHiddenMenuIds } from '../../menuSlice';
import { fittingCount } from '../../view/barItems';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * Measures what the bar has no place for and says so by an event, at first and whenever a width changes (NAV-11): one
 * pass reads every width, nothing is written in between. The items of the row are the list's first children, in the
 * order of `ids`, the probe of "more" is its last one. Without a layout, as on small screens, nothing is said.
 */
export function useOverflow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  more: 'always' | 'whenNeeded' | 'never',
): void {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const key = ids.join(' ');
  useEffect(() => {
    const element = list.current;
    if (!element || more === 'never' || key === '') return undefined;
    const row = key.split(' ');
    const items = [...element.children].slice(0, row.length);
    const probe = element.lastElementChild;
    const measure = () => {
      const available = widthOf(element);
      if (available === 0 || !probe) return;
      const count = fittingCount(items.map(widthOf), available, widthOf(probe), more);
      const hiddenIds = row.slice(count);
      if (selectHiddenMenuIds(store.getState())?.join(' ') === hiddenIds.join(' ')) return;
      dispatch(menuOverflowMeasured({ hiddenIds }));
    };
    return watchSizes([element, ...items], measure, RESIZE_THROTTLE_MS);
  }, [list, key, more, store, dispatch]);
}
