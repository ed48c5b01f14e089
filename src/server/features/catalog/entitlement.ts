import type { Caller } from '../../visitors/caller';
import type { ProductRecord } from './stored/catalogRecords';

/** Names of a caller's buyer groups, in any order. A guest has none. */
export function buyerGroupsOf(caller: Caller): readonly string[] {
  switch (caller.kind) {
    case 'guest':
      return [];
    case 'customer':
      return caller.buyerGroups;
  }
}

/** Whether members of these groups see the product: it is for everybody, or names one of the groups (CTX-13). */
export const isVisibleTo = (product: Pick<ProductRecord, 'buyerGroups'>, groups: readonly string[]): boolean =>
  product.buyerGroups === null || product.buyerGroups.some((group) => groups.includes(group));
