/**
 * Addresses of the shop's pages, and the platform's page references (S §2). Addresses are percent-encoded
 * and stay so wherever they are kept; only text that is shown is decoded.
 */
import { ACCOUNT_PAGES } from './account/accountPages';

const encoded = (text: string): string => encodeURIComponent(text);

/** The text of an address part for people to read; the part itself where it is no valid encoding. */
export const decodedPart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const withParams = (path: string, params: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(params).filter((pair): pair is [string, string] => (pair[1] ?? '') !== '');
  return pairs.length === 0 ? path : `${path}?${pairs.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
};

export interface ListingParams {
  readonly layout?: string;
  readonly page?: string;
  readonly sort?: string;
  readonly refinements?: string;
}

export const HOME_ADDRESS = '/';
export const CART_ADDRESS = '/cart';
export const CHECKOUT_ADDRESS = '/checkout';
export const ACCOUNT_ADDRESS = '/account';
export const ORDERS_ADDRESS = '/account/orders';
export const ADDRESS_BOOK_ADDRESS = '/account/addresses';
/** Stands in the place of an address's id on the page where a new one is typed. */
export const NEW_ADDRESS = 'new';

/** A category's page. Without a url name the id stands in its place, so that the address keeps its two parts. */
export const categoryAddress = (urlName: string | null, categoryId: string, params: ListingParams = {}): string =>
  withParams(`/category/${encoded(urlName || categoryId)}/${encoded(categoryId)}`, { ...params });

export const productAddress = (urlName: string | null, productId: string): string =>
  `/product/${encoded(urlName || productId)}/${encoded(productId)}`;

export const searchAddress = (term: string, params: ListingParams = {}): string =>
  withParams('/search', { term, ...params });

/** The login page, and where to go afterwards: a path of this site, anything else is dropped. */
export const loginAddress = (startUrl?: string): string =>
  withParams(ACCOUNT_PAGES.login, startUrl !== undefined && isSitePath(startUrl) ? { startUrl } : {});

/** The page where an address of the book is put right, or a new one typed; `page` is the token of the list it is in. */
export const addressPageAddress = (addressId: string, page?: string): string =>
  withParams(`${ADDRESS_BOOK_ADDRESS}/${encoded(addressId)}`, { page });

export const orderAddress = (orderReferenceNumber: string): string => `/order/${encoded(orderReferenceNumber)}`;

/** A path of this site: a single leading slash, so that it can't name another host (S §5). */
export const isSitePath = (url: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(url);

type State = Readonly<Record<string, string>>;
interface Reference<T extends string, A> {
  readonly type: T;
  readonly attributes: Readonly<A>;
  readonly state?: State;
}

export type PageReference =
  | Reference<'standard__webPage', { url: string }>
  | Reference<'standard__managedContentPage', { contentTypeName: string; contentKey: string }>
  | Reference<
      'standard__recordPage',
      { objectApiName: string; recordId?: string; urlName?: string; urlPath?: string; actionName?: string }
    >
  | Reference<'comm__namedPage', { name: string }>
  | Reference<'standard__objectPage', { objectApiName: string; filterName: string }>
  | Reference<
      'standard__recordRelationshipPage',
      { objectApiName?: string; recordId?: string; urlName?: string; relationshipApiName: string }
    >
  | Reference<'standard__search', { term?: string }>;

export type PageReferenceType = PageReference['type'];

/** Alternatives of required attributes by type (S §2): one list whose members are all non-empty is enough. */
const REQUIRED: Readonly<Record<PageReferenceType, readonly (readonly string[])[]>> = {
  standard__webPage: [['url']],
  standard__managedContentPage: [['contentTypeName', 'contentKey']],
  standard__recordPage: [
    ['objectApiName', 'recordId'],
    ['objectApiName', 'urlName'],
    ['objectApiName', 'urlPath'],
  ],
  comm__namedPage: [['name']],
  standard__objectPage: [['objectApiName', 'filterName']],
  standard__recordRelationshipPage: [
    ['objectApiName', 'recordId', 'relationshipApiName'],
    ['urlName', 'relationshipApiName'],
  ],
  standard__search: [[]],
};

/** A reference is valid only if every attribute its type requires is non-empty (S §2). Never throws. */
export const isValidReference = (reference: unknown): reference is PageReference => {
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return false;
  const attributes: unknown = 'attributes' in reference ? reference.attributes : {};
  if (typeof attributes !== 'object' || attributes === null) return false;
  const given = new Map<string, unknown>(Object.entries(attributes));
  const filled = (name: string): boolean => {
    const value = given.get(name);
    return typeof value === 'string' && value.trim() !== '';
  };
  const alternatives = Object.entries(REQUIRED).find(([type]) => type === reference.type)?.[1] ?? [];
  return alternatives.some((names) => names.every(filled));
};

/** What record page references name as their object. */
export const CATEGORY_OBJECT = 'ProductCategory';
export const PRODUCT_OBJECT = 'Product2';

/** The breadcrumb reference of a category (S §2): by url name, or by record id where it has none. */
export const categoryReference = (category: { urlName: string | null; id: string }): PageReference => ({
  type: 'standard__recordPage',
  attributes: {
    objectApiName: CATEGORY_OBJECT,
    ...(category.urlName ? { urlPath: category.urlName } : { recordId: category.id }),
  },
  state: { categoryPath: CATEGORY_OBJECT },
});

const NAMED_PAGES: Readonly<Record<string, string>> = {
  Home: HOME_ADDRESS,
  Current_Cart: CART_ADDRESS,
  Login: loginAddress(),
};

/** The address of a web page, a named page or the search page; null for an invalid reference or one of another type. */
export const addressOf = (reference: unknown): string | null => {
  if (!isValidReference(reference)) return null;
  switch (reference.type) {
    case 'standard__webPage':
      return reference.attributes.url;
    case 'comm__namedPage':
      return NAMED_PAGES[reference.attributes.name] ?? null;
    case 'standard__search':
      return searchAddress(reference.state?.term ?? reference.attributes.term ?? '');
    default:
      return null;
  }
};

/** The reference an address of this site stands for: a named page, the search page, else a web page. */
export const referenceOf = (address: string): PageReference => {
  const named = Object.entries(NAMED_PAGES).find(([, url]) => url === address);
  if (named !== undefined) return { type: 'comm__namedPage', attributes: { name: named[0] } };
  const [path, params = ''] = address.split('?');
  if (path === '/search') {
    const term = new URLSearchParams(params).get('term') ?? '';
    return { type: 'standard__search', attributes: {}, state: { term } };
  }
  return { type: 'standard__webPage', attributes: { url: address } };
};
