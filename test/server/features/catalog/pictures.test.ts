import { LOGO_CONTENT_KEY } from '../../../../src/contract/content/content';
import { MEDIA_PATH } from '../../../../src/contract/content/contentPaths';
import type { Category } from '../../../../src/contract/catalog/category';
import type { ProductDetail } from '../../../../src/contract/catalog/product';
import { pathTo, withQuery } from '../../../../src/contract/paths';
import type { SearchResult } from '../../../../src/contract/search/search';
import { writeDemo } from '../../../../src/demo/seedDemo';
import { commercePlugins } from '../../../../src/server/callPlugins';
import { makeParts, type PictureRecord, type ProductRecord } from '../../../../src/server/features/catalog';
import { countedIds, startTestApp, testClock, type TestApp } from '../../../support/server/testApp';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import { cachedDemo } from '../../../support/server/testServer';

const DRAWN_KEY = 'a'.repeat(20);
const PICTURES: Readonly<Record<string, PictureRecord | null>> = {
  uploaded: { key: LOGO_CONTENT_KEY },
  foreign: { address: 'https://pictures.example/beurre.jpg' },
  none: null,
  drawn: { key: DRAWN_KEY, drawing: { form: 'tub' } },
};

const { categories, products: demoProducts, ...demo } = cachedDemo();
const open = demoProducts.filter(({ buyerGroups, productClass }) => buyerGroups === null && productClass === 'Simple');
const pictured = Object.entries(PICTURES).map(([name, picture], row): ProductRecord => {
  const product = open[row];
  if (product === undefined) throw new Error('The demo shop has too few products.');
  return { ...product, name, picture };
});
const idOf = (name: string): string => pictured.find((product) => product.name === name)?.id ?? '';
const [shelf] = categories.filter(({ id }) => id === pictured[0]?.categoryIds[0]);
const banner = { address: 'https://pictures.example/rayon.jpg' };

let shop: TestApp;
beforeAll(async () => {
  const clock = testClock();
  const changed = new Map(pictured.map((product) => [product.id, product]));
  const records = {
    categories: categories.map(({ tile: _tile, banner: _banner, ...category }) =>
      category.id === shelf?.id ? { ...category, tile: { key: LOGO_CONTENT_KEY }, banner } : category,
    ),
    products: demoProducts.map((product) => changed.get(product.id) ?? product),
  };
  const database = await openTestDatabase({ clock });
  const content = { ...demo, ...records, parts: makeParts({ ...records, prices: [], stock: [] }) };
  await database.write((db) => writeDemo(db, content, countedIds(), clock.now()));
  // Without the extension that draws pictures.
  shop = await startTestApp({ database, plugins: commercePlugins() });
});
afterAll(() => shop.close());

const ask = async <T>(path: string): Promise<T> => (await shop.app.inject(path)).json<T>();
function productNamed(name: string): Promise<ProductDetail> {
  const { webstoreId } = shop.app.webstore.current();
  return ask<ProductDetail>(pathTo('product', { webstoreId, productId: idOf(name) }));
}

test('a shop that draws nothing shows uploaded pictures and those at other addresses', async () => {
  const uploaded = await productNamed('uploaded');
  expect(uploaded.defaultImage).toMatchObject({
    url: `${MEDIA_PATH}/${LOGO_CONTENT_KEY}`,
    thumbnailUrl: `${MEDIA_PATH}/${LOGO_CONTENT_KEY}?width=400&format=webp`,
  });
  const picture = await shop.app.inject(uploaded.defaultImage?.url ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const foreign = await productNamed('foreign');
  const address = 'https://pictures.example/beurre.jpg';
  expect(foreign.defaultImage).toMatchObject({ url: address, thumbnailUrl: address });
  expect(foreign.mediaGroups?.map(({ mediaItems }) => mediaItems[0]?.url)).toEqual([address, address]);
  expect(foreign.defaultImage?.id).not.toBe(uploaded.defaultImage?.id);
  expect([uploaded.fields?.['Picture__c'], foreign.fields?.['Picture__c']]).toEqual([LOGO_CONTENT_KEY, null]);
});

test('a product without a picture is sold without one', async () => {
  expect(await productNamed('none')).toMatchObject({ defaultImage: null, mediaGroups: [] });
  const { webstoreId } = shop.app.webstore.current();
  const path = withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: 'none' });
  const { productsPage } = await ask<SearchResult>(path);
  expect(productsPage.products.find(({ name }) => name === 'none')?.defaultImage).toBeNull();
});

test('a picture that nothing draws is not found', async () => {
  expect((await productNamed('drawn')).defaultImage?.url).toBe(`${MEDIA_PATH}/${DRAWN_KEY}`);
  expect((await shop.app.inject(`${MEDIA_PATH}/${DRAWN_KEY}`)).statusCode).toBe(404);
});

test('a category has its own pictures, wherever they are', async () => {
  const { webstoreId } = shop.app.webstore.current();
  const category = await ask<Category>(pathTo('category', { webstoreId, categoryId: shelf?.id ?? '' }));
  const urls = category.mediaGroups?.map(({ developerName, mediaItems }) => [developerName, mediaItems[0]?.url]);
  expect(urls).toEqual(
    expect.arrayContaining([
      ['productListImage', `${MEDIA_PATH}/${LOGO_CONTENT_KEY}`],
      ['bannerImage', banner.address],
    ]),
  );
});
