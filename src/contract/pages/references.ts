/**
 * The platform's page references (LNK-03): objects of type, attributes and state that name a page without its address.
 * In a file of their own, because only late code of the shop reads them.
 */
import {
  CART_ADDRESS,
  categoryAddress,
  decodedPart,
  HOME_ADDRESS,
  loginAddress,
  namedCategoryAddress,
  productAddress,
  searchAddress,
} from './pageReference';

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
  | (Partial<Reference<'standard__search', { term?: string }>> & { readonly type: 'standard__search' });

export type PageReferenceType = PageReference['type'];

/** Alternatives of required attributes by type (LNK-04): one list whose members are all non-empty is enough. */
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

/** Objects whose records have a name in the address too: knowledge, products, data and product categories (LNK-12). */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  urlName: ['Knowledge', 'Knowledge__kav', 'Product2'],
  urlPath: ['DataCategory', 'ProductCategory'],
};

/** Whether an object's records go by this attribute; a relationship's knowledge variant names no object. */
const isNamedBy = (objectApiName: unknown, attribute: string): boolean =>
  objectApiName === undefined || (NAMED_BY[attribute]?.some((name) => name === objectApiName) ?? true);

/** A reference is valid only if every attribute its type requires is non-empty (LNK-04). Never throws. */
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
  return alternatives.some((names) =>
    names.every((name) => filled(name) && isNamedBy(given.get('objectApiName'), name)),
  );
};

/** What record page references name as their object. */
export const CATEGORY_OBJECT = 'ProductCategory';
export const PRODUCT_OBJECT = 'Product2';

/**
 * The breadcrumb reference of a category (LNK-06): by url name as far as it has one, and by record id, so that it leads
 * straight to the category's own address.
 */
export const categoryReference = (category: { readonly urlName: string | null; readonly id: string }) => ({
  type: 'standard__recordPage' as const,
  attributes: {
    objectApiName: CATEGORY_OBJECT,
    ...(category.urlName ? { urlPath: category.urlName } : {}),
    ...(category.id ? { recordId: category.id } : {}),
  },
  state: { categoryPath: CATEGORY_OBJECT },
});

/** A named page (LNK-05), and for the login where to go afterwards. */
export const namedPage = (name: 'Current_Cart' | 'Home' | 'Login', startUrl?: string): PageReference => ({
  type: 'comm__namedPage',
  attributes: { name },
  ...(startUrl === undefined ? {} : { state: { startUrl } }),
});

const NAMED_PAGES: ReadonlyMap<string, string> = new Map([
  ['Home', HOME_ADDRESS],
  ['Current_Cart', CART_ADDRESS],
  ['Login', loginAddress()],
]);

type Attributes<T extends PageReferenceType> = Extract<PageReference, { type: T }>['attributes'];

/** A value of a reference that nobody has checked; undefined for what is no text. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A category's or a product's page; the shop finds both by their record, and a category by its url name alone. */
const recordAddress = (attributes: Attributes<'standard__recordPage'>): string | null => {
  const recordId = textOf(attributes.recordId);
  const urlPath = textOf(attributes.urlPath);
  if (attributes.objectApiName === CATEGORY_OBJECT) {
    if (recordId !== undefined) return categoryAddress(urlPath ?? null, recordId);
    return urlPath === undefined ? null : namedCategoryAddress(urlPath);
  }
  if (attributes.objectApiName !== PRODUCT_OBJECT || recordId === undefined) return null;
  return productAddress(textOf(attributes.urlName) ?? null, recordId);
};

/** The address of a reference; null for an invalid one, and for a page that the shop does not have. Never throws. */
export const addressOf = (reference: unknown): string | null => {
  if (!isValidReference(reference)) return null;
  switch (reference.type) {
    case 'standard__webPage':
      return reference.attributes.url;
    case 'comm__namedPage':
      return reference.attributes.name === 'Login'
        ? loginAddress(textOf(reference.state?.['startUrl']))
        : (NAMED_PAGES.get(reference.attributes.name) ?? null);
    case 'standard__recordPage':
      return recordAddress(reference.attributes);
    case 'standard__search':
      return searchAddress(textOf(reference.state?.['term']) ?? textOf(reference.attributes?.term) ?? '');
    default:
      return null;
  }
};

/** The category that an address without parameters names: by its url name, its id, or both. */
const categoryAt = (address: string): PageReference | undefined => {
  const [, first, second] = /^\/category\/([^/?#]+)(?:\/([^/?#]+))?$/.exec(address) ?? [];
  if (first === undefined) return undefined;
  return categoryReference({ urlName: first === second ? null : decodedPart(first), id: decodedPart(second ?? '') });
};

/** The named page at an address, which for the login may say where to go afterwards. */
const namedPageAt = (address: string): PageReference | undefined => {
  const name = [...NAMED_PAGES].find(([, url]) => url === address)?.[0];
  if (name !== undefined) return { type: 'comm__namedPage', attributes: { name } };
  const startUrl = /^\/login\?startUrl=([^&#]+)$/.exec(address)?.[1];
  return startUrl === undefined ? undefined : namedPage('Login', decodedPart(startUrl));
};

/** The reference an address of this site stands for: a named page, the search page, a category, else a web page. */
export const referenceOf = (address: string): PageReference => {
  const known = namedPageAt(address) ?? categoryAt(address);
  // An address in another spelling than the shop's own would not be read back.
  if (known !== undefined && addressOf(known) === address) return known;
  const [path, params = ''] = address.split('?');
  if (path === '/search') {
    const term = new URLSearchParams(params).get('term') ?? '';
    return { type: 'standard__search', attributes: {}, state: { term } };
  }
  return { type: 'standard__webPage', attributes: { url: address } };
};
