import path from 'node:path';
import { recordId } from '../../../src/contract/ids';
import { categoryAddress, productAddress } from '../../../src/contract/pages/pageReference';
import { cartReads } from '../../../src/server/features/cart';
import { raiseEdition, writeFirstDocument } from '../../../src/server/features/content';
import { pagesHere } from '../../support/server/pages/pagesHere';
import { sitemapOf } from '../../../src/server/pages/sitemap';
import { openSitemap } from '../../../src/server/pages/sitemap/sitemapXml';
import { isOpen, productsOf, someProduct } from '../../support/server/plugins/catalogFixture';
import { testSettings } from '../../support/server/testApp';
import { startTestServer, type TestServer } from '../../support/server/testServer';

const folder = path.join(__dirname, '../../../public');
const release = { id: 'test', entries: { browser: ['browser.js'] }, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });
const ORIGIN = 'https://shop.example';
const settings = { ...testSettings, publicOrigin: ORIGIN, demoData: true };
const PART_SIZE = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings, plugins: [cartReads, sitemapOf(PART_SIZE), pages] });
});
afterAll(() => server.close());

const read = (url: string, headers: Readonly<Record<string, string>> = {}) => server.app.inject({ url, headers });
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** Every address of the sitemap, from all its parts. */
async function allLocations(): Promise<readonly string[]> {
  const parts = locationsIn((await read('/sitemap.xml')).body);
  const bodies = await Promise.all(parts.map(async (part) => (await read(part.slice(ORIGIN.length))).body));
  return bodies.flatMap(locationsIn);
}

it('more addresses than a part has are listed in parts, each address once and whole', async () => {
  const main = await read('/sitemap.xml');
  expect(main.headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(main.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
  const all = await allLocations();
  const parts = locationsIn(main.body);
  expect(parts).toEqual(
    Array.from({ length: Math.ceil(all.length / 2 / PART_SIZE) }, (_, index) => `${ORIGIN}/sitemap/${index + 1}.xml`),
  );
  expect(parts.length).toBeGreaterThan(2);
  // Each page in both languages.
  expect(locationsIn((await read('/sitemap/1.xml')).body)).toHaveLength(2 * PART_SIZE);
  expect(new Set(all).size).toBe(all.length);
  for (const other of [0, parts.length + 1, 1.5, 'x', '1e999']) {
    expect([other, (await read(`/sitemap/${other}.xml`)).statusCode]).toEqual([other, 404]);
  }
});

it('it has what guests find something on: home, live contents with their date, categories and their products', async () => {
  const { snapshot } = server.app.catalog.state();
  const all = new Set(await allLocations());
  const hidden = productsOf(snapshot).filter((product) => !isOpen(product));
  expect(hidden.length).toBeGreaterThan(0);
  for (const product of productsOf(snapshot)) {
    const address = ORIGIN + productAddress(product.urlName, product.id);
    expect([product.sku, all.has(address)]).toEqual([product.sku, isOpen(product)]);
  }
  const categories = snapshot.categories.all.map(({ urlName, id }) => ORIGIN + categoryAddress(urlName, id));
  const documents = server.app.contents.live().all.filter((content) => content.kind === 'document');
  const paths = documents.map(({ document }) => ORIGIN + document.path);
  expect(paths.length).toBeGreaterThan(0);
  expect([`${ORIGIN}/`, ...categories, ...paths].filter((address) => !all.has(address))).toEqual([]);
  const [document] = documents;
  expect((await read('/sitemap/1.xml')).body).toContain(
    `<loc>${paths[0] ?? ''}</loc><lastmod>${new Date(document?.publishedAt ?? 0).toISOString()}</lastmod>`,
  );
});

it('what it names is there for a guest, under this very address', async () => {
  const all = (await allLocations()).map((address) => address.slice(ORIGIN.length));
  const sample = all.filter((_, index) => index % 60 === 0);
  expect(sample.length).toBeGreaterThan(5);
  for (const address of sample) {
    const { statusCode, body } = await read(address);
    expect([address, statusCode]).toEqual([address, 200]);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${address}">`);
    expect(body).not.toContain('noindex');
  }
});

it('it is the same until something changes, and a content that goes live is in it at once', async () => {
  const first = await read('/sitemap/1.xml');
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  const again = { 'if-none-match': String(first.headers.etag) };
  expect((await read('/sitemap/1.xml', again)).statusCode).toBe(304);
  const { webstoreId } = server.app.webstore.current();
  const document = {
    kind: 'page' as const,
    path: '/cartes-d%E2%80%99%C3%A9t%C3%A9',
    title: 'Cartes d’été',
    description: '',
    picture: null,
    position: 1,
    blocks: [],
  };
  const added = { contentKey: 'MCCARTES', managedContentId: recordId('managedContent', 4711), document };
  await server.app.database.write(async (db) => {
    await writeFirstDocument(db, webstoreId, added, server.clock.now());
    await raiseEdition(db, webstoreId);
  });
  await server.app.contents.refresh();
  expect((await read('/sitemap/1.xml', again)).statusCode).toBe(200);
  expect(await allLocations()).toContain(ORIGIN + document.path);
  // A path with the same beginning as the cart's.
  const { body } = await read('/robots.txt');
  expect(body.indexOf(`\nAllow: ${document.path}\n`)).toBeGreaterThan(0);
  expect(body.indexOf(`\nAllow: ${document.path}\n`)).toBeLessThan(body.indexOf('Disallow: /cart\n'));
});

it('robots keep away from what nobody should land on, and read what has to be read to be seen as not to be found', async () => {
  const { body, headers } = await read('/robots.txt');
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'public, max-age=300',
  ]);
  expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, beginning = '']) => beginning);
  const isClosed = (address: string) => closed.some((beginning) => address.startsWith(beginning));
  for (const address of [
    '/cart',
    '/checkout',
    '/pay/0a6000000000001AAA',
    '/account/orders',
    '/login',
    '/search?term=lait',
    '/builder',
    '/support',
    '/replay',
  ]) {
    expect([address, isClosed(address)]).toEqual([address, true]);
  }
  expect(isClosed('/services/data/v65.0/commerce')).toBe(true);
  const product = someProduct(server, isOpen);
  const read200 = [
    productAddress(product.urlName, product.id),
    '/',
    '/assets/browser.js',
    '/sfsites/c/cms/x',
    '/sitemap',
  ];
  for (const address of [...read200, '/order/00000100', '/reset-password?token=x', '/category/x/y?refinements=z']) {
    expect([address, isClosed(address)]).toEqual([address, false]);
  }
});

