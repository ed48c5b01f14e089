import type { ProductDetail } from '../../../../contract/catalog/product';
import {
  PRODUCT_CHILDREN_PAGE_SIZE,
  type ProductChildren,
  type ProductChildrenQuery,
} from '../../../../contract/catalog/productChildren';
import { formatQuantity } from '../../../../contract/money';
import { withQuery } from '../../../../contract/paths';
import { invalidInput } from '../../../problems';
import type { ProductClass, ProductRecord } from '../stored/catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { isVisibleTo } from '../entitlement';
import { pickFields } from '../productFields';
import { productDetail } from './productDetail';

const tokenOf = (start: number): string => Buffer.from(`start:${start}`).toString('base64url');

function startOf(token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  const start = /^start:(\d{1,6})$/.exec(Buffer.from(token, 'base64url').toString('latin1'))?.[1];
  if (start === undefined) throw invalidInput('pageToken is not one this call has given.');
  return Number(start);
}

type Child = ProductChildren['items'][number]['productInfo'];

/**
 * What an answer contains of a child product that the buyer may not see: in a bundle, which is sold as a whole, its
 * name; in a set, whose members are sold one by one, nothing (CTX-13).
 */
const hiddenChild = (whole: ProductClass, { fields = {} }: ProductDetail): Child =>
  whole === 'Bundle' && fields.Name !== undefined ? { fields: pickFields(fields, ['Name']) } : {};

/**
 * A page of the contents of a bundle or the members of a set. A product that these buyer groups may not see keeps its
 * position, with its name at most. Throws INVALID_API_INPUT for a product of another class and for a malformed page
 * token.
 */
export function productChildren(
  snapshot: CatalogSnapshot,
  { productClass: whole, bundleItems }: ProductRecord,
  groups: readonly string[],
  now: number,
  options: ProductChildrenQuery,
  path: string,
): ProductChildren {
  if (whole !== 'Bundle' && whole !== 'Set') throw invalidInput('Only bundles and sets have child products.');
  const pageSize = options.pageSize ?? PRODUCT_CHILDREN_PAGE_SIZE;
  const start = startOf(options.pageToken);
  const { pageToken: _ignored, ...kept } = options;
  const page = (from: number) => {
    const token = tokenOf(from);
    return { token, url: withQuery(path, { ...kept, pageToken: token }) };
  };
  const current = page(start);
  const next = start + pageSize < bundleItems.length ? page(start + pageSize) : null;
  const previous = start > 0 ? page(Math.max(0, start - pageSize)) : null;
  const items = bundleItems.slice(start, start + pageSize).flatMap(({ productId, quantity }) => {
    const child = snapshot.product(productId);
    if (child === undefined) return [];
    const isEntitled = isVisibleTo(child, groups);
    const detail = productDetail(snapshot, child, groups, now, {
      ...options,
      excludePrimaryProductCategory: true,
      excludeVariationInfo: true,
      excludeProductSellingModels: options.includeProductSellingModels !== true,
    });
    const productInfo = isEntitled ? detail : hiddenChild(whole, detail);
    return [{ defaultQuantity: formatQuantity(quantity), isEntitled, productInfo }];
  });
  return {
    count: items.length,
    currentPageToken: current.token,
    currentPageUrl: current.url,
    nextPageToken: next?.token ?? null,
    nextPageUrl: next?.url ?? null,
    previousPageToken: previous?.token ?? null,
    previousPageUrl: previous?.url ?? null,
    items,
  };
}
