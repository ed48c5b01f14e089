import {
  CATEGORY_FIELDS,
  type Category,
  type CategoryChildren,
  type CategoryPath,
} from '../../../../src/contract/catalog/category';
import type { SearchResult } from '../../../../src/contract/search/search';
import { categoryTree } from '../../../../src/server/features/catalog/CategoryTree';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const children = async (query: Readonly<Record<string, string | boolean>> = {}) =>
  (await server.get('categoryChildren', {}, query)).json<CategoryChildren>().productCategories;

test('without a parent the top-level categories come in their order, the sales aids among them [CAT-01]', async () => {
  const top = await children();
  expect(top.length).toBeGreaterThan(5);
  expect(top.every((category) => category.fields?.ParentCategoryId === null)).toBe(true);
  expect(top.map((category) => category.fields?.SortOrder)).toEqual(top.map((_, index) => String(index + 1)));
  expect(top.map((category) => category.urlName)).toContain('outils-daide-à-la-vente');
});

test('a category is found by its url name, accents and all, as by its id; an unknown name is 404 [LNK-06]', async () => {
  const [parent] = (await children()).filter(({ urlName }) => urlName === 'outils-daide-à-la-vente');
  const byId = await server.get('category', { categoryId: parent?.id ?? '' });
  const byName = await server.get('namedCategory', { urlName: 'outils-daide-à-la-vente' });
  expect([byName.status, byName.json<Category>()]).toEqual([200, byId.json<Category>()]);
  const unknown = await server.get('namedCategory', { urlName: 'rien-de-tel' });
  expect([unknown.status, unknown.json<readonly { errorCode: string }[]>()[0]?.errorCode]).toEqual([
    404,
    'ITEM_NOT_FOUND',
  ]);
});

test('of several categories of one url name the uppermost goes by it [LNK-06]', () => {
  const record = (id: string, parentId: string | null, sortOrder: number) => ({
    ...{ id, parentId, sortOrder, urlName: id === 'top' ? 'haut' : 'beurres' },
    ...{ name: id, description: '' },
  });
  const tree = categoryTree([record('deep', 'second', 1), record('second', 'top', 2), record('top', null, 1)]);
  expect([tree.named('beurres')?.id, tree.named('haut')?.id, tree.named('constructor')]).toEqual([
    'second',
    'top',
    undefined,
  ]);
});

test('below a parent come its own children, with the fields asked for [CAT-01]', async () => {
  const [parent] = await children();
  const below = await children({ parentProductCategoryId: parent?.id ?? '', fields: 'Name,ParentCategoryId' });
  expect(below.length).toBeGreaterThan(1);
  for (const category of below) {
    expect(category.fields).toEqual({ Name: expect.any(String) as unknown, ParentCategoryId: parent?.id });
  }
});

test('a category has all its fields as texts, and a picture; its number of products is what its listing finds [CAT-01]', async () => {
  const [parent] = await children();
  const answer = await server.get('category', { categoryId: parent?.id ?? '' });
  expect(answer.status).toBe(200);
  const category = answer.json<Category>();
  expect(Object.keys(category.fields ?? {}).sort()).toEqual([...CATEGORY_FIELDS].sort());
  expect(category.fields?.IsNavigational).toBe('true');
  expect(category.mediaGroups?.[0]?.mediaItems[0]?.url).toMatch(/media\/[0-9a-f]{20}$/);
  const listing = (await server.get('searchProducts', {}, { categoryId: category.id })).json<SearchResult>();
  expect(category.fields?.NumberOfProducts).toBe(String(listing.productsPage.total));
});

test('excludeFields, excludeMedia, fields and mediaGroups act on a category', async () => {
  const [{ id } = { id: '' }] = await children();
  const category = async (query: Readonly<Record<string, string | boolean>>) =>
    (await server.get('category', { categoryId: id }, query)).json<Category>();
  expect(await category({ excludeFields: true })).not.toHaveProperty('fields');
  expect(await category({ excludeMedia: true })).not.toHaveProperty('mediaGroups');
  expect(Object.keys((await category({ fields: 'Name' })).fields ?? {})).toEqual(['Name']);
  expect((await category({ mediaGroups: 'productDetailImage' })).mediaGroups).toHaveLength(1);
});

test('a category by itself has a wide picture for its head; one of several has not', async () => {
  const [listed] = await children();
  const category = (await server.get('category', { categoryId: listed?.id ?? '' })).json<Category>();
  const usage = (of: Category | undefined) => of?.mediaGroups?.map(({ usageType }) => usageType);
  expect(usage(category)).toEqual(['Listing', 'Standard', 'Banner']);
  expect(usage(listed)).toEqual(['Listing', 'Standard']);
  // This category has a picture of its own, described by its title alone; one below it shows a product's.
  const tile = listed?.mediaGroups?.[0]?.mediaItems[0];
  expect([tile?.title, tile?.alternateText]).toEqual([listed?.fields?.Name, '']);
  const [below] = await children({ parentProductCategoryId: category.id });
  expect(below?.mediaGroups?.[0]?.mediaItems[0]?.alternateText).not.toBe('');
  const wanted = await server.get('category', { categoryId: category.id }, { mediaGroups: 'bannerImage' });
  expect(usage(wanted.json<Category>())).toEqual(['Banner']);
});

test('the path of a category leads from the root to itself [CAT-02]', async () => {
  const [top] = await children();
  const [middle] = await children({ parentProductCategoryId: top?.id ?? '' });
  const [leaf] = await children({ parentProductCategoryId: middle?.id ?? '' });
  const answer = await server.get('categoryPath', { categoryId: leaf?.id.slice(0, 15) ?? '' });
  const { path } = answer.json<CategoryPath>();
  expect(path.map(({ id }) => id)).toEqual([top?.id, middle?.id, leaf?.id]);
  expect(path[0]).toEqual({
    id: top?.id,
    name: top?.fields?.Name,
    description: top?.fields?.Description,
    urlName: top?.urlName,
  });
});

test('an unknown category is not found, a malformed id is refused', async () => {
  const unknown = '0ZG00000000zzzz';
  for (const answer of [
    await server.get('category', { categoryId: unknown }),
    await server.get('categoryPath', { categoryId: unknown }),
    await server.get('categoryChildren', {}, { parentProductCategoryId: unknown }),
    await server.get('searchProducts', {}, { categoryId: unknown }),
  ]) {
    expect([answer.status, answer.json()]).toMatchObject([404, [{ errorCode: 'ITEM_NOT_FOUND' }]]);
  }
  for (const answer of [
    await server.get('category', { categoryId: 'butter' }),
    await server.get('categoryPath', { categoryId: '01t000000000001' }),
    await server.get('categoryChildren', {}, { parentProductCategoryId: 'butter' }),
    await server.get('searchProducts', {}, { categoryId: 'butter' }),
  ]) {
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
  }
});
