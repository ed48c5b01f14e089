import type { PathStep } from '../../../contract/catalog/product';
import type { CategoryRecord } from './stored/catalogRecords';

/** The tree of categories; immutable. */
export interface CategoryTree {
  readonly all: readonly CategoryRecord[];
  category(id: string): CategoryRecord | undefined;
  /** The index of a category in `all`; -1 for an unknown id. */
  numberOf(id: string): number;
  /** By url name. If several have it, the one closest to the root, then the first in order. */
  named(urlName: string): CategoryRecord | undefined;
  /** The children of a category, sorted as they are shown; of null, the top level. */
  childrenOf(id: string | null): readonly CategoryRecord[];
  /** From the root to the category itself; empty for an unknown one. */
  pathTo(id: string): readonly CategoryRecord[];
}

const NO_CHILDREN: readonly CategoryRecord[] = [];

/** Builds the tree. Throws on a missing parent and on a cycle, so that such a tree is never published. */
export function categoryTree(records: readonly CategoryRecord[]): CategoryTree {
  const numbers = new Map(records.map(({ id }, number) => [id, number]));
  const children = new Map<string | null, CategoryRecord[]>();
  for (const record of [...records].sort((a, b) => a.sortOrder - b.sortOrder)) {
    const siblings = children.get(record.parentId);
    if (siblings === undefined) children.set(record.parentId, [record]);
    else siblings.push(record);
  }
  const paths = new Map<string, readonly CategoryRecord[]>();
  const walk = (parentId: string | null, above: readonly CategoryRecord[]): void => {
    for (const record of children.get(parentId) ?? NO_CHILDREN) {
      const path = [...above, record];
      paths.set(record.id, path);
      walk(record.id, path);
    }
  };
  walk(null, []);
  const lost = records.find((record) => !paths.has(record.id));
  if (lost !== undefined) throw new Error(`The category ${lost.name} (${lost.id}) hangs on no root.`);
  const depthOf = ({ id }: CategoryRecord): number => paths.get(id)?.length ?? 0;
  const upperFirst = [...paths.values()].flatMap((path) => path.slice(-1)).sort((a, b) => depthOf(a) - depthOf(b));
  const byName = new Map<string, CategoryRecord>();
  for (const record of upperFirst) if (!byName.has(record.urlName)) byName.set(record.urlName, record);
  return {
    all: records,
    category: (id) => records[numbers.get(id) ?? -1],
    numberOf: (id) => numbers.get(id) ?? -1,
    named: (urlName) => byName.get(urlName),
    childrenOf: (id) => children.get(id) ?? NO_CHILDREN,
    pathTo: (id) => paths.get(id) ?? NO_CHILDREN,
  };
}

export const pathStep = ({ id, name, description, urlName }: CategoryRecord): PathStep => ({
  id,
  name,
  description,
  urlName,
});
