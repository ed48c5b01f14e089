import type { MenuItem } from '../../../../contract/catalog/menu';
import { MENU_MAX_DEPTH, MENU_MAX_ITEMS, MENU_SKIPPED_ITEM_TYPES } from '../../../../contract/constants';
import { isSitePath } from '../../../../contract/pages/pageReference';
import { addressOf, isSameRecord, referenceOf } from '../../../../contract/pages/references';
import { safeAddress } from '../../../../contract/pages/safeAddress';

/** An item of the bar or of a drilldown list (NAV-01, DRL-18). */
export interface MenuViewItem {
  /** A running index as text: items of the webstore API have no id. */
  readonly id: string;
  readonly label: string;
  /** The item links to the current page. */
  readonly active: boolean;
  readonly target: MenuItem['target'];
  /** null: no safe destination; rendered as a label. */
  readonly href: string | null;
  readonly type: string;
  readonly isSelected: boolean;
  readonly pageReference: MenuItem['pageReference'];
  /** Announces that the item opens a window; null if the label suffices. */
  readonly ariaLabel: string | null;
  readonly subMenu: readonly MenuViewItem[];
}

interface MenuView {
  /** The current page's path and query. */
  readonly address: string;
  readonly newWindowLabel: (label: string) => string;
}

const droppedTypes: readonly string[] = ['SystemLink', 'Modal', ...MENU_SKIPPED_ITEM_TYPES];

/** The destination of a builder's item; null if there is none, or none that a link may have (LNK-09). */
function hrefOf({ actionType, actionValue, pageReference }: MenuItem): string | null {
  if (actionType === 'MenuLabel') return null;
  if (actionValue !== null) return safeAddress(actionValue);
  const address = addressOf(pageReference);
  return address === null ? null : safeAddress(address);
}

/** Path and query in normalised form, however a builder wrote them. */
function pathAndQueryOf(address: string): readonly [path: string, query: string] {
  // Nearly every address is in this form already, and a menu has hundreds of them to read when it opens.
  if (/^(?=\/)(\/[\w-]+)*\/?$/.test(address)) return [address, ''];
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return [pathname, search];
}

/** The items to show: at most 2,500, upper levels first, so that a giant submenu cannot displace top items. */
function kept(items: readonly MenuItem[]): ReadonlySet<MenuItem> {
  const all = new Set<MenuItem>();
  let level = items;
  for (let depth = 0; depth < MENU_MAX_DEPTH && level.length > 0; depth += 1) {
    const shown = level.filter(({ actionType }) => !droppedTypes.includes(actionType));
    for (const item of shown) if (all.size < MENU_MAX_ITEMS) all.add(item);
    level = shown.filter((item) => all.has(item)).flatMap(({ subMenu }) => subMenu);
  }
  return all;
}

/**
 * A builder's menu as the shop shows it (NAV-01): without system links, modals and excluded items, at most five levels
 * deep, with safe links only. Never throws: an invalid item becomes a label.
 */
export function toViewItems(
  items: readonly MenuItem[],
  { address, newWindowLabel }: MenuView,
): readonly MenuViewItem[] {
  const shown = kept(items);
  const [path, query] = pathAndQueryOf(address);
  const here = referenceOf(path);
  const isHere = (href: string | null): boolean => {
    if (href === null || !isSitePath(href) || href.includes('#')) return false;
    const [itemPath, itemQuery] = pathAndQueryOf(href);
    // A page's own parameters (layout, position in a listing) do not make it a different page.
    if (itemQuery !== '' && itemQuery !== query) return false;
    // A record's page has more than one address: by its name, by its id, by both.
    return itemPath === path || isSameRecord(referenceOf(itemPath), here);
  };
  let counter = 0;
  const viewOf = (item: MenuItem): MenuViewItem => {
    counter += 1;
    const id = String(counter);
    const { label, target, actionType: type } = item;
    const href = hrefOf(item);
    return {
      id,
      label,
      active: isHere(href),
      target,
      href,
      type,
      isSelected: false,
      pageReference: item.pageReference ?? webPage(href),
      ariaLabel: target === 'NewWindow' && href !== null ? newWindowLabel(label) : null,
      subMenu: item.subMenu.filter((below) => shown.has(below)).map(viewOf),
    };
  };
  return items.filter((item) => shown.has(item)).map(viewOf);
}

/** The page reference of an internal link that has none: it is followed as a web page (LNK-14). */
const webPage = (href: string | null): MenuItem['pageReference'] =>
  href !== null && isSitePath(href) ? { type: 'standard__webPage', attributes: { url: href } } : null;

/** The items on a stack of ids, outermost first; stops at the first one that the menu does not have. */
export function enteredItems(items: readonly MenuViewItem[], stack: readonly string[]): readonly MenuViewItem[] {
  const entered: MenuViewItem[] = [];
  let level = items;
  for (const id of stack) {
    const found = level.find((item) => item.id === id);
    if (!found) break;
    entered.push(found);
    level = found.subMenu;
  }
  return entered;
}
