import { makeParts } from '../../../../src/server/features/catalog/publication/makeParts';
import { publishCatalog, publishPrices } from '../../../../src/server/features/catalog/publication/publishCatalog';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openCatalog } from '../../../../src/server/features/catalog/Catalog';
import { recordId } from '../../../../src/contract/ids';
import type { ProductDetail } from '../../../../src/contract/catalog/product';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const versionOf = () => server.app.catalog.state().snapshot.version ?? '';
const inVersion = (productId: string, snapshotId = versionOf(), query = {}) =>
  server.get('productInSnapshot', { productId, snapshotId }, query);

/** Publishes the demo catalogue again, with one product renamed. */
async function publish(version: number, id: string, name: string) {
  const { categories, ...demo } = cachedDemo();
  const products = demo.products.map((product) => (product.id === id ? { ...product, name } : product));
  const made = makeParts({ categories, products, prices: [], stock: [] });
  const versionId = recordId('catalogSnapshot', version);
  await server.app.database.write((db) => publishCatalog(db, versionId, made, server.clock.now() + version));
  await server.app.catalog.reload();
}

describe('inside a version of the catalogue', () => {
  test('a product is the same as outside of it, and a guest keeps it for ever', async () => {
    const { id } = someProduct(server, isSimple);
    const plain = await server.get('product', { productId: id });
    const versioned = await inVersion(id);
    expect(versioned.status).toBe(200);
    expect(versioned.text).toBe(plain.text);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['cache-control']).toBe('private, no-cache');
  });

  test('noCache takes the keeping away', async () => {
    const { id } = someProduct(server, isSimple);
    const answer = await inVersion(id, versionOf(), { noCache: true });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('a refusal is never kept', async () => {
    const answer = await inVersion('01t00000000zzzz');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-cache']);
  });

  test('an unknown version is not found, a malformed one refused', async () => {
    const { id } = someProduct(server, isSimple);
    const unknown = await inVersion(id, recordId('catalogSnapshot', 999));
    expect([unknown.status, unknown.json()]).toMatchObject([404, [{ errorCode: 'NOT_FOUND' }]]);
    const malformed = await inVersion(id, 'yesterday');
    expect([malformed.status, malformed.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
  });

  test('a VAT rate that will change ends the keeping at that moment, and then shows', async () => {
    const { id } = someProduct(server, isSimple);
    const demo = cachedDemo();
    const change = server.clock.now() + 60_000;
    const taxRates = [
      { basisPoints: 550, validFrom: 0, validUntil: change },
      { basisPoints: 1000, validFrom: change, validUntil: null },
    ];
    const products = demo.products.map((product) => (product.id === id ? { ...product, taxRates } : product));
    const taxed = await startTestServer({ content: { ...demo, parts: makeParts({ ...demo, products }) } });
    const read = async () => {
      const snapshotId = taxed.app.catalog.state().snapshot.version ?? '';
      return taxed.get('productInSnapshot', { productId: id, snapshotId });
    };
    const before = await read();
    expect(before.headers['cache-control']).toBe('public, max-age=60, immutable');
    expect(before.json<ProductDetail>().fields?.VatBasisPoints__c).toBe('550');
    taxed.clock.advance(60_000);
    expect((await read()).json<ProductDetail>().fields?.VatBasisPoints__c).toBe('1000');
    await taxed.close();
  });
});

describe('publishing', () => {
  test('shows the new catalogue under a new version, while pages of the last versions still find theirs', async () => {
    const { id, name } = someProduct(server, isSimple);
    const first = versionOf();
    await publish(2, id, 'Beurre nouveau');
    expect(versionOf()).not.toBe(first);
    expect((await server.get('product', { productId: id })).text).toContain('Beurre nouveau');
    expect((await inVersion(id, first)).json<ProductDetail>().fields?.Name).toBe(name);
    expect((await inVersion(id)).json<ProductDetail>().fields?.Name).toBe('Beurre nouveau');
    expect((await server.get('searchProducts', {}, { searchTerm: 'beurre nouveau' })).text).toContain(id);
  });

  test('keeps the version before, and opens another earlier one once for all who ask meanwhile', async () => {
    const states = [1, 2, 3, 4].map((number) => {
      const { snapshot, prices } = server.app.catalog.state();
      return { prices, snapshot: { ...snapshot, version: `v${String(number)}` } };
    });
    const opened: string[] = [];
    let now = 0;
    const catalog = await openCatalog({
      current: () => Promise.resolve(states[now] ?? server.app.catalog.state()),
      versions: () => Promise.resolve({ snapshot: `v${String(now + 1)}`, prices: '' }),
      snapshot: async (version) => {
        opened.push(version);
        await nextTurn();
        return states.find(({ snapshot }) => snapshot.version === version)?.snapshot ?? null;
      },
    });
    for (now = 1; now < states.length; now += 1) await catalog.reload();
    const read = async (version: string) => (await catalog.stateOf(version))?.snapshot.version ?? null;
    expect([await read('v4'), await read('v3'), await read('v2'), opened]).toEqual(['v4', 'v3', 'v2', []]);
    expect(await Promise.all(['v1', 'v1', 'v1'].map(read))).toEqual(['v1', 'v1', 'v1']);
    expect(opened).toEqual(['v1']);
    // A version that does not exist takes up no slot in memory.
    expect([await read('v9'), await read('v1'), await read('v3')]).toEqual([null, 'v1', 'v3']);
    expect(opened).toEqual(['v1', 'v9']);
  });

  test('drops versions nobody asks for any more', async () => {
    const { id } = someProduct(server, isSimple);
    const first = versionOf();
    for (const version of [2, 3, 4]) await publish(version, id, `Version ${version}`);
    expect((await inVersion(id, first)).status).toBe(404);
    const kept = await server.app.database.read
      .selectFrom('catalog_part')
      .select('version')
      .where('part', '=', 'products')
      .distinct()
      .execute();
    expect(kept).toHaveLength(3);
  });

  test('new prices replace the old ones at once and leave the catalogue as it is', async () => {
    const { id } = someProduct(server, isSimple);
    const version = versionOf();
    const price = { productId: id, buyerGroup: null, unitCents: 4242, listCents: null, tiers: [] };
    await server.app.database.write((db) => publishPrices(db, server.webstoreId, 'v2', [price]));
    await server.app.catalog.reload();
    expect((await server.get('price', { productId: id })).json()).toMatchObject({
      unitPrice: '42.42',
      listPrice: null,
    });
    expect(versionOf()).toBe(version);
    const stored = server.app.database.read.selectFrom('catalog_part').select('version').where('part', '=', 'prices');
    expect(await stored.execute()).toEqual([{ version: 'v2' }]);
  });

  test('a catalogue whose records do not fit together is refused', () => {
    const records = cachedDemo();
    const { categories, products } = records;
    const [product] = products;
    const stray = {
      productId: recordId('product', 99_999),
      buyerGroup: null,
      unitCents: 1,
      listCents: null,
      tiers: [],
    };
    expect(() => makeParts({ ...records, categories: [] })).toThrow('unknown category');
    expect(() => makeParts({ ...records, prices: [stray] })).toThrow('price of an unknown product');
    expect(() => makeParts({ ...records, products: product ? [...products, product] : [] })).toThrow('same id');
    const orphan = categories.map((category, index) =>
      index === 0 ? { ...category, parentId: category.id } : category,
    );
    expect(() => makeParts({ ...records, categories: orphan })).toThrow('hangs on no root');
  });

  test('a bundle holds single products alone, each once and in whole pieces; a set may hold bundles too', () => {
    const records = cachedDemo();
    const ofClass = (wanted: string) => records.products.filter(({ productClass }) => productClass === wanted);
    const [bundle, other] = ofClass('Bundle');
    const [set] = ofClass('Set');
    const [parent] = ofClass('VariationParent');
    const [simple] = ofClass('Simple');
    const holding = (whole: typeof bundle, ...contents: readonly (readonly [typeof bundle, number])[]) => {
      const bundleItems = contents.map(([product, quantity]) => ({ productId: product?.id ?? '', quantity }));
      const products = records.products.map((product) =>
        product.id === whole?.id ? { ...product, bundleItems } : product,
      );
      return () => makeParts({ ...records, products });
    };
    expect(holding(bundle, [other, 1])).toThrow('cannot contain');
    expect(holding(bundle, [parent, 1])).toThrow('cannot contain');
    expect(holding(simple, [other, 1])).toThrow('cannot contain');
    expect(holding(set, [parent, 1])).toThrow('cannot contain');
    expect(holding(bundle, [undefined, 1])).toThrow('(unknown)');
    expect(holding(bundle, [simple, 0])).toThrow('no whole number');
    expect(holding(bundle, [simple, 1.5])).toThrow('no whole number');
    expect(holding(bundle, [simple, 1], [simple, 1])).toThrow('contains a product twice');
    expect(holding(set, [bundle, 1])).not.toThrow();
  });
});

test('an answer a client already has is 304 and empty, whatever else it names', async () => {
  const { id } = someProduct(server, isSimple);
  const first = await server.get('product', { productId: id });
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await server.get('product', { productId: id }, {}, { 'if-none-match': `"other", ${etag.slice(2)}` });
  expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
  expect(again.headers['cache-control']).toBe('private, no-cache');
  const changed = await server.get('product', { productId: id }, { excludeMedia: true }, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
});

test('a server without any data answers with an empty shop', async () => {
  const empty = { categories: [], products: [], prices: [], stock: [] };
  const bare = await startTestServer({ content: { ...cachedDemo(), ...empty, parts: makeParts(empty) } });
  expect((await bare.get('categoryChildren', {})).json()).toEqual({ productCategories: [] });
  expect((await bare.get('searchProducts', {}, { searchTerm: 'beurre' })).json()).toMatchObject({
    facets: [],
    productsPage: { total: 0 },
  });
  await bare.close();
});
