import type { ProductDetail, ProductQuery } from '../../../../contract/catalog/product';
import type { ProductRecord } from '../stored/catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { pathStep } from '../CategoryTree';
import { defaultImageOf, mediaGroupsOf } from '../media';
import { fieldNames } from '../../../http/commaLists';
import { fieldTextsOf, pickFields } from '../productFields';
import { quantityRuleTexts } from '../quantityRule';
import { attributeSetInfo } from './attributeSets';
import { variationAttributeSet, variationInfo } from './variationInfo';

/** The selling models of a product, in the form of the webstore API. */
export const sellingModelsOf = (product: ProductRecord): NonNullable<ProductDetail['productSellingModels']> =>
  (product.sellingModels ?? []).map(({ id, name, type, term }) => ({
    id,
    name,
    pricingTerm: term?.length ?? null,
    pricingTermUnit: term?.unit ?? null,
    sellingModelType: type,
  }));

type DetailOptions = Pick<
  ProductQuery,
  | 'fields'
  | 'mediaGroups'
  | 'excludeFields'
  | 'excludeMedia'
  | 'excludeAttributeSetInfo'
  | 'excludePrimaryProductCategory'
  | 'excludeProductSellingModels'
  | 'excludeQuantityRule'
  | 'excludeVariationInfo'
>;

/**
 * A product's detail for members of these groups at a time (ms UTC: it decides the VAT rate in the fields). Excluded
 * parts are missing from the reply.
 */
export const productDetail = (
  snapshot: CatalogSnapshot,
  product: ProductRecord,
  groups: readonly string[],
  now: number,
  options: DetailOptions,
): ProductDetail => ({
  id: product.id,
  productClass: product.productClass,
  urlName: product.urlName,
  variationParentId: product.variationParentId,
  ...(options.excludeFields === true
    ? {}
    : { fields: pickFields(fieldTextsOf(product, now), fieldNames(options.fields)) }),
  ...(options.excludeMedia === true
    ? {}
    : {
        defaultImage: defaultImageOf(product),
        mediaGroups: mediaGroupsOf(product, fieldNames(options.mediaGroups)),
      }),
  ...(options.excludePrimaryProductCategory === true
    ? {}
    : { primaryProductCategoryPath: { path: snapshot.categories.pathTo(product.categoryIds[0] ?? '').map(pathStep) } }),
  ...(options.excludeQuantityRule === true ? {} : { purchaseQuantityRule: quantityRuleTexts(product) }),
  ...(options.excludeAttributeSetInfo === true
    ? {}
    : { attributeSetInfo: attributeSetInfo(snapshot, product, groups) }),
  ...(options.excludeVariationInfo === true
    ? {}
    : {
        variationAttributeSet: variationAttributeSet(product),
        variationInfo: variationInfo(snapshot, product, groups),
      }),
  ...(options.excludeProductSellingModels === true ? {} : { productSellingModels: sellingModelsOf(product) }),
});
