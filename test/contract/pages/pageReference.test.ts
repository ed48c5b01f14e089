import fc from 'fast-check';
import {
  categoryAddress,
  decodedPart,
  isSitePath,
  loginAddress,
  orderAddress,
  productAddress,
  searchAddress,
} from '../../../src/contract/pages/pageReference';
import {
  addressOf,
  categoryReference,
  isSameRecord,
  isValidReference,
  namedPage,
  referenceOf,
} from '../../../src/contract/pages/references';

test('a category address keeps its accents percent-encoded', () => {
  expect(categoryAddress('outils-daide-à-la-vente', '0ZG000000000001AAA', { layout: 'results' })).toBe(
    '/category/outils-daide-%C3%A0-la-vente/0ZG000000000001AAA?layout=results',
  );
});

test('addresses of the other pages', () => {
  expect(productAddress('beurre-doux', '01t1')).toBe('/product/beurre-doux/01t1');
  expect(productAddress(null, '01t1')).toBe('/product/01t1/01t1');
  expect(searchAddress('crème & beurre')).toBe('/search?term=cr%C3%A8me%20%26%20beurre');
  // A lone surrogate cannot be encoded: a page with such a link must render all the same.
  expect(searchAddress('lait \ud83e🥛')).toBe('/search?term=lait%20%EF%BF%BD%F0%9F%A5%9B');
  expect(searchAddress('lait', { page: '2' })).toBe('/search?term=lait&page=2');
  expect(orderAddress('ER37G-VYS2M')).toBe('/order/ER37G-VYS2M');
  expect(loginAddress()).toBe('/login');
  expect(loginAddress('/cart?a=b')).toBe('/login?startUrl=%2Fcart%3Fa%3Db');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'login never leads away to "%s"',
  (url) => {
    expect(isSitePath(url)).toBe(false);
    expect(loginAddress(url)).toBe('/login');
  },
);

test('any url name makes an address of exactly two more parts, from which it can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (urlName) => {
      const parts = categoryAddress(urlName, '0ZG1').split('/');
      expect(parts).toHaveLength(4);
      expect(decodedPart(parts[2] ?? '')).toBe(urlName);
    }),
    { seed: 1530 },
  );
});

test('an address part that is no valid encoding is shown as it is', () => {
  expect(decodedPart('%E0%A4%A')).toBe('%E0%A4%A');
});

test.each([
  { type: 'standard__webPage', attributes: { url: '/faq-hub' } },
  { type: 'standard__managedContentPage', attributes: { contentTypeName: 'news', contentKey: 'MC1' } },
  { type: 'standard__recordPage', attributes: { objectApiName: 'Product2', recordId: '01t1' } },
  { type: 'standard__recordPage', attributes: { objectApiName: 'ProductCategory', urlPath: 'beurres' } },
  { type: 'standard__objectPage', attributes: { objectApiName: 'Order', filterName: 'Recent' } },
  { type: 'comm__namedPage', attributes: { name: 'Home' } },
  { type: 'standard__search', attributes: {}, state: { term: 'lait' } },
])('the complete reference %j is valid [LNK-04]', (reference) => {
  expect(isValidReference(reference)).toBe(true);
  for (const missing of Object.keys(reference.attributes)) {
    expect(isValidReference({ ...reference, attributes: { ...reference.attributes, [missing]: ' ' } })).toBe(false);
  }
});

test.each([
  null,
  undefined,
  'Home',
  7,
  {},
  { type: 'unknown', attributes: {} },
  { type: 'comm__namedPage', attributes: null },
])('the malformed reference %j is invalid and has no address', (reference) => {
  expect(isValidReference(reference)).toBe(false);
  expect(addressOf(reference)).toBeNull();
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'Nowhere', 'login', ' '])(
  'the named page "%s" is none: no address, no error [LNK-04] [LNK-05]',
  (name) => {
    expect(addressOf({ type: 'comm__namedPage', attributes: { name } })).toBeNull();
    expect(addressOf({ type: name, attributes: { name } })).toBeNull();
    expect(addressOf(record({ objectApiName: name, recordId: '0ZG1', urlName: 'x', urlPath: 'x' }))).toBeNull();
  },
);

