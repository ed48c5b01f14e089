/**
 * Addresses of the shop's pages; the platform's page references are in `references.ts`. Addresses are percent-encoded
 * and stay so wherever they are kept; only displayed text is decoded.
 */
import { AUTHENTICATION_PAGES } from '../authentication/authenticationPages';

// A lone surrogate cannot be encoded, and would throw.
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** A part of an address decoded for display; unchanged if it is not validly encoded. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function withParams(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(params).filter((pair): pair is [string, string] => (pair[1] ?? '') !== '');
  return pairs.length === 0 ? path : `${path}?${pairs.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
}

export interface ListingParams {
  readonly layout?: string;
  readonly page?: string;
  readonly sort?: string;
  readonly refinements?: string;
  /** The id of a category, in a list of search results. */
  readonly category?: string;
}

export const HOME_ADDRESS = '/';
export const CART_ADDRESS = '/cart';
export const CHECKOUT_ADDRESS = '/checkout';
export const ACCOUNT_ADDRESS = '/account';
export const ORDERS_ADDRESS = '/account/orders';
export const ADDRESS_BOOK_ADDRESS = '/account/addresses';
/** Replaces the id in the address of the page for a new address. */
export const NEW_ADDRESS = 'new';

/** A category's page. Without a url name the id is used instead, so that the address keeps its two parts. */
export const categoryAddress = (urlName: string | null, categoryId: string, params: ListingParams = {}): string =>
  withParams(`/category/${encoded(urlName || categoryId)}/${encoded(categoryId)}`, { ...params });

/** A category by its url name only; redirects to the category's own address. */
export const namedCategoryAddress = (urlName: string): string => `/category/${encoded(urlName)}`;

export const productAddress = (urlName: string | null, productId: string): string =>
  `/product/${encoded(urlName || productId)}/${encoded(productId)}`;

/** A product by its url name only; redirects to the product's own address. */
export const namedProductAddress = (urlName: string): string => `/product/${encoded(urlName)}`;

export const searchAddress = (term: string, params: ListingParams = {}): string =>
  listingAddress('/search', term, params);

/** The address of a listing on the page with this path; an empty term is left out. */
export const listingAddress = (pathname: string, term: string, params: ListingParams): string =>
  withParams(pathname, { term, ...params });

/** The address of the login page; `startUrl`, the page that follows, is dropped unless it is a path of this site. */
export const loginAddress = (startUrl?: string): string =>
  withParams(AUTHENTICATION_PAGES.login, startUrl !== undefined && isSitePath(startUrl) ? { startUrl } : {});

/** The page for editing an address of the book, or a new one; `page` is the token of the list's page to return to. */
export const addressPageAddress = (addressId: string, page?: string): string =>
  withParams(`${ADDRESS_BOOK_ADDRESS}/${encoded(addressId)}`, { page });

export const orderAddress = (orderReferenceNumber: string): string => `/order/${encoded(orderReferenceNumber)}`;

/** An order's invoice, readable by those who may read the order. */
export const invoiceAddress = (orderReferenceNumber: string): string => `${orderAddress(orderReferenceNumber)}/invoice`;

/** A path of this site: a single leading slash, so that it can't name another host (LNK-09). */
export const isSitePath = (url: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(url);
