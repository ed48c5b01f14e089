import { MENU_MAX_TOP_LEVEL_ITEMS } from '../../../../contract/constants';
import type { MenuViewItem } from './menuViewItem';

export const MORE_ITEM_ID = 'more-item';
export const APP_LAUNCHER_ID = 'app-launcher-item';
/** The type of the item with all categories: on large screens its list shows them with their children at once. */
export const ALL_PRODUCTS_TYPE = 'AllProducts';

const special = (id: string, type: string, label: string): MenuViewItem => ({
  id,
  label,
  active: false,
  target: 'CurrentWindow',
  href: null,
  type,
  isSelected: false,
  pageReference: null,
  ariaLabel: null,
  subMenu: [],
});

interface BarChoices {
  readonly showAppLauncher: boolean;
  readonly hideMoreMenu: boolean;
  /** Ids of the items that do not fit, as measured. */
  readonly hiddenIds: readonly string[];
  readonly selectedId: string | null;
  readonly moreLabel: string;
  readonly appLauncherLabel: string;
}

interface Bar {
  /** At most twenty items, including the launcher. Hidden ones stay in the row invisibly, to be measured. */
  readonly row: readonly MenuViewItem[];
  /** The overflow and everything after the twentieth item; null if empty, or if "more" is switched off. */
  readonly more: MenuViewItem | null;
}

/** The menu with the app launcher as its first item, if it is enabled. */
export const withLauncher = (
  items: readonly MenuViewItem[],
  showAppLauncher: boolean,
  label: string,
): readonly MenuViewItem[] => (showAppLauncher ? [special(APP_LAUNCHER_ID, 'AppLauncher', label), ...items] : items);

/** Divides items between the bar and "more" (NAV-04, NAV-05, NAV-18, NAV-22). */
export function barItems(items: readonly MenuViewItem[], choices: BarChoices): Bar {
  const { hiddenIds, selectedId, hideMoreMenu } = choices;
  const select = (item: MenuViewItem) => (item.id === selectedId ? { ...item, isSelected: true } : item);
  const all = withLauncher(items, choices.showAppLauncher, choices.appLauncherLabel);
  const row = all.slice(0, MENU_MAX_TOP_LEVEL_ITEMS);
  if (hideMoreMenu) return { row: row.map(select), more: null };
  const overflowed = [...row.filter(({ id }) => hiddenIds.includes(id)), ...all.slice(MENU_MAX_TOP_LEVEL_ITEMS)];
  const more = { ...special(MORE_ITEM_ID, 'MoreMenu', choices.moreLabel), subMenu: overflowed };
  return {
    row: row.map(select),
    more: overflowed.length === 0 ? null : select({ ...more, active: overflowed.some(({ active }) => active) }),
  };
}

/**
 * How many items fit, counted from the start of the row. Measured widths in CSS pixels; unless all fit, "more" needs
 * space too. `more`: whether "more" is shown even if all fit.
 */
export function fittingCount(
  widths: readonly number[],
  available: number,
  moreWidth: number,
  more: 'always' | 'whenNeeded',
): number {
  // Browsers round each width: tolerate a hundredth of a pixel per item.
  const limit = available + 0.01 * widths.length;
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole + (more === 'always' ? moreWidth : 0) <= limit) return widths.length;
  let used = moreWidth;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > limit) break;
    count += 1;
  }
  return count;
}
