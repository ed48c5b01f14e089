import { SITE_LIMITS } from '../../contract/site/siteLimits';

const { itemLimit, distance, toasts, yearFrom, yearTo, address, text, menuName, label } = SITE_LIMITS;

const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'navigation.itemLimit': [1, itemLimit],
  'ribbon.topDistanceMobile': [0, distance],
  'ribbon.topDistanceDesktop': [0, distance],
  'footer.copyrightYear': [yearFrom, yearTo],
  'settings.notifications.maxShown': [1, toasts],
};

/** Texts whose limit differs from that of a label. */
const LENGTHS: readonly (readonly [paths: RegExp, most: number])[] = [
  [/(\.actionValue|\.url|Url|\.pageReference)$/, address],
  [/^(ribbon\.text|footer\.legalText)$/, text],
  [/(navigationMenuEditor|profileMenu|columnsMenu)$/, menuName],
];

const COUNTS: readonly (readonly [paths: RegExp, most: number])[] = [
  [/^menus$/, SITE_LIMITS.menus],
  [/^menus\.\w+$/, SITE_LIMITS.menuItems],
  [/^settings\.gymBrands$/, SITE_LIMITS.gymBrands],
  [/^shop\.supportedCurrencies$/, SITE_LIMITS.currencies],
  [/^shop\.(shippingCountries|markets\.\d+\.countries)$/, SITE_LIMITS.countries],
  [/^shop\.markets$/, SITE_LIMITS.markets],
];

const most = (list: typeof LENGTHS, path: string): number | undefined =>
  list.find(([pattern]) => pattern.test(path))?.[1];

/** Limits of fields, by path. */
export interface FieldLimits {
  /** The allowed range of the number at a path; undefined: no number with a range is there. */
  readonly rangeAt: (path: string) => readonly [from: number, to: number] | undefined;
  /** Longest text, in characters. */
  readonly lengthAt: (path: string) => number;
  /** Most entries of a list. */
  readonly countAt: (path: string) => number;
}

export const siteLimits: FieldLimits = {
  rangeAt: (path) => RANGES[path],
  lengthAt: (path) => most(LENGTHS, path) ?? label,
  countAt: (path) => most(COUNTS, path) ?? SITE_LIMITS.menuItems,
};
