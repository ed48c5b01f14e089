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
  /** Wrong places that one answer names. */
  problems: 100,
} as const;

/** A menu's developer name: as the platform has them. */
export const MENU_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** The rules of a site document. Each is the code of the places that break it. */
export const SITE_RULES = [
  'UNKNOWN_FIELD',
  'MISSING',
  'WRONG_TYPE',
  'BLANK',
  'TOO_LONG',
  'NOT_LISTED',
  'OUT_OF_RANGE',
  'HEX_COLOR',
  'STYLE_VALUE',
  'NAME',
  'UNSAFE_LINK',
  'LINK_MISSING',
  'IMAGE_URL',
  'PAGE_REFERENCE',
  'UNKNOWN_PAGE',
  'TOO_DEEP',
  'TOO_MANY',
  'UNKNOWN_MENU',
  'SAME_COLOR',
  'SITE_PATH',
  'FORMAT',
] as const;
export type SiteRule = (typeof SITE_RULES)[number];

/** A wrong place: field names and places in lists, joined by dots (`menus.Menu_Barista.0.label`); empty: the whole. */
export interface SiteProblem {
  readonly path: string;
  readonly rule: SiteRule;
}
