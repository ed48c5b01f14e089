import {
  makeParts,
  pricedIn,
  priceIn,
  recordStock,
  type ProductRecord,
} from '../../../../../src/server/features/catalog';
import path from 'node:path';
import { categoryAddress, productAddress } from '../../../../../src/contract/pages/pageReference';
import { encodeRefinements } from '../../../../../src/contract/search/refinements';
import { cartCommands, cartReads } from '../../../../../src/server/features/cart';
import { pageContentSecurityPolicy } from '../../../../../src/server/http/securityHeaders';
import { pagesHere } from '../../../../support/server/pages/pagesHere';
import { formatMoney } from '../../../../../src/contract/money';
import { isOpen, isSimple, someProduct } from '../../../../support/server/plugins/catalogFixture';
import { logIn } from '../../../../support/server/calls/loggedIn';
import { temporaryFolder } from '../../../../support/server/databases/temporaryFolder';
import { testSettings } from '../../../../support/server/testApp';
import { cachedDemo, startTestServer, type TestServer } from '../../../../support/server/testServer';
import { dataIn, linkIn, metaIn } from '../../../../support/server/pages/pageHead';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { begin: ['begin.js'], browser: ['browser.js'] }, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });
const ORIGIN = 'https://shop.example';
const temporary = temporaryFolder();
const settings = { ...testSettings, publicOrigin: ORIGIN, demoData: true, dataDir: temporary.file('data') };

/** A name that would break out of its place in the markup, if it were written there as it is. */
const HOSTILE = `</script><script>alert(1)</script><!--"><img src=x onerror=alert(2)>' \u2028&amp;`;

const isOrdinary = (product: ProductRecord): boolean => isSimple(product) && product.sku !== hostile.sku;
const [hostile] = cachedDemo().products.filter(isSimple) as [ProductRecord];
function content() {
  const demo = cachedDemo();
  const products = demo.products.map((product) =>
    product.sku === hostile.sku ? { ...product, name: HOSTILE, brand: HOSTILE, description: HOSTILE } : product,
  );
  return { ...demo, parts: makeParts({ ...demo, products }) };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings, content: content(), plugins: [cartReads, cartCommands, pages] });
});
afterAll(async () => {
  await server.close();
  temporary.remove();
});

async function show(url: string, cookie?: string) {
  const { statusCode, body, headers } = await server.app.inject({ url, headers: cookie ? { cookie } : {} });
  const canonical = linkIn(body, 'canonical');
  return { status: statusCode, body, headers, canonical, data: dataIn(body), robots: metaIn(body, 'robots') };
}

const addressOf = ({ urlName, id }: { readonly urlName: string; readonly id: string }) => productAddress(urlName, id);
const tree = () => server.app.catalog.state().snapshot.categories;
function leafAddress() {
  const leaf = tree().category(someProduct(server, isOrdinary).categoryIds[0] ?? '');
  return categoryAddress(leaf?.urlName ?? null, leaf?.id ?? '');
}
const refined = encodeRefinements([{ nameOrId: 'Brand__c', values: ['x'] }]);

it('a page names its one address, whatever else a link to it carries', async () => {
  const product = addressOf(someProduct(server, isOrdinary));
  const id = product.slice(product.lastIndexOf('/') + 1);
  const listing = leafAddress();
  const answers = {
    '/': '/',
    '/?utm_source=letter': '/',
    [product]: product,
    [`${product}?utm_source=letter&gclid=7`]: product,
    [`/product/another-name/${id}`]: product,
    [`/product/another-name/${id.slice(0, 15)}`]: product,
    [listing]: listing,
    [`${listing}?page=2`]: `${listing}?page=2`,
    [`${listing}?page=2&layout=list&sort=PriceAsc&from=letter`]: `${listing}?page=2`,
    [`${listing}?layout=list`]: listing,
    [`${listing}?page=1`]: listing,
    [`${listing}?page=-3`]: listing,
  };
  for (const [asked, own] of Object.entries(answers)) {
    const page = await show(asked);
    expect([asked, page.status, page.canonical, page.robots]).toEqual([asked, 200, ORIGIN + own, undefined]);
    expect(metaIn(page.body, 'og:url')).toBe(ORIGIN + own);
  }
});

it('a page that is not to be found says so, and tells nothing to be shown elsewhere', async () => {
  const product = addressOf(someProduct(server, isOrdinary));
  const { cookie } = await logIn(server.app);
  const builder = await logIn(server.app, 'builder@comptoir.example');
  const asked: readonly (readonly [string, string?])[] = [
    ['/search'],
    ['/search?term=beurre'],
    ['/cart'],
    ['/checkout'],
    ['/order/00000100'],
    ['/login'],
    ['/forgotten-password'],
    ['/reset-password?token=0123456789abcdef'],
    ['/become-customer'],
    ['/become-customer?sent=1'],
    ['/nothing/here'],
    ['/product/beurre/01tXX0000000001AAA'],
    [`${leafAddress()}?refinements=${encodeURIComponent(refined)}`],
    // With a login: a page with prices of its own, one with its company's name, and a preview.
    [product, cookie],
    ['/', cookie],
    ['/?preview=Draft', builder.cookie],
  ];
  for (const [address, logged] of asked) {
    const page = await show(address, logged);
    expect([address, page.robots, page.canonical, page.data]).toEqual([address, 'noindex', undefined, null]);
    expect([address, /og:|twitter:/.test(page.body)]).toEqual([address, false]);
  }
});