test('whatever stands in a reference, it has a link or none and never throws [LNK-04]', () => {
  const types = ['standard__webPage', 'comm__namedPage', 'standard__recordPage', 'standard__search', 'constructor'];
  const value = fc.oneof(fc.constantFrom('ProductCategory', 'Product2', 'Login'), fc.anything());
  const names = ['url', 'name', 'objectApiName', 'recordId', 'urlName', 'urlPath', 'term', 'startUrl'];
  const fields = fc.oneof(fc.dictionary(fc.constantFrom(...names), value), fc.anything());
  const given = fc.record({ type: fc.constantFrom(...types), attributes: fields, state: fields }, { requiredKeys: [] });
  fc.assert(
    fc.property(given, (reference) => {
      const address = addressOf(reference);
      expect(address === null || typeof address === 'string').toBe(true);
    }),
    { seed: 1530, numRuns: 2000 },
  );
  // A value that is not a text counts as missing, at any position.
  expect(addressOf({ ...record({ objectApiName: 'ProductCategory', recordId: '0ZG1' }), state: { term: 7 } })).toBe(
    '/category/0ZG1/0ZG1',
  );
  expect(addressOf({ type: 'standard__search', state: { term: 7 } })).toBe('/search');
});

test('the cart, the login and home are named pages; the login’s says where to go afterwards [LNK-05]', () => {
  expect(addressOf(namedPage('Current_Cart'))).toBe('/cart');
  expect(addressOf(namedPage('Home'))).toBe('/');
  expect(addressOf(namedPage('Login'))).toBe('/login');
  expect(addressOf(namedPage('Login', '/cart?page=2'))).toBe('/login?startUrl=%2Fcart%3Fpage%3D2');
  expect(addressOf(namedPage('Login', 'https://evil.example'))).toBe('/login');
});

test.each([
  '/',
  '/cart',
  '/login',
  '/login?startUrl=%2Fcart%3Fpage%3D2',
  '/login?startUrl=%2F%2Fevil.example',
  '/login?refused=1',
  '/search?term=cr%C3%A8me',
  '/category/beurres',
  '/category/outils-daide-%C3%A0-la-vente/0ZG1',
  '/category/0ZG1/0ZG1',
  '/category/beurres/0ZG1?page=2',
  '/category/be%75rres/0ZG1',
  '/category/%E0%A4%A/0ZG1',
  '/category/a/b/c',
  '/product/beurre/01t1',
  '/product/01t1/01t1',
  '/product/cr%C3%A8me',
  '/product/beurre#avis',
  '/article/suivre-une-commande',
  '/article/a/b',
  '/content/recipe/MC1',
  '/content/recipe',
  '/constructor/x',
  '/faq-hub/livraison-reclamation',
  '/advice?x=1',
])('the address %s turns into a reference and back [LNK-03]', (address) => {
  const reference = referenceOf(address);
  expect(isValidReference(reference)).toBe(true);
  expect(addressOf(reference)).toBe(address);
});

test('a breadcrumb is the record page of its category, by url name and id, and says that it is a category path [LNK-06]', () => {
  const attributes = { objectApiName: 'ProductCategory', urlPath: 'beurres', recordId: '0ZG1' };
  const both = { type: 'standard__recordPage', attributes, state: { categoryPath: 'ProductCategory' } };
  expect(categoryReference({ urlName: 'beurres', id: '0ZG1' })).toEqual(both);
  expect(addressOf(both)).toBe('/category/beurres/0ZG1');
  expect(referenceOf('/category/beurres/0ZG1')).toEqual(both);
  expect(categoryReference({ urlName: null, id: '0ZG1' })).toEqual({
    ...both,
    attributes: { objectApiName: 'ProductCategory', recordId: '0ZG1' },
  });
  expect(referenceOf('/category/outils-daide-%C3%A0-la-vente')).toEqual({
    ...both,
    attributes: { objectApiName: 'ProductCategory', urlPath: 'outils-daide-à-la-vente' },
  });
  expect(addressOf(referenceOf('/category/outils-daide-%C3%A0-la-vente'))).toBe(
    '/category/outils-daide-%C3%A0-la-vente',
  );
});

const record = (attributes: Readonly<Record<string, string>>) => ({ type: 'standard__recordPage', attributes });

