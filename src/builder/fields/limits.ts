import { SITE_LIMITS } from '../../contract/site/siteLimits';

const { itemLimit, distance, yearFrom, yearTo, address, text, menuName, label } = SITE_LIMITS;

const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'navigation.itemLimit': [1, itemLimit],
  'ribbon.topDistanceMobile': [0, distance],
  'ribbon.topDistanceDesktop': [0, distance],
  'footer.copyrightYear': [yearFrom, yearTo],
};

/** Texts that may be longer or shorter than a label. */
const LENGTHS: readonly (readonly [places: RegExp, most: number])[] = [
  [/(\.actionValue|\.url|Url|\.pageReference)$/, address],
  [/^(ribbon\.text|footer\.legalText)$/, text],
  [/(navigationMenuEditor|profileMenu|columnsMenu)$/, menuName],
];

const COUNTS: readonly (readonly [places: RegExp, most: number])[] = [
  [/^menus$/, SITE_LIMITS.menus],
  [/^menus\.\w+$/, SITE_LIMITS.menuItems],
  [/^settings\.gymBrands$/, SITE_LIMITS.gymBrands],
];

const most = (list: typeof LENGTHS, path: string): number | undefined =>
  list.find(([places]) => places.test(path))?.[1];

/** How much fits where, by the path of a field. */
export interface FieldLimits {
  /** The range of a number; undefined where none stands. */
  readonly rangeAt: (path: string) => readonly [from: number, to: number] | undefined;
  /** Characters of a text. */
  readonly lengthAt: (path: string) => number;
  /** How many a list may hold. */
  readonly countAt: (path: string) => number;
}

export const siteLimits: FieldLimits = {
  rangeAt: (path) => RANGES[path],
  lengthAt: (path) => most(LENGTHS, path) ?? label,
  countAt: (path) => most(COUNTS, path) ?? SITE_LIMITS.menuItems,
};
