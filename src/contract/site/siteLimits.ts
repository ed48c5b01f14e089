import { MENU_MAX_DEPTH, MENU_MAX_ITEMS } from '../constants';

/** Size limits of a site document: texts in characters, lists in entries. */
export const SITE_LIMITS = {
  menus: 50,
  menuDepth: MENU_MAX_DEPTH,
  /** Items of one menu, submenus included. */
  menuItems: MENU_MAX_ITEMS,
  menuName: 80,
  label: 255,
  address: 2000,
  /** A data URL of an image. */
  dataImage: 32_000,
  text: 500,
  gymBrands: 50,
  currencies: 20,
  markets: 20,
  countries: 60,
  /** Cents. */
  tariffAmount: 1_000_000,
  basisPoints: 10_000,
  toasts: 20,
  distance: 400,
  itemLimit: 2500,
  yearFrom: 1900,
  yearTo: 2200,
  /** The whole document as JSON. */
  bytes: 2_000_000,
} as const;

/** The form of a menu's developer name, as on the platform. */
export const MENU_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