it('a product is shown elsewhere with its name, its picture as pixels that are there, the shop and its language', async () => {
  const product = someProduct(server, isOrdinary);
  const { body } = await show(addressOf(product));
  const picture = metaIn(body, 'og:image') ?? '';
  const said = ['og:type', 'og:title', 'og:site_name', 'og:locale', 'twitter:card'].map((name) => metaIn(body, name));
  expect(said).toEqual(['product', product.name, 'Comptoir', 'fr_FR', 'summary_large_image']);
  expect(metaIn(body, 'og:description')).toBe(metaIn(body, 'description'));
  expect(picture.startsWith(`${ORIGIN}/sfsites/c/cms/delivery/media/`)).toBe(true);
  expect(new URL(picture).search).toBe('?width=1200&format=webp');
  const found = await server.app.inject(picture.slice(ORIGIN.length));
  expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('the home page has the shop’s mark for a picture, and says whose site it is and how to search in it', async () => {
  const { body, data } = await show('/');
  expect([metaIn(body, 'og:type'), metaIn(body, 'twitter:card')]).toEqual(['website', 'summary']);
  expect(metaIn(body, 'og:image')).toBe(`${ORIGIN}/sfsites/c/cms/delivery/media/MCCOMPTOIRLOGO?width=1200&format=webp`);
  const mark = await server.app.inject((metaIn(body, 'og:image') ?? '').slice(ORIGIN.length));
  expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(data?.['@graph']).toMatchObject([
    { '@type': 'Organization', name: 'Comptoir', url: `${ORIGIN}/` },
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${ORIGIN}/search?term={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
});

it('a category and a product say the way to them, from the home page', async () => {
  const product = someProduct(server, isOrdinary);
  const above = tree().pathTo(product.categoryIds[0] ?? '');
  const way = [
    ['Accueil', `${ORIGIN}/`],
    ...above.map(({ name, urlName, id }) => [name, ORIGIN + categoryAddress(urlName, id)]),
  ];
  const wayOf = async (address: string) => {
    const list = (await show(address)).data?.['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = list?.['itemListElement'] as readonly { name: string; item: string; position: number }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    return items.map(({ name, item }) => [name, item]);
  };
  expect(await wayOf(leafAddress())).toEqual(way);
  expect(await wayOf(addressOf(product))).toEqual([...way, [product.name, ORIGIN + addressOf(product)]]);
});

const offered = async (address: string) =>
  (await show(address)).data?.['@graph'].find((thing) => thing['@type'] === 'Product');

it('a product has the guest’s price without VAT, and whether there is any of it', async () => {
  const product = someProduct(server, isOrdinary);
  const price = formatMoney(priceIn(pricedIn(server.app.catalog.state(), 'EUR'), product, [])?.unitCents ?? NaN);
  const offer = (availability: string) => ({
    name: product.name,
    sku: product.sku,
    brand: { name: product.brand },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      priceSpecification: { valueAddedTaxIncluded: false },
      availability: `https://schema.org/${availability}`,
    },
  });
  for (const [onHand, availability] of [
    [0, 'OutOfStock'],
    [7, 'InStock'],
  ] as const) {
    await server.app.database.write((db) => recordStock(db, [{ productId: product.id, onHand }]));
    server.clock.advance(10_000);
    expect(await offered(addressOf(product))).toMatchObject(offer(availability));
  }
  const family = someProduct(server, (one) => one.productClass === 'VariationParent' && isOpen(one));
  const lowest = formatMoney(priceIn(pricedIn(server.app.catalog.state(), 'EUR'), family, [])?.unitCents ?? NaN);
  const ofFamily = await offered(addressOf(family));
  expect(ofFamily).toMatchObject({ offers: { '@type': 'AggregateOffer', lowPrice: lowest } });
  expect(ofFamily).not.toHaveProperty('sku');
  expect(ofFamily).not.toHaveProperty('gtin');
});

it('without a public price there is no offer', async () => {
  const product = someProduct(server, (one) => isOrdinary(one));
  const demo = content();
  const prices = demo.prices.filter(({ productId, buyerGroup }) => productId !== product.id || buyerGroup !== null);
  const other = await startTestServer({ settings, content: { ...demo, prices }, plugins: [cartReads, pages] });
  try {
    const { body } = await other.app.inject(addressOf(product));
    const [, data] = dataIn(body)?.['@graph'] ?? [];
    expect(data).toMatchObject({ '@type': 'Product', sku: product.sku });
    expect(data).not.toHaveProperty('offers');
  } finally {
    await other.close();
  }
});

it('a hostile name leaves neither its attribute nor the element of script, and the policy is as it was', async () => {
  const { body, data, headers } = await show(productAddress(hostile.urlName, hostile.id));
  const head = body.slice(0, body.indexOf('</head>'));
  expect(head.match(/<script/g)).toHaveLength(release.entries.begin.length + 1);
  expect(body.match(/<script/g)).toHaveLength(release.entries.begin.length + 3);
  expect(head).not.toMatch(/<img|<!--|onerror=alert\(2\)>/);
  expect(metaIn(body, 'og:title')).toBe(HOSTILE);
  expect(data?.['@graph'].find((thing) => thing['@type'] === 'Product')).toMatchObject({ name: HOSTILE });
  const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  expect(headers['content-security-policy']).toBe(pageContentSecurityPolicy(styles));
});

it('without a public origin a page names no whole address that might be another’s', async () => {
  const other = await startTestServer({ plugins: [cartReads, pages] });
  try {
    const { body } = await other.app.inject('/');
    expect([linkIn(body, 'canonical'), metaIn(body, 'og:url'), metaIn(body, 'og:image')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([metaIn(body, 'og:title'), dataIn(body)?.['@graph'][0]]).toMatchObject([expect.any(String), { url: '/' }]);
  } finally {
    await other.close();
  }
});
