import type { MenuItem } from '../../../contract/catalog/menu';
import { addressOf, CATEGORY_OBJECT, PRODUCT_OBJECT, referenceOf } from '../../../contract/pages/references';

/**
 * The types that the editor offers. The platform's other types come only from imported files; the shop does not show
 * most of them.
 */
export const OFFERED_TYPES = ['InternalLink', 'ExternalLink', 'MenuLabel', 'Modal'] as const;
const LINKS: readonly string[] = ['InternalLink', 'ExternalLink', 'DataSourceDriven'];
const NAMES: readonly string[] = ['Modal', 'Event', 'GlobalAction'];

/** The only modal of the shop that a menu item can open. */
export const ACCOUNT_SELECTION = 'AccountSelection';

/** What the value of an action type is: a link, the name of something, or null for a type without a value. */
export function valueKind(type: string): 'link' | 'name' | null {
  if (LINKS.includes(type)) return 'link';
  return NAMES.includes(type) ? 'name' : null;
}

/**
 * The item with another action type. If its value is of another kind than before, value and page reference are reset;
 * undo brings them back.
 */
export function withType(item: MenuItem, actionType: string): MenuItem {
  const kind = valueKind(actionType);
  if (kind === valueKind(item.actionType)) return { ...item, actionType };
  return {
    ...item,
    actionType,
    actionValue: actionType === 'Modal' ? ACCOUNT_SELECTION : null,
    pageReference: null,
  };
}

export const DESTINATIONS = ['address', 'category', 'product', 'namedPage', 'search', 'webPage'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** The named pages that exist in the shop. */
export const NAMED_PAGES = ['Home', 'Current_Cart', 'Login'] as const;

type Reference = NonNullable<MenuItem['pageReference']>;

const REFERENCES: Readonly<Record<Exclude<Destination, 'address'>, Reference>> = {
  category: {
    type: 'standard__recordPage',
    attributes: { objectApiName: CATEGORY_OBJECT, recordId: '', urlPath: '' },
    state: { categoryPath: CATEGORY_OBJECT },
  },
  product: {
    type: 'standard__recordPage',
    attributes: { objectApiName: PRODUCT_OBJECT, recordId: '', urlName: '' },
  },
  namedPage: { type: 'comm__namedPage', attributes: { name: 'Home' } },
  search: { type: 'standard__search', attributes: {}, state: { term: '' } },
  webPage: { type: 'standard__webPage', attributes: { url: '' } },
};

/**
 * The kind of an item's link: an address, which takes precedence, or a kind of page; null: a reference the editor does
 * not know.
 */
export function destinationOf({
  actionValue,
  pageReference,
}: Pick<MenuItem, 'actionValue' | 'pageReference'>): Destination | null {
  if (actionValue !== null || !pageReference) return 'address';
  const { type, attributes } = pageReference;
  if (type === 'standard__recordPage') {
    if (attributes['objectApiName'] === CATEGORY_OBJECT) return 'category';
    return attributes['objectApiName'] === PRODUCT_OBJECT ? 'product' : null;
  }
  return DESTINATIONS.find((kind) => kind !== 'address' && REFERENCES[kind].type === type) ?? null;
}

/** The page reference of an address; the empty reference of `kind` where the address leads to another kind of page. */
function readBack(address: string, kind: Exclude<Destination, 'address'>): Reference {
  const empty = REFERENCES[kind];
  const read: Reference = { ...referenceOf(address), attributes: { ...referenceOf(address).attributes } };
  if (destinationOf({ actionValue: null, pageReference: read }) !== kind) return empty;
  return { ...empty, ...read, attributes: { ...empty.attributes, ...read.attributes } };
}

/** The item with another kind of link: to the same page where that kind can refer to it, else an empty link. */
export function withDestination(item: MenuItem, destination: Destination): MenuItem {
  const address = item.actionValue ?? addressOf(item.pageReference);
  if (destination === 'address') return { ...item, actionValue: address, pageReference: null };
  return {
    ...item,
    actionValue: null,
    pageReference: address === null ? REFERENCES[destination] : readBack(address, destination),
  };
}
