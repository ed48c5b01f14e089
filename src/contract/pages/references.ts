/**
 * The platform's page references (LNK-03): objects of type, attributes and state that identify a page without its
 * address. In a separate file, because only late code uses them.
 */
import { articleAddress, contentAddress } from './contentAddresses';
import {
  ACCOUNT_ADDRESS,
  ADDRESS_BOOK_ADDRESS,
  CART_ADDRESS,
  categoryAddress,
  decodedPart,
  HOME_ADDRESS,
  loginAddress,
  namedCategoryAddress,
  namedProductAddress,
  ORDERS_ADDRESS,
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

/** Required attributes by type, as alternatives (LNK-04): one list whose members are all non-empty is enough. */
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

/**
 * Objects whose records can also be identified by a name: knowledge, products, data and product categories (LNK-12).
 */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  urlName: ['Knowledge', 'Knowledge__kav', 'Product2'],
  urlPath: ['DataCategory', 'ProductCategory'],
};

/**
 * Whether records of an object can be identified by this attribute. Without an object a relationship reference is to
 * knowledge.
 */
const isNamedBy = (objectApiName: unknown, attribute: string): boolean =>
  objectApiName === undefined || (NAMED_BY[attribute]?.some((name) => name === objectApiName) ?? true);

/** A reference is valid only if every attribute its type requires is non-empty (LNK-04). Never throws. */
export function isValidReference(reference: unknown): reference is PageReference {
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
}

/** Object name of categories in record page references. */
export const CATEGORY_OBJECT = 'ProductCategory';
export const PRODUCT_OBJECT = 'Product2';

/**
 * The breadcrumb reference of a category (LNK-06): by url name where it has one, and by record id, so that no redirect
 * is needed.
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

/** A named page (LNK-05); for the login also the page that follows. */
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

const SEARCH_ADDRESS = searchAddress('');
/** Contents that every shop has: the sitemap, and the help with the terms of sale at its end. */
const SITE_MAP_ADDRESS = '/sitemap';
export const HELP_ADDRESS = '/faq-hub';
/** The terms of sale within the help, by the own anchor of their heading; without such a heading the top of the help. */
export const TERMS_ADDRESS = `${HELP_ADDRESS}#section-conditions-generales-de-vente-aux-professionnels`;

type Attributes<T extends PageReferenceType> = Extract<PageReference, { type: T }>['attributes'];

/** A text in an unchecked reference; undefined for anything else. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The platform's objects for help: articles are versions of knowledge, topics are data categories. */
export const ARTICLE_OBJECT = 'Knowledge__kav';
const SUBJECT_OBJECT = 'DataCategory';

function categoryPage({ recordId, urlPath }: Names): string | null {
  if (recordId !== undefined) return categoryAddress(urlPath ?? null, recordId);
  return urlPath === undefined ? null : namedCategoryAddress(urlPath);
}
function productPage({ recordId, urlName }: Names): string | null {
  if (recordId !== undefined) return productAddress(urlName ?? null, recordId);
  return urlName === undefined ? null : namedProductAddress(urlName);
}
function articlePage({ recordId, urlName }: Names): string | null {
  const name = urlName ?? recordId;
  return name === undefined ? null : articleAddress(name);
}

type Names = Readonly<Partial<Record<'recordId' | 'urlName' | 'urlPath', string | undefined>>>;

/** Objects whose records have a page in the shop, with the function that makes its address (LNK-12). */
const RECORD_PAGES: ReadonlyMap<string, (names: Names) => string | null> = new Map([
  [CATEGORY_OBJECT, categoryPage],
  [PRODUCT_OBJECT, productPage],
  [ARTICLE_OBJECT, articlePage],
  ['Knowledge', articlePage],
  [SUBJECT_OBJECT, ({ urlPath, recordId }) => articlePage({ urlName: urlPath, recordId })],
]);

/** The shop's page for an object's records; there is one per object, whatever the reference's filter. */
const OBJECT_PAGES: ReadonlyMap<string, string> = new Map([
  [CATEGORY_OBJECT, SITE_MAP_ADDRESS],
  [PRODUCT_OBJECT, SEARCH_ADDRESS],
  ['Knowledge', HELP_ADDRESS],
  [ARTICLE_OBJECT, HELP_ADDRESS],
  [SUBJECT_OBJECT, HELP_ADDRESS],
  ['WebCart', CART_ADDRESS],
  ['Order', ORDERS_ADDRESS],
  ['OrderSummary', ORDERS_ADDRESS],
  ['ContactPointAddress', ADDRESS_BOOK_ADDRESS],
  ['Account', ACCOUNT_ADDRESS],
]);