test('a record is named by object and id, a product and knowledge by url name too, categories of both kinds by url path [LNK-12]', () => {
  const named = ['Product2', 'Knowledge', 'Knowledge__kav', 'ProductCategory', 'DataCategory', 'Account'].map((name) =>
    ['recordId', 'urlName', 'urlPath'].map((by) => isValidReference(record({ objectApiName: name, [by]: 'x' }))),
  );
  const [byName, byPath, byId] = [
    [true, true, false],
    [true, false, true],
    [true, false, false],
  ];
  expect(named).toEqual([byName, byName, byName, byPath, byPath, byId]);
  for (const by of ['recordId', 'urlName', 'urlPath']) expect(isValidReference(record({ [by]: 'x' }))).toBe(false);
  expect(addressOf(record({ objectApiName: 'Product2', recordId: '01t1', urlName: 'beurre' }))).toBe(
    '/product/beurre/01t1',
  );
  expect(addressOf(record({ objectApiName: 'ProductCategory', recordId: '0ZG1', urlPath: 'beurres' }))).toBe(
    '/category/beurres/0ZG1',
  );
  expect(addressOf(record({ objectApiName: 'ProductCategory', recordId: '0ZG1' }))).toBe('/category/0ZG1/0ZG1');
  expect(addressOf(record({ objectApiName: 'Product2', urlName: 'beurre' }))).toBe('/product/beurre');
  expect(addressOf(record({ objectApiName: 'Knowledge__kav', urlName: 'suivre-une-commande' }))).toBe(
    '/article/suivre-une-commande',
  );
  expect(addressOf(record({ objectApiName: 'DataCategory', urlPath: 'compte-client' }))).toBe('/article/compte-client');
  // The shop has no page of this kind.
  expect(addressOf(record({ objectApiName: 'Account', recordId: '0011' }))).toBeNull();
});

test('managed content, object and relationship pages need their attributes, the knowledge variant the url name alone [LNK-13]', () => {
  const valid = (type: string, ...names: string[]) =>
    isValidReference({ type, attributes: Object.fromEntries(names.map((name) => [name, 'x'])) });
  const complete: [string, ...string[]][] = [
    ['standard__managedContentPage', 'contentTypeName', 'contentKey'],
    ['standard__objectPage', 'objectApiName', 'filterName'],
    ['standard__recordRelationshipPage', 'objectApiName', 'recordId', 'relationshipApiName'],
    ['standard__recordRelationshipPage', 'urlName', 'relationshipApiName'],
  ];
  for (const [type, ...names] of complete) {
    expect(valid(type, ...names)).toBe(true);
    for (const left of names)
      expect([left, valid(type, ...names.filter((name) => name !== left))]).toEqual([left, false]);
  }
});

test('pages of content, lists and relations lead to where the shop shows them; what it has no page for leads nowhere [LNK-13]', () => {
  const of = (type: string, attributes: Readonly<Record<string, string>>) =>
    addressOf({ type: `standard__${type}`, attributes });
  const list = (objectApiName: string) => of('objectPage', { objectApiName, filterName: 'Recent' });
  const related = (objectApiName: string, relationshipApiName: string) =>
    of('recordRelationshipPage', { objectApiName, recordId: 'x1', relationshipApiName });
  expect(of('managedContentPage', { contentTypeName: 'recipe', contentKey: 'MC1' })).toBe('/content/recipe/MC1');
  expect(['Order', 'WebCart', 'ContactPointAddress', 'Product2', 'ProductCategory', 'Knowledge'].map(list)).toEqual([
    '/account/orders',
    '/cart',
    '/account/addresses',
    '/search',
    '/sitemap',
    '/faq-hub',
  ]);
  expect([related('ProductCategory', 'ProductCategoryProducts'), related('Product2', 'ProductMedia')]).toEqual([
    '/category/x1/x1',
    '/product/x1/x1',
  ]);
  expect([related('Account', 'Orders'), related('Account', 'Contacts')]).toEqual(['/account/orders', null]);
  expect(of('recordRelationshipPage', { urlName: 'suivre-une-commande', relationshipApiName: 'Topics' })).toBe(
    '/article/suivre-une-commande',
  );
  for (const name of ['constructor', '__proto__', 'toString', 'Campaign']) {
    expect([list(name), related(name, name), related('Account', name)]).toEqual([null, null, null]);
  }
});

test('two references are of one record by its id, or by its name where one of them has no id [LNK-12]', () => {
  const at = (one: string, other: string) => isSameRecord(referenceOf(one), referenceOf(other));
  expect(at('/category/beurres', '/category/beurres/0ZG1')).toBe(true);
  expect(at('/category/0ZG1/0ZG1', '/category/beurres/0ZG1')).toBe(true);
  expect(at('/product/beurre', '/product/beurre/01t1')).toBe(true);
  expect(at('/category/beurres/0ZG1', '/category/beurres/0ZG2')).toBe(false);
  expect(at('/category/beurres', '/product/beurres')).toBe(false);
  expect(at('/category/0ZG1/0ZG1', '/category/beurres')).toBe(false);
  expect(at('/cart', '/cart')).toBe(false);
});
