import { recordId } from '../../contract/ids';
import { CATEGORY_TREE } from './categoryTree';
import type { CategoryNode } from './categoryTree';
import type { CategoryRecord } from '../../server/features/catalog';

/** The tree as records, parents before children, ids by position; always the same. */
export const demoCategories = (): readonly CategoryRecord[] => {
  const records: CategoryRecord[] = [];
  const visit = (nodes: readonly CategoryNode[], parentId: string | null): void => {
    nodes.forEach(([urlName, name, description, children], index) => {
      const id = recordId('category', records.length + 1);
      records.push({ id, parentId, urlName, name, description, sortOrder: index + 1 });
      visit(children ?? [], id);
    });
  };
  visit(CATEGORY_TREE, null);
  return records;
};
