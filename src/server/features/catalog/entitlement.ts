import type { Caller } from '../../visitors/caller';
import type { ProductRecord } from './catalogRecords';

/** Names of the buyer groups a caller belongs to, in no order that matters. A guest belongs to none. */
export const buyerGroupsOf = (caller: Caller): readonly string[] => {
  switch (caller.kind) {
    case 'guest':
      return [];
    case 'customer':
      return caller.buyerGroups;
  }
};

/** Whether members of these groups see the product: everybody does, or one of the groups is named (CTX-13). */
export const isVisibleTo = (product: Pick<ProductRecord, 'buyerGroups'>, groups: readonly string[]): boolean =>
  product.buyerGroups === null || product.buyerGroups.some((group) => groups.includes(group));
