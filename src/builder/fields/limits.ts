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

/** The range of the number at a path of a site document; undefined where no number stands. */
export const rangeAt = (path: string): readonly [from: number, to: number] | undefined => RANGES[path];

/** Characters that the text at a path may have. */
export const lengthAt = (path: string): number => most(LENGTHS, path) ?? label;

/** How many the list at a path may hold. */
export const countAt = (path: string): number => most(COUNTS, path) ?? SITE_LIMITS.menuItems;
