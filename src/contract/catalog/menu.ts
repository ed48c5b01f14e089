import type { Static } from 'typebox';
import type { categoryMenuQuery, navigationMenuQuery } from './menu.schema';

export const MENU_ACTION_TYPES = [
  'InternalLink',
  'ExternalLink',
  'Event',
  'Modal',
  'MenuLabel',
  'SystemLink',
  'GlobalAction',
  'SalesforceObject',
  'NavigationalTopic',
  'DataSourceDriven',
] as const;
export type MenuActionType = (typeof MENU_ACTION_TYPES)[number];

/**
 * One item of a menu. Other servers may have further action types: such an item is shown as a link if it has a safe
 * address, otherwise as a label.
 */
export interface MenuItem {
  actionType: string;
  actionValue: string | null;
  imageUrl: string | null;
  label: string;
  target: 'CurrentWindow' | 'NewWindow';
  subMenu: MenuItem[];
  /** A reference to the page that the item leads to; null: none. */
  pageReference: { type: string; attributes: Record<string, unknown>; state?: Record<string, unknown> } | null;
}
export interface Menu {
  menuItems: MenuItem[];
}

export const PUBLISH_STATUSES = ['Draft', 'Live'] as const;
export type PublishStatus = (typeof PUBLISH_STATUSES)[number];
export type CategoryMenuQuery = Static<typeof categoryMenuQuery>;
export type NavigationMenuQuery = Static<typeof navigationMenuQuery>;

export interface NavigationMenuArgs {
  readonly navigationLinkSetDeveloperName: string;
  readonly addHomeMenuItem?: boolean;
  readonly includeImageUrl?: boolean;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const itemsIn = (given: unknown): MenuItem[] =>
  (Array.isArray(given) ? (given as readonly Partial<MenuItem>[]) : []).flatMap((item) => {
    // The reply is unchecked: an item may be anything, even null.
    const { label, actionValue, imageUrl, subMenu } = new Object(item) as typeof item;
    return typeof label === 'string'
      ? [
          {
            ...(item as MenuItem),
            actionValue: textOrNull(actionValue),
            imageUrl: textOrNull(imageUrl),
            subMenu: itemsIn(subMenu),
          },
        ]
      : [];
  });

/** Reads a menu from any reply: anything but a list counts as an empty one, and items without a label are dropped. */
export const readMenu = (reply: unknown): Menu => ({
  menuItems: itemsIn((new Object(reply) as Partial<Menu>).menuItems),
});
