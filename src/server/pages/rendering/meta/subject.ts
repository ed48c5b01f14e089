import type { ShopLocale } from '../../../../contract/languages';
import type { ShownCategory } from '../../../../contract/catalog/category';
import type { PathStep, ProductDetail } from '../../../../contract/catalog/product';
import type { ContentDocument } from '../../../../contract/content/contentDocument';
import { parseProductFields, type ProductFacts } from '../../../../contract/catalog/productFields';
import type { Price } from '../../../../contract/prices/price';
import { localeIn, siteOf } from '../../../../storefront/api';
import { catalogApi } from '../../../../storefront/features/catalog';
import { fillPlaceholders, shopFacts } from '../../../../storefront/features/content/page';
import { contextApi } from '../../../../storefront/features/context';
import { pricesApi, stockQuery } from '../../../../storefront/features/prices';
import { readListing } from '../../../../storefront/features/search';
import type { PageName, RouteMatch } from '../../../../storefront/kernel/pagePaths';
import type { RootState } from '../../../../storefront/kernel/state';
import { formattingOf } from '../../../../storefront/formatting';
import { translatorOf } from '../../../../storefront/messages';
import type { DocumentContent } from '../../../features/content';

export interface ProductSubject {
  readonly kind: 'product';
  readonly detail: ProductDetail;
  readonly facts: ProductFacts;
  readonly price: Price | null;
  /** How many can be ordered; null: not tracked, or not known. */
  readonly stock: number | null;
}

export interface ContentSubject {
  readonly kind: 'content';
  readonly content: DocumentContent;
  /** Its ancestors, from the top. */
  readonly above: readonly DocumentContent[];
}

/** The subject of a page that may be indexed. */
export type Subject =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'category';
      readonly category: ShownCategory;
      readonly path: readonly PathStep[];
      readonly page: number;
    }
  | ProductSubject
  | ContentSubject;

function categoryAt(state: RootState, { params, query }: RouteMatch): Subject | null {
  const args = { categoryId: params['categoryId'] ?? '' };
  const category = catalogApi.endpoints.category.select(args)(state).data;
  const path = catalogApi.endpoints.categoryPath.select(args)(state).data?.path ?? [];
  return category ? { kind: 'category', category, path, page: readListing(query).page } : null;
}

function stockOf(state: RootState, productId: string, detail: ProductDetail): number | null {
  const { inventoryConfiguration } = contextApi.endpoints.applicationContext.select()(state).data ?? {};
  const query = stockQuery(inventoryConfiguration, siteOf(state)?.webstoreId ?? '', [productId]);
  const levels = query && pricesApi.endpoints.stockLevels.select(query)(state).data?.totalInventory;
  return levels?.find(({ product2Id }) => product2Id === detail.id)?.availableToOrder ?? null;
}

function productAt(state: RootState, { params }: RouteMatch): Subject | null {
  const productId = params['productId'] ?? '';
  const detail = catalogApi.endpoints.product.select({ productId })(state).data;
  if (!detail) return null;
  const price = pricesApi.endpoints.price.select({ productId })(state).data ?? null;
  const facts = parseProductFields(detail.fields ?? {});
  return { kind: 'product', detail, facts, price, stock: stockOf(state, productId, detail) };
}

/** A document with the placeholders for the shop's rules replaced, as on its page (KIT-19). */
function filled(content: DocumentContent, locale: ShopLocale): DocumentContent {
  const facts = shopFacts(formattingOf(locale), translatorOf(locale));
  const json = JSON.stringify(content.document, (_, value: unknown) =>
    typeof value === 'string' ? fillPlaceholders(value, facts) : value,
  );
  return { ...content, document: JSON.parse(json) as ContentDocument };
}

const contentAt = ([found, ...above]: readonly DocumentContent[], locale: ShopLocale): Subject | null =>
  found === undefined ? null : { kind: 'content', content: filled(found, locale), above: above.reverse() };

/**
 * The subject of the page at a state's address, from what the page itself has loaded and, for a content, from
 * `documents`; null: the page must not be indexed. Pages not named here, such as search results, cart, checkout,
 * orders, account, login, passwords and the registration's form with its outcomes, have a subject only if a content is
 * live at their address, so that a new page is indexed only after it was added deliberately.
 */
export function subjectOf(
  state: RootState,
  name: PageName,
  match: RouteMatch,
  documents: readonly DocumentContent[],
): Subject | null {
  switch (name) {
    case 'home':
      return { kind: 'home' };
    case 'category':
      return categoryAt(state, match);
    case 'product':
      return productAt(state, match);
    default:
      return contentAt(documents, localeIn(state));
  }
}
