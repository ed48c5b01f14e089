import { Type } from 'typebox';
import { anything, flag, mapOf, nullable, oneOf, open, pathParams, query, text, textOrNull } from '../wire.schema';
import type { MenuItem } from './menu';

export const publishStatus = Type.Optional(oneOf(['Draft', 'Live']));

/** A menu item contains menu items: its schema refers to itself. */
const menuItemSchema = Type.Unsafe<MenuItem>({
  $id: 'menuItem',
  ...Type.Object({
    actionType: text,
    actionValue: textOrNull,
    imageUrl: textOrNull,
    label: text,
    target: oneOf(['CurrentWindow', 'NewWindow']),
    subMenu: Type.Array(Type.Unsafe<MenuItem>({ $ref: 'menuItem#' })),
    pageReference: nullable(
      Type.Object({ type: text, attributes: mapOf(anything), state: Type.Optional(mapOf(anything)) }),
    ),
  }),
});
export const menuItemsSchema = Type.Array(menuItemSchema);
export const menuSchema = Type.Object({ menuItems: menuItemsSchema }, open);

export const categoryMenuQuery = query({
  addHomeMenuItem: flag,
  includeImageUrl: flag,
  maxItems: Type.Optional(Type.Integer({ minimum: 0 })),
  maxLevels: Type.Optional(Type.Integer({ minimum: 0 })),
  publishStatus,
});

export const navigationMenuParams = pathParams(['version', 'communityId']);
export const navigationMenuQuery = query({
  navigationLinkSetDeveloperName: Type.Optional(text),
  navigationLinkSetId: Type.Optional(text),
  menuItemTypesToSkip: Type.Optional(text),
  addHomeMenuItem: flag,
  includeImageUrl: flag,
  publishStatus,
});