/** Pages of the account that list related records, by the platform's name of the relationship. */
const OF_ACCOUNT: ReadonlyMap<string, string> = new Map([
  ['Orders', ORDERS_ADDRESS],
  ['OrderSummaries', ORDERS_ADDRESS],
  ['ContactPointAddresses', ADDRESS_BOOK_ADDRESS],
]);

const namesIn = (attributes: Readonly<Record<string, unknown>>): Names => ({
  recordId: textOf(attributes['recordId']),
  urlName: textOf(attributes['urlName']),
  urlPath: textOf(attributes['urlPath']),
});

const recordAddress = (attributes: Attributes<'standard__recordPage'>): string | null =>
  RECORD_PAGES.get(attributes.objectApiName)?.(namesIn(attributes)) ?? null;

/** Related records are shown on the record's own page, except those of an account, which have pages of their own. */
function relationshipAddress(attributes: Attributes<'standard__recordRelationshipPage'>): string | null {
  const { objectApiName = ARTICLE_OBJECT, relationshipApiName } = attributes;
  if (objectApiName === 'Account') return OF_ACCOUNT.get(relationshipApiName) ?? null;
  return RECORD_PAGES.get(objectApiName)?.(namesIn(attributes)) ?? null;
}

/** The address of a reference; null for an invalid one, and for a page that the shop does not have. Never throws. */
export function addressOf(reference: unknown): string | null {
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
    case 'standard__managedContentPage':
      return contentAddress(reference.attributes.contentTypeName, reference.attributes.contentKey);
    case 'standard__objectPage':
      return OBJECT_PAGES.get(reference.attributes.objectApiName) ?? null;
    case 'standard__recordRelationshipPage':
      return relationshipAddress(reference.attributes);
  }
}

/** The decoded parts of an address; none if it has a query or a fragment. */
const partsOf = (address: string): readonly string[] =>
  /[?#]/.test(address) ? [] : address.split('/').slice(1).map(decodedPart);

const recordPage = (objectApiName: string, names: Readonly<Record<string, string>>): PageReference => ({
  type: 'standard__recordPage',
  attributes: { objectApiName, ...names },
});

/** The record or content that an address identifies: by name, id, or both. */
function recordAt(address: string): PageReference | undefined {
  const [section, first = '', second, ...more] = partsOf(address);
  if (first === '' || more.length > 0) return undefined;
  switch (section) {
    case 'category':
      return categoryReference({ urlName: first === second ? null : first, id: second ?? '' });
    case 'product':
      return recordPage(PRODUCT_OBJECT, {
        ...(first === second ? {} : { urlName: first }),
        ...(second === undefined ? {} : { recordId: second }),
      });
    case 'article':
      return second === undefined ? recordPage(ARTICLE_OBJECT, { urlName: first }) : undefined;
    case 'content':
      return {
        type: 'standard__managedContentPage',
        attributes: { contentTypeName: first, contentKey: second ?? '' },
      };
    default:
      return undefined;
  }
}

/** The named page at an address; for the login also the page that follows. */
function namedPageAt(address: string): PageReference | undefined {
  const name = [...NAMED_PAGES].find(([, url]) => url === address)?.[0];
  if (name !== undefined) return { type: 'comm__namedPage', attributes: { name } };
  const startUrl = /^\/login\?startUrl=([^&#]+)$/.exec(address)?.[1];
  return startUrl === undefined ? undefined : namedPage('Login', decodedPart(startUrl));
}

/**
 * The reference an address of this site stands for: a named page, the search page, a record, a content, else a web
 * page.
 */
export function referenceOf(address: string): PageReference {
  const known = namedPageAt(address) ?? recordAt(address);
  // Only the shop's canonical spelling is recognised, so that reference and address convert without loss.
  if (known !== undefined && addressOf(known) === address) return known;
  const [path, params = ''] = address.split('?');
  if (path === SEARCH_ADDRESS && !params.includes('#')) {
    const term = new URLSearchParams(params).get('term') ?? '';
    return { type: 'standard__search', attributes: {}, state: { term } };
  }
  return { type: 'standard__webPage', attributes: { url: address } };
}

/** What identifies a reference's record; undefined for other references. */
const recordIn = (reference: PageReference): Attributes<'standard__recordPage'> | undefined =>
  reference.type === 'standard__recordPage' ? reference.attributes : undefined;

/** Whether both refer to the page of the same record, each by id, name or both. */
export function isSameRecord(one: PageReference, other: PageReference): boolean {
  const [a, b] = [recordIn(one), recordIn(other)];
  if (!a || !b || a.objectApiName !== b.objectApiName) return false;
  if (a.recordId !== undefined && b.recordId !== undefined) return a.recordId === b.recordId;
  return (['urlName', 'urlPath'] as const).some((name) => a[name] !== undefined && a[name] === b[name]);
}
