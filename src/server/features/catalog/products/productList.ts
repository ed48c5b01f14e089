import { PRODUCT_LIST_LIMIT, type ProductListQuery, type ProductOverview } from '../../../../contract/catalog/product';
import { ERROR_TEXTS } from '../../../../contract/errorTexts';
import { normalizeId } from '../../../../contract/ids';
import { ApiProblem, invalidInput } from '../../../problems';
import { priceIn, visibleProduct, type PricedCatalog } from '../Catalog';
import type { ProductRecord } from '../stored/catalogRecords';
import { isVisibleTo } from '../entitlement';
import { defaultImageOf, mediaGroupsOf } from '../media';
import { fieldTextsOf, pickFields } from '../productFields';
import { fieldNames, listed } from '../../../http/commaLists';
import { quantityRuleTexts } from '../quantityRule';
import { attributeSetInfo } from './attributeSets';
import { linePrice } from './linePrice';
import { sellingModelsOf } from './productDetail';
import { variationInfo } from './variationInfo';

type ListOptions = Pick<
  ProductListQuery,
  | 'ids'
  | 'skus'
  | 'fields'
  | 'excludeMedia'
  | 'excludePrices'
  | 'includeAttributeSetInfo'
  | 'includeGroupByAttributeVariationInfo'
  | 'includeProductSellingModels'
  | 'includeQuantityRule'
>;

const VARIATION_SET = 'Variation';

/** The requested ids or references: exactly one of the two, at least one and at most a hundred. Throws otherwise. */
function wantedOf({ ids, skus }: Pick<ListOptions, 'ids' | 'skus'>) {
  const byId = listed(ids);
  const bySku = listed(skus);
  if ((byId.length === 0) === (bySku.length === 0)) throw invalidInput(ERROR_TEXTS.idsOrSkusOnly);
  const wanted = byId.length > 0 ? byId : bySku;
  if (wanted.length > PRODUCT_LIST_LIMIT) {
    throw new ApiProblem(400, 'TOO_MANY_RECORDS', `At most ${PRODUCT_LIST_LIMIT} products can be asked for at once.`);
  }
  return { kind: byId.length > 0 ? 'ids' : 'skus', wanted } as const;
}

const failed = (id: string, errorCode: 'ITEM_NOT_FOUND' | 'INVALID_ID_FIELD', message: string): ProductOverview => ({
  id,
  name: null,
  fields: {},
  defaultImage: null,
  mediaGroups: [],
  urlName: null,
  success: false,
  error: { errorCode, message },
  isConfigurationAllowed: false,
});

const attributesOf = (product: ProductRecord): NonNullable<ProductOverview['variationAttributeSet']> | null =>
  product.variationAttributes.length === 0
    ? null
    : {
        apiName: VARIATION_SET,
        label: product.variationAttributes.map(({ label }) => label).join(', '),
        attributes: product.variationAttributes.map(({ apiName, label, value }, sequence) => ({
          apiName,
          label,
          sequence,
          value,
        })),
      };

/** A product in a list, with the price for members of these groups unless prices are excluded. */
export const productOverview = (
  state: PricedCatalog,
  product: ProductRecord,
  groups: readonly string[],
  now: number,
  options: Omit<ListOptions, 'ids' | 'skus'>,
): ProductOverview => ({
  id: product.id,
  name: product.name,
  productClass: product.productClass,
  fields: pickFields(fieldTextsOf(product, now), fieldNames(options.fields)),
  defaultImage: options.excludeMedia === true ? null : defaultImageOf(product),
  mediaGroups: options.excludeMedia === true ? [] : mediaGroupsOf(product, null),
  urlName: product.urlName,
  success: true,
  error: {},
  isConfigurationAllowed: false,
  ...(options.excludePrices === true
    ? {}
    : { prices: linePrice(product.id, priceIn(state, product, groups), state.prices.currency) }),
  ...(options.includeQuantityRule === true ? { purchaseQuantityRule: quantityRuleTexts(product) } : {}),
  ...(options.includeAttributeSetInfo === true
    ? { attributeSetInfo: attributeSetInfo(state.snapshot, product, groups) }
    : {}),
  ...(options.includeProductSellingModels === true ? { productSellingModels: sellingModelsOf(product) } : {}),
  variationAttributeSet: attributesOf(product),
  ...(options.includeGroupByAttributeVariationInfo === true
    ? { variationInfo: variationInfo(state.snapshot, product, groups) }
    : {}),
});

/**
 * The requested products, in that order. One whose id or reference is malformed or unknown, or that these groups may
 * not see, has an error in its entry; the list succeeds.
 */
export function productList(
  state: PricedCatalog,
  options: ListOptions,
  groups: readonly string[],
  now: number,
): ProductOverview[] {
  const { kind, wanted } = wantedOf(options);
  return wanted.map((name) => {
    if (kind === 'ids' && normalizeId(name) === null)
      return failed(name, 'INVALID_ID_FIELD', `${name} is not a valid id.`);
    const named =
      kind === 'ids' ? visibleProduct(state, normalizeId(name) ?? '', groups) : state.snapshot.productBySku(name);
    if (named === null || named === undefined || !isVisibleTo(named, groups)) {
      return failed(
        normalizeId(name) ?? name,
        'ITEM_NOT_FOUND',
        'The product does not exist, or is not available to you.',
      );
    }
    return productOverview(state, named, groups, now, options);
  });
}
