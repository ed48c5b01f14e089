import type { MenuItem } from '../../contract/catalog/menu';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { pathOf, type DocumentPath } from '../draft';
import { alignItems } from './alignItems';
import { isEqual } from './equal';

/** `theirs` was saved by somebody else, `mine` is being edited. */
export type Side = 'theirs' | 'mine';

/** A path at which two versions of a site differ. */
export interface Difference {
  readonly id: string;
  /** The path. In the items of a menu an index is that of the row (`alignItems`), not of the item in either version. */
  readonly path: DocumentPath;
  /**
   * The labels of the menu items along the path, outermost first. If the difference is of the kind `item`, the last
   * label is that of the differing item itself.
   */
  readonly trail: readonly string[];
  /** A value; an item or a menu that only one side has; a list whose order differs. */
  readonly kind: 'value' | 'item' | 'menu' | 'list';
  /** The value of each side; undefined: the side does not have it. */
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The only side that has changed the value since the common ancestor; null: both have. */
  readonly suggested: Side | null;
}

type Decide = (difference: Difference) => Side;
interface Versions<T = unknown> {
  readonly theirs: T;
  readonly mine: T;
  /** The common ancestor. */
  readonly base: unknown;
  /** Set if one side alone has changed what contains the value: the other then cannot have changed the value itself. */
  readonly changedBy?: Side | undefined;
}
type Way = Pick<Difference, 'path' | 'trail'>;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldOf = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
const deeper = ({ path, trail }: Way, name: string | number): Way => ({ path: [...path, name], trail });

/** Fields that are taken as a whole, because their parts make no sense apart. */
const WHOLE: readonly unknown[] = ['pageReference'];

/** The only side that has changed a value; undefined: both have. */
function changedBy({ theirs, mine, base, changedBy: known }: Versions): Side | undefined {
  if (known) return known;
  if (isEqual(theirs, base)) return 'mine';
  return isEqual(mine, base) ? 'theirs' : undefined;
}

function choose(versions: Versions, way: Way, kind: Difference['kind'], decide: Decide): unknown {
  const { theirs, mine } = versions;
  const suggested = changedBy(versions) ?? null;
  return versions[decide({ ...way, id: pathOf(way.path), kind, theirs, mine, suggested })];
}

type Walk = (versions: Versions, way: Way, decide: Decide) => unknown;

/** Walks the fields of both sides one by one. */
function fields(versions: Versions<Fields>, way: Way, decide: Decide, walk: Walk): Fields {
  const names = new Set([...Object.keys(versions.theirs), ...Object.keys(versions.mine)]);
  const only = changedBy(versions);
  const chosen = [...names].map((name): [string, unknown] => {
    const [theirs, mine, base] = [versions.theirs, versions.mine, versions.base].map((side) => fieldOf(side, name));
    return [name, walk({ theirs, mine, base, changedBy: only }, deeper(way, name), decide)];
  });
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

const value: Walk = (versions, way, decide) => {
  const { theirs, mine } = versions;
  if (isEqual(theirs, mine)) return theirs;
  const isWhole = WHOLE.includes(way.path.at(-1)) || !isFields(theirs) || !isFields(mine);
  return isWhole ? choose(versions, way, 'value', decide) : fields({ ...versions, theirs, mine }, way, decide, value);
};

const isItems = (list: unknown): list is readonly MenuItem[] => Array.isArray(list);
/** The item of each label; null where several items have that label. */
function byLabel(list: unknown): ReadonlyMap<string, MenuItem | null> {
  const found = new Map<string, MenuItem | null>();
  for (const item of isItems(list) ? list : []) found.set(item.label, found.has(item.label) ? null : item);
  return found;
}

/** Base value of an item whose ancestor is ambiguous: equal to neither side, so that both count as changed. */
const UNKNOWN = Symbol('unknown');

/** Returns a function that finds an item's base by its label; undefined where the item is new. */
function formerly({ theirs, mine, base }: Versions) {
  const [before, ...after] = [base, theirs, mine].map(byLabel);
  return (item: MenuItem | undefined): MenuItem | typeof UNKNOWN | undefined => {
    const was = item && before?.get(item.label);
    if (item === undefined || was === undefined) return undefined;
    return after.some((labels) => labels.get(item.label) === null) ? UNKNOWN : (was ?? UNKNOWN);
  };
}

const item: Walk = (versions, way, decide) => {
  // Submenus are compared as lists of items, everything else field by field.
  const inner: Walk = (found, at, choice) => (at.path.at(-1) === 'subMenu' ? items : value)(found, at, choice);
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
    .map((row, index) => {
      const found = { ...row, base: was(row.theirs) ?? was(row.mine), changedBy: only };
      const label = (row.mine ?? row.theirs)?.label ?? '';
      const here: Way = { path: [...way.path, index], trail: [...way.trail, label] };
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
  if (way.path[0] !== 'menus' || !isFields(theirs) || !isFields(mine)) return value(versions, way, decide);
  return fields({ ...versions, theirs, mine }, way, decide, menu);
};

/**
 * Merges two sites: what both agree on, and for each difference what `decide` returns. Every combination of decisions
 * gives a document of a site's shape; all theirs gives theirs, all mine gives mine.
 */
export function reconcile(theirs: SiteDocument, mine: SiteDocument, base: SiteDocument, decide: Decide): SiteDocument {
  const way: Way = { path: [], trail: [] };
  // Checked edge: every field comes from one of two valid sites.
  return fields({ theirs: { ...theirs }, mine: { ...mine }, base }, way, decide, section) as unknown as SiteDocument;
}

/**
 * The differences between two sites, in the order of the fields of `theirs`, then of those that only `mine` has. `base`
 * is their common ancestor.
 */
export function differencesOf(theirs: SiteDocument, mine: SiteDocument, base: SiteDocument): readonly Difference[] {
  const found: Difference[] = [];
  reconcile(theirs, mine, base, (difference) => {
    found.push(difference);
    return 'mine';
  });
  return found;
}
