import type { MenuItem } from '../../contract/catalog/menu';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { pathOf, type Place } from '../draft';
import { alignItems } from './alignItems';
import { isEqual } from './equal';

/** Whose version: the one that somebody else has saved, or the one being edited. */
export type Side = 'theirs' | 'mine';

/** A place at which two versions of a site say different things. */
export interface Difference {
  readonly id: string;
  /** Of a menu's items the places of both versions side by side. */
  readonly place: Place;
  /** The labels of the items on the way to it. */
  readonly trail: readonly string[];
  /** A value; an item or a menu that only one has; a list whose items stand in another order. */
  readonly kind: 'value' | 'item' | 'menu' | 'list';
  /** undefined: there is none. */
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The side that alone has changed it since both were the same; null: both have. */
  readonly suggested: Side | null;
}

type Decide = (difference: Difference) => Side;
interface Versions<T = unknown> {
  readonly theirs: T;
  readonly mine: T;
  /** What both were made of. */
  readonly base: unknown;
  /** The side that alone has changed what they are parts of. */
  readonly changedBy?: Side | undefined;
}
type Way = Pick<Difference, 'place' | 'trail'>;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldOf = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
const deeper = ({ place, trail }: Way, name: string | number): Way => ({ place: [...place, name], trail });

/** Parts that make sense only as a whole. */
const WHOLE: readonly unknown[] = ['pageReference'];

/** Who alone has changed it; undefined: both have. */
const changedBy = ({ theirs, mine, base, changedBy: known }: Versions): Side | undefined => {
  if (known) return known;
  if (isEqual(theirs, base)) return 'mine';
  return isEqual(mine, base) ? 'theirs' : undefined;
};

const choose = (versions: Versions, way: Way, kind: Difference['kind'], decide: Decide): unknown => {
  const { theirs, mine } = versions;
  const suggested = changedBy(versions) ?? null;
  return versions[decide({ ...way, id: pathOf(way.place), kind, theirs, mine, suggested })];
};

type Walk = (versions: Versions, way: Way, decide: Decide) => unknown;

/** What is there of both, each field by itself. */
const fields = (versions: Versions<Fields>, way: Way, decide: Decide, walk: Walk): Fields => {
  const names = new Set([...Object.keys(versions.theirs), ...Object.keys(versions.mine)]);
  const only = changedBy(versions);
  const chosen = [...names].map((name): [string, unknown] => {
    const [theirs, mine, base] = [versions.theirs, versions.mine, versions.base].map((side) => fieldOf(side, name));
    return [name, walk({ theirs, mine, base, changedBy: only }, deeper(way, name), decide)];
  });
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
};

const value: Walk = (versions, way, decide) => {
  const { theirs, mine } = versions;
  if (isEqual(theirs, mine)) return theirs;
  const isWhole = WHOLE.includes(way.place.at(-1)) || !isFields(theirs) || !isFields(mine);
  return isWhole ? choose(versions, way, 'value', decide) : fields({ ...versions, theirs, mine }, way, decide, value);
};

const isItems = (list: unknown): list is readonly MenuItem[] => Array.isArray(list);
/** Which item of a list each label means, where it means one and no more. */
const byLabel = (list: unknown): ReadonlyMap<string, MenuItem | null> => {
  const found = new Map<string, MenuItem | null>();
  for (const item of isItems(list) ? list : []) found.set(item.label, found.has(item.label) ? null : item);
  return found;
};

/** Stands for what an item was that could have been any of several: nobody's version is the same. */
const UNKNOWN = Symbol('unknown');

/** Finds what an item was, by its label in one of the versions; undefined where it is new. */
const formerly = ({ theirs, mine, base }: Versions) => {
  const [before, ...after] = [base, theirs, mine].map(byLabel);
  return (item: MenuItem | undefined): MenuItem | typeof UNKNOWN | undefined => {
    const was = item && before?.get(item.label);
    if (item === undefined || was === undefined) return undefined;
    return after.some((labels) => labels.get(item.label) === null) ? UNKNOWN : (was ?? UNKNOWN);
  };
};

const item: Walk = (versions, way, decide) => {
  // An item's list of items is walked as one, everything else by its fields.
  const inner: Walk = (found, at, told) => (at.place.at(-1) === 'subMenu' ? items : value)(found, at, told);
  const { theirs, mine } = versions;
  return isFields(theirs) && isFields(mine) ? fields({ ...versions, theirs, mine }, way, decide, inner) : theirs;
};

const items: Walk = (versions, way, decide) => {
  const { theirs, mine, base } = versions;
  if (isEqual(theirs, mine)) return theirs;
  const rows = isItems(theirs) && isItems(mine) ? alignItems(theirs, mine, isItems(base) ? base : null) : null;
  if (!rows) return choose(versions, way, 'list', decide);
  const was = formerly(versions);
  const only = changedBy(versions);
  return rows
    .map((row, place) => {
      const found = { ...row, base: was(row.theirs) ?? was(row.mine), changedBy: only };
      const label = (row.mine ?? row.theirs)?.label ?? '';
      const here: Way = { place: [...way.place, place], trail: [...way.trail, label] };
      return row.theirs && row.mine ? item(found, here, decide) : choose(found, here, 'item', decide);
    })
    .filter((chosen) => chosen !== undefined);
};

const menu: Walk = (versions, way, decide) => {
  const isThere = versions.theirs !== undefined && versions.mine !== undefined;
  return isThere ? items(versions, way, decide) : choose(versions, way, 'menu', decide);
};

const section: Walk = (versions, way, decide) => {
  const { theirs, mine } = versions;
  if (way.place[0] !== 'menus' || !isFields(theirs) || !isFields(mine)) return value(versions, way, decide);
  return fields({ ...versions, theirs, mine }, way, decide, menu);
};

/**
 * One site out of two: what both say, and at each place where they differ what `decide` says. Whichever way the places
 * are decided, the result has the shape of a site; all theirs gives theirs, all mine gives mine.
 */
export function reconcile(theirs: SiteDocument, mine: SiteDocument, base: SiteDocument, decide: Decide): SiteDocument {
  const way: Way = { place: [], trail: [] };
  // Every part comes from one of two sites.
  return fields({ theirs: { ...theirs }, mine: { ...mine }, base }, way, decide, section) as unknown as SiteDocument;
}

/** The places at which two sites differ, in their order. `base` is what both were made of. */
export function differencesOf(theirs: SiteDocument, mine: SiteDocument, base: SiteDocument): readonly Difference[] {
  const found: Difference[] = [];
  reconcile(theirs, mine, base, (difference) => {
    found.push(difference);
    return 'mine';
  });
  return found;
}
