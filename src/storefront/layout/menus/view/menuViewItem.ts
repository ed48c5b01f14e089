import type { MenuItem } from '../../../../contract/catalog/menu';
import { MENU_MAX_DEPTH, MENU_MAX_ITEMS, MENU_SKIPPED_ITEM_TYPES } from '../../../../contract/constants';
import { isSitePath } from '../../../../contract/pages/pageReference';
import { addressOf } from '../../../../contract/pages/references';
import { safeAddress } from '../../../../contract/pages/safeAddress';

/** An item of the bar or of a drilldown list (NAV-01, DRL-18). */
export interface MenuViewItem {
  /** A running counter as text: items of the wire have no id. */
  readonly id: string;
  readonly label: string;
  /** It leads to the page that is shown. */
  readonly active: boolean;
  readonly target: MenuItem['target'];
  /** null where the item leads nowhere safe: a label. */
  readonly href: string | null;
  readonly type: string;
  readonly isSelected: boolean;
  readonly pageReference: MenuItem['pageReference'];
  /** Says that the item opens a window; null where the label says enough. */
  readonly ariaLabel: string | null;
  readonly subMenu: readonly MenuViewItem[];
}

interface MenuView {
  /** The address of the page that is shown: path and query. */
  readonly address: string;
  readonly newWindowLabel: (label: string) => string;
}

const droppedTypes: readonly string[] = ['SystemLink', 'Modal', ...MENU_SKIPPED_ITEM_TYPES];

/** Where a builder's item leads; null where that is nowhere, or nowhere a link may lead (LNK-09). */
function hrefOf({ actionType, actionValue, pageReference }: MenuItem): string | null {
  if (actionType === 'MenuLabel') return null;
  if (actionValue !== null) return safeAddress(actionValue);
  const address = addressOf(pageReference);
  return address === null ? null : safeAddress(address);
}

/** Path and query as the browser writes them, however a builder wrote them. */
const placeOf = (address: string): readonly [path: string, query: string] => {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return [pathname, search];
};

/** The items the shop shows at all: at most 2,500, upper levels first, so that a giant submenu cuts no top item off. */
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
 * A builder's menu as the shop shows it (NAV-01): without system links, modals and what the call skips, at most five
 * levels deep, every link one that may be followed. Never throws: what makes no sense is a label.
 */
export function toViewItems(
  items: readonly MenuItem[],
  { address, newWindowLabel }: MenuView,
): readonly MenuViewItem[] {
  const shown = kept(items);
  const [path, query] = placeOf(address);
  const isHere = (href: string | null): boolean => {
    if (href === null || !isSitePath(href) || href.includes('#')) return false;
    const [itemPath, itemQuery] = placeOf(href);
    // A page's own parameters (its layout, its place in a list) make no other page of it.
    return itemPath === path && (itemQuery === '' || itemQuery === query);
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

/** Links inside the site are followed as web pages (LNK-14). */
const webPage = (href: string | null): MenuItem['pageReference'] =>
  href !== null && isSitePath(href) ? { type: 'standard__webPage', attributes: { url: href } } : null;

/** The item an id names, at any depth of the path that ids of parents describe; as far as the menu has it. */
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
