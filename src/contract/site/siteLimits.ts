import { MENU_MAX_DEPTH, MENU_MAX_ITEMS } from '../constants';

/** How large a site document may be: characters of texts, counts of things. */
export const SITE_LIMITS = {
  menus: 50,
  menuDepth: MENU_MAX_DEPTH,
  /** Of one menu, submenus included. */
  menuItems: MENU_MAX_ITEMS,
  menuName: 80,
  label: 255,
  address: 2000,
  /** An image that stands in the document itself. */
  dataImage: 32_000,
  text: 500,
  gymBrands: 50,
  distance: 400,
  itemLimit: 2500,
  yearFrom: 1900,
  yearTo: 2200,
  /** Of the whole document as JSON. */
  bytes: 2_000_000,
} as const;

/** A menu's developer name: as the platform has them. */
export const MENU_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