it('a shop that guests may not browse is closed as a whole, and lists nothing', async () => {
  const { context } = server.app.webstore.current();
  try {
    await server.app.webstore.change({ guestBrowsingEnabled: false });
    expect((await read('/robots.txt')).body).toMatch(/^User-agent: \*\nDisallow: \/\n\n/);
    const { statusCode, body } = await read('/sitemap.xml');
    expect([statusCode, locationsIn(body)]).toEqual([200, []]);
  } finally {
    await server.app.webstore.change({ guestBrowsingEnabled: context.guestBrowsingEnabled });
  }
});

it('it names every page in each language that the site offers, and each of them names the others, as the page itself does', async () => {
  const product = someProduct(server, isOpen);
  const address = ORIGIN + productAddress(product.urlName, product.id);
  const parts = locationsIn((await read('/sitemap.xml')).body).map((part) => part.slice(ORIGIN.length));
  const xml = (await Promise.all(parts.map(async (part) => (await read(part)).body))).join('');
  const links = (one: string) =>
    [...one.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)].map(([, name, href]) => [name, href]);
  const alternates = [
    ['fr', address],
    ['en', `${address}?langue=en`],
  ];
  for (const [, location = ''] of alternates) {
    const [url = ''] = xml.split('\n').filter((line) => line.includes(`<loc>${location}</loc>`));
    expect([location, links(url)]).toEqual([location, alternates]);
  }
  expect(links((await read(`${address}?langue=en`.slice(ORIGIN.length))).body)).toEqual(alternates);
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml">');
});

it('it has the addresses of another language once that is the site’s own', async () => {
  const homes = async () =>
    (await allLocations()).filter((location) => /^\/?(\?langue=\w+)?$/.test(location.replace(ORIGIN, '')));
  const { currentLanguage, currentLocale } = server.app.webstore.current();
  expect(await homes()).toEqual([`${ORIGIN}/`, `${ORIGIN}/?langue=en`]);
  try {
    await server.app.webstore.change({ currentLanguage: 'en', currentLocale: 'en-US' });
    expect([...(await homes())].sort()).toEqual([`${ORIGIN}/`, `${ORIGIN}/?langue=fr`]);
  } finally {
    await server.app.webstore.change({ currentLanguage, currentLocale });
  }
});

it('it lists what a site offers from the moment on at which that is published', async () => {
  const live = server.app.site.live();
  const { document } = live;
  const languages = { ...document.settings.languages, 'en-US': false };
  const frenchAlone = { ...live, document: { ...document, settings: { ...document.settings, languages } } };
  const before = (await allLocations()).length;
  const published = jest.spyOn(server.app.site, 'live').mockReturnValue(frenchAlone);
  const { body } = await read('/sitemap/1.xml');
  expect([locationsIn(body).length, body.includes('xhtml')]).toEqual([PART_SIZE, false]);
  expect(await allLocations()).toHaveLength(before / 2);
  published.mockRestore();
  expect(await allLocations()).toHaveLength(before);
});

describe('the files of a sitemap', () => {
  const alone = {
    origin: ORIGIN,
    languages: [{ name: 'fr', addressOf: (path: string) => ORIGIN + path }],
    partSize: 3,
  };
  const entries = (length: number) => ({
    length,
    entriesFrom: (start: number, end: number) =>
      Array.from({ length }, (_, index) => ({ path: `/${index}`, changedAt: null })).slice(start, end),
  });

  it('are one up to the limit, and a list of parts from one more on', () => {
    const whole = openSitemap(entries(3), alone);
    expect(locationsIn(whole.main())).toEqual([0, 1, 2].map((index) => `${ORIGIN}/${index}`));
    const divided = openSitemap(entries(4), alone);
    expect(locationsIn(divided.main())).toEqual([1, 2].map((part) => `${ORIGIN}/sitemap/${part}.xml`));
    expect([1, 2, 3].map((part) => locationsIn(divided.part(part) ?? '').length)).toEqual([3, 1, 0]);
    expect(divided.part(3)).toBeNull();
  });

  it('are kept for who asks again, but no more than four of them', () => {
    const asked: number[] = [];
    const { entriesFrom, length } = entries(15);
    const counted = {
      length,
      entriesFrom: (start: number, end: number) => {
        asked.push(start / 3 + 1);
        return entriesFrom(start, end);
      },
    };
    const { part } = openSitemap(counted, alone);
    for (const number of [1, 1, 2, 3, 4, 1, 5, 2, 1]) expect(locationsIn(part(number) ?? '')).toHaveLength(3);
    expect(asked).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it('have no character of an address that could be taken for markup', () => {
    const hostile = { length: 1, entriesFrom: () => [{ path: '/a&b</loc><x>"\'', changedAt: null }] };
    expect(openSitemap(hostile, alone).main()).toContain(
      `<url><loc>${ORIGIN}/a&amp;b&lt;/loc&gt;&lt;x&gt;&quot;&#39;</loc></url>`,
    );
  });
});
