import type { ProductDetail, VariationInfo } from '../../../../contract/catalog/product';
import type { ProductRecord } from '../stored/catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { isVisibleTo } from '../entitlement';

const DROPDOWN = 'Dropdown';
const OBJECT = 'ProductAttribute';

const canonicalKey = (product: ProductRecord): string =>
  product.variationAttributes.map(({ value }) => value).join('_');

/** A variation's own attribute values; null for a product without any. */
export const variationAttributeSet = (
  product: ProductRecord,
): NonNullable<ProductDetail['variationAttributeSet']> | null =>
  product.variationAttributes.length === 0
    ? null
    : {
        id: null,
        developerName: product.variationAttributes.map(({ apiName }) => apiName).join('_'),
        attributes: Object.fromEntries(product.variationAttributes.map(({ apiName, value }) => [apiName, value])),
      };

/** The parent of a product's variations: itself, its parent, or none. */
const parentIdOf = (product: ProductRecord): string | null =>
  product.productClass === 'VariationParent' ? product.id : product.variationParentId;

/**
 * The variations of a parent, or of a variation's parent, visible to members of these groups: the existing values and
 * the product of each combination. null for a product without variations.
 */
export function variationInfo(
  snapshot: CatalogSnapshot,
  product: ProductRecord,
  groups: readonly string[],
): VariationInfo | null {
  const parentId = parentIdOf(product);
  if (parentId === null) return null;
  const all = snapshot.variationsOf(parentId);
  const visible = all.filter((variation) => isVisibleTo(variation, groups));
  const attributes = new Map<string, { label: string; values: Set<string>; available: Set<string> }>();
  for (const variation of all) {
    for (const { apiName, label, value } of variation.variationAttributes) {
      const known = attributes.get(apiName) ?? { label, values: new Set(), available: new Set() };
      attributes.set(apiName, known);
      if (visible.includes(variation)) {
        known.values.add(value);
        known.available.add(value);
      }
    }
  }
  const sequences = new Map([...attributes.keys()].map((apiName, sequence) => [apiName, sequence]));
  return {
    attributesToProductMappings: visible.map((variation) => ({
      canonicalKey: canonicalKey(variation),
      productId: variation.id,
      selectedAttributes: variation.variationAttributes.map(({ apiName, label, value }) => ({
        apiName,
        label,
        sequence: sequences.get(apiName) ?? 0,
        value,
      })),
      urlName: variation.urlName,
    })),
    variationAttributeInfo: Object.fromEntries(
      [...attributes].map(([apiName, { label, values, available }], sequence) => [
        apiName,
        {
          apiName,
          label,
          objectName: OBJECT,
          sequence,
          fieldEnumOrId: apiName,
          allowableValues: [...values],
          availableValues: [...available],
          options: [...values].map((value) => ({
            apiName: value,
            label: value,
            colorHexCode: null,
            variantAvailable: available.has(value),
          })),
          viewType: DROPDOWN,
        },
      ]),
    ),
  };
}
