import type { AttributeSetInfo } from '../../../../contract/catalog/product';
import type { ProductRecord } from '../stored/catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { isVisibleTo } from '../entitlement';
import { stableId } from '../../../ids';

/**
 * The attributes in which a parent's variations differ, as one set, with the values visible to members of these groups;
 * of a variation, its own attributes and values; empty for any other product.
 */
export function attributeSetInfo(
  snapshot: CatalogSnapshot,
  product: ProductRecord,
  groups: readonly string[],
): AttributeSetInfo {
  const siblings =
    product.productClass === 'VariationParent'
      ? snapshot.variationsOf(product.id).filter((variation) => isVisibleTo(variation, groups))
      : [product];
  const attributes = new Map(
    siblings.flatMap((sibling) => sibling.variationAttributes.map(({ apiName, label }) => [apiName, label] as const)),
  );
  if (attributes.size === 0) return {};
  const developerName = [...attributes.keys()].join('_');
  const values = (name: string): string[] => [
    ...new Set(
      siblings.flatMap((sibling) =>
        sibling.variationAttributes.filter(({ apiName }) => apiName === name).map(({ value }) => value),
      ),
    ),
  ];
  return {
    [developerName]: {
      id: stableId('attributeSet', developerName),
      developerName,
      masterLabel: [...attributes.values()].join(', '),
      description: null,
      sequence: 0,
      attributeInfo: Object.fromEntries(
        [...attributes].map(([apiName, label], sequence) => [
          apiName,
          {
            apiName,
            label,
            objectName: 'ProductAttribute',
            sequence,
            fieldEnumOrId: apiName,
            allowableValues: values(apiName),
            availableValues: values(apiName),
          },
        ]),
      ),
    },
  };
}
