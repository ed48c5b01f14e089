import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cartCommands, cartReads } from '../../../src/server/features/cart';
import { pageContentSecurityPolicy } from '../../../src/server/http/securityHeaders';
import { recordId } from '../../../src/contract/ids';
import { LISTING_LAYOUT_COOKIE } from '../../../src/contract/pages/listingLayout';
import { categoryAddress, productAddress } from '../../../src/contract/pages/pageReference';
import { pagesHere } from '../../support/server/pages/pagesHere';
import { stateBlockIn, stateIn } from '../../support/server/pages/stateIn';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { productsOf } from '../../support/server/plugins/catalogFixture';

const folder = path.join(__dirname, '../../../public');
const release = {
  id: 'test',
  entries: { begin: ['begin.js'], browser: ['vendor.js', 'browser.js'] },
  chunks: { 'page-home': ['page-home.js'] },
};
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, cartCommands, pages] });
});
afterAll(() => server.close());

const show = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: 'shop.example', ...headers } });

const stateOf = (html: string) =>
  stateIn(html) as {
    readonly api: { readonly queries: Record<string, { status: string; requestId: string }> };
    readonly location: { readonly current: { readonly pathname: string; readonly search: string } };
  };

describe('a rendered page', () => {
  it('has its whole content, its state and its scripts in one document [CON-05]', async () => {
    const page = await show('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/^<!doctype html><html lang="fr" dir="ltr">/);
    expect(page.body.match(/<h1/g)).toHaveLength(1);
    const scripts = ['vendor.js', 'browser.js', 'page-home.js'].map((file) => `/assets/${file}`).join(' ');
    expect(page.body).toContain(
      `<script defer fetchpriority="high" src="/assets/begin.js" data-then="${scripts}"></script>`,
    );
    const state = stateOf(page.body);
    expect(state.location.current.pathname).toBe('/');
    expect(Object.values(state.api.queries).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('has its content before its state, so that a slow connection brings first what is drawn', async () => {
    const { body } = await show('/');
    const parts = ['<style', '<script defer', '<div id="root"><', '</main>', 'id="state"', 'id="vault"', '</body>'];
    const places = parts.map((part) => body.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('says each thing of its state once: a listing’s has less than 45 % of the bytes of its JSON', async () => {
    const [shelf] = server.app.catalog.state().snapshot.categories.childrenOf(null);
    const { body } = await show(categoryAddress(shelf?.urlName ?? '', shelf?.id ?? ''));
    const whole = Buffer.byteLength(JSON.stringify(stateIn(body)));
    expect(whole).toBeGreaterThan(50_000);
    expect(Buffer.byteLength(stateBlockIn(body) ?? '')).toBeLessThan(whole * 0.45);
  });

  it('has the site’s language, writes numbers for its locale and asks its community for the menu [HDR-17]', async () => {
    const { currentLanguage, currentLocale, communityId } = server.app.webstore.current();
    const pricesOf = (html: string) => /\d+([.,])\d{2}[\s\u202f\u00a0]?€|€\d+([.,])\d{2}/.exec(html)?.slice(1, 3);
    const { body } = await show('/');
    expect(pricesOf(body)).toEqual([',', undefined]);
    expect(JSON.stringify(stateOf(body).api.queries)).toContain('navigationMenu');
    try {
      await server.app.webstore.change({ currentLanguage: 'en', currentLocale: 'en_US' });
      const other = (await show('/', { cookie: 'comptoir_guest=forged' })).body;
      expect(other).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
      expect(pricesOf(other)).toEqual([undefined, '.']);
      await server.app.webstore.change({ currentLocale: 'no such locale' });
      expect(pricesOf((await show('/', { cookie: 'comptoir_guest=forged' })).body)).toEqual([',', undefined]);
      // Menus belong to a site: on another site the same name is another menu.
      await server.app.webstore.change({ communityId: recordId('community', 2) });
      const moved = (await show('/', { cookie: 'comptoir_guest=forged' })).body;
      const community = `"communityId":"${recordId('community', 2)}"`;
      expect([JSON.stringify(stateOf(moved)).includes(community), moved.includes('Conseils')]).toEqual([true, true]);
    } finally {
      await server.app.webstore.change({ currentLanguage, currentLocale, communityId });
    }
  });

  it('asks who has not chosen yet which cookies they allow, and nobody else [TRK-02]', async () => {
    const asks = (html: string) => [html.includes('Vos cookies, votre choix'), html.includes('action="/consents"')];
    const chosen = { cookie: 'comptoir_consent=v1.statistics' };
    const address = '/search?term=lait';
    // Also for cached pages: the choice of one browser does not affect the next.
    const answers = [
      await show(address),
      await show(address, chosen),
      await show(address),
      await show(address, chosen),
    ];
    expect(answers.map(({ body }) => asks(body)[0])).toEqual([true, false, true, false]);
    expect(asks(answers[0]?.body ?? '')).toEqual([true, true]);
    expect(answers[0]?.body).toContain(`name="startUrl" value="${address}"`);
    // A choice that was made for another edition of the consent question is ignored.
    expect(asks((await show(address, { cookie: 'comptoir_consent=v0' })).body)[0]).toBe(true);
    try {
      await server.app.webstore.change({ shopperConsentEnabled: false });
      expect(asks((await show(address, { cookie: 'comptoir_guest=forged' })).body)[0]).toBe(false);
    } finally {
      await server.app.webstore.change({ shopperConsentEnabled: true });
    }
  });

  it('allows its own styles by hash, and has no inline script and no style attribute', async () => {
    const page = await show('/');
    const styles = [...page.body.matchAll(/<style([^>]*)>([\s\S]*?)<\/style>/g)];
    expect(styles).toHaveLength(2);
    const texts = styles.map(([, , text = '']) => text);
    expect(texts).not.toContain('');
    expect(page.headers['content-security-policy']).toBe(pageContentSecurityPolicy(texts));
    // The rules common to all pages come first, in an element that no script moves: moved fonts cause a new layout.
    expect(texts.map((text) => text.includes('@font-face'))).toEqual([true, false]);
    expect(styles[0]?.[1]).toBe('');
    expect(texts[0]).not.toMatch(/sc\*|data-styled/);
    expect(page.body).not.toMatch(/<[^>]+\sstyle=/);
    expect(page.body).not.toMatch(/<script(?![^>]*(?:application\/(?:ld\+)?json|src=))/);
  });

  it('is answered by 304 while it is the same, with the same policy', async () => {
    const first = await show('/cart', { cookie: 'comptoir_guest=forged' });
    const again = await show('/cart', {
      cookie: 'comptoir_guest=forged',
      'if-none-match': String(first.headers.etag),
    });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('is sent compressed as its browser takes it, to a visitor for whom it is kept and to one for whom it is not', async () => {
    for (const cookie of ['', 'comptoir_guest=forged']) {
      const plain = await show('/qui-sommes-nous', { cookie });
      const brotli = await show('/qui-sommes-nous', { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' });
      const gzip = await show('/qui-sommes-nous', { cookie, 'accept-encoding': 'br;q=0, gzip' });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect([plain, brotli, gzip].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual(
        [undefined, 'br', 'gzip'].map((encoding) => [encoding, 'accept-encoding']),
      );
      expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
    }
  });

  it('is not found with status 404, and still is a page of the shop [LNK-10]', async () => {
    for (const address of [
      '/nothing/here',
      '/product/beurre/01tXX0000000001AAA',
      '/category/x/0ZGXX0000000001AAA',
      '/product/x/y',
    ]) {
      const page = await show(address);
      expect([address, page.statusCode]).toEqual([address, 404]);
      expect(page.body).toContain('<main');
    }
  });

  it('is not found without being rendered again for the next guest, and holds its own address [LNK-10]', async () => {
    const linesOf = async (address: string, headers?: Record<string, string>) => {
      const before = server.log.length;
      const { statusCode, body } = await show(address, headers);
      return { statusCode, pathname: stateOf(body).location.current.pathname, lines: server.log.length - before };
    };
    const [first, again, other] = [await linesOf('/gone'), await linesOf('/gone'), await linesOf('/gone/too')];
    expect([first, again, other].map(({ statusCode, pathname }) => [statusCode, pathname])).toEqual([
      [404, '/gone'],
      [404, '/gone'],
      [404, '/gone/too'],
    ]);
    // A page that is rendered makes calls, each with a log line of its own.
    expect([first.lines > 1, again.lines, other.lines > 1]).toEqual([true, 1, true]);
    expect((await linesOf('/gone', { cookie: 'comptoir_guest=forged' })).lines).toBeGreaterThan(1);
  });

  it('of a category holds of those below it what its links show, and of products what is read', async () => {
    const { all, childrenOf } = server.app.catalog.state().snapshot.categories;
    const parent = all.find(({ id, parentId }) => parentId === null && childrenOf(id).length > 2);
    if (parent === undefined) throw new Error('The demo shop has no such category.');
    const { body } = await show(categoryAddress(parent.urlName, parent.id));
    const { queries } = stateOf(body).api;
    const dataOf = (endpoint: string): unknown =>
      Object.entries(queries).find(([key]) => key.startsWith(`${endpoint}(`))?.[1];
    const below = JSON.stringify(dataOf('categoryChildren'));
    for (const { name } of childrenOf(parent.id)) expect(below).toContain(name);
    expect(below).not.toMatch(/mediaGroups|Description/);
    // What the call itself takes, and at most 150 bytes for each category.
    expect(Buffer.byteLength(below)).toBeLessThan(400 + 150 * childrenOf(parent.id).length);
    expect(JSON.stringify(dataOf('searchProducts'))).not.toContain('Picture__c');
  });

  it('of a category by its url name alone leads on to the category’s own address, or is not found [LNK-06] [LNK-10]', async () => {
    const own = '/category/outils-daide-%C3%A0-la-vente/';
    for (const headers of [{}, { cookie: 'comptoir_guest=forged' }]) {
      const named = await show('/category/outils-daide-%C3%A0-la-vente?page=2&layout=list', headers);
      expect(named.statusCode).toBe(308);
      const location = String(named.headers.location);
      expect([location.startsWith(own), location.endsWith('?page=2&layout=list')]).toEqual([true, true]);
      expect((await show(location)).statusCode).toBe(200);
    }
    for (const address of ['/category/rien-de-tel', '/category/%20']) {
      const unknown = await show(address);
      expect([address, unknown.statusCode]).toEqual([address, 404]);
      expect(unknown.body.includes('Ce rayon n’existe pas')).toBe(true);
    }
  });

  it('of a product, an article or a content by its name alone leads on to where it stands [LNK-12] [LNK-13]', async () => {
    const [product] = productsOf(server.app.catalog.state().snapshot).filter(({ buyerGroups }) => buyerGroups === null);
    const content = server.app.contents.live().at('/advice/idees-recettes/croissants-pur-beurre-aop');
    if (!product || !content) throw new Error('The shop lacks a product or a content');
    const leadsTo = [
      [`/product/${encodeURIComponent(product.urlName)}`, new RegExp(`^/product/[^/]+/${product.id}$`)],
      ['/article/gerer-mes-cookies', /^\/faq-hub\/compte-client\/gerer-mes-cookies$/],
      [`/content/recipe/${content.contentKey}`, /^\/advice\/idees-recettes\/croissants-pur-beurre-aop$/],
    ] as const;
    for (const [named, own] of leadsTo) {
      const page = await show(named);
      expect([named, page.statusCode, String(page.headers.location)]).toEqual([named, 308, expect.stringMatching(own)]);
      expect((await show(String(page.headers.location))).statusCode).toBe(200);
    }
  });

  it('has breadcrumbs that are links without a script, to home and each category above it [LNK-06]', async () => {
    const { categories } = server.app.catalog.state().snapshot;
    const leaf = categories.all.find(({ id }) => categories.pathTo(id).length > 1);
    const path = categories.pathTo(leaf?.id ?? '');
    const addresses = path.map(({ urlName, id }) => categoryAddress(urlName, id));
    const trailOf = (html: string) => {
      const trail = /<nav aria-label="Fil d’Ariane"[^>]*>(.*?)<\/nav>/.exec(html)?.[1] ?? '';
      return [...trail.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
    };
    const page = await show(addresses.at(-1) ?? '');
    expect(trailOf(page.body)).toEqual(['/', ...addresses.slice(0, -1)]);
  });

  it('never takes a term that looks personal into its state', async () => {
    const refused = await show('/search?term=marie%40example.fr');
    expect([refused.statusCode, refused.headers.location, refused.body]).toEqual([303, '/search', '']);
  });

  it.each([
    ['/?client=marqueuse%40exemple.fr', '/'],
    ['/login?startUrl=%2Fcart%3Fclient%3Dmarqueuse%2540exemple.fr', '/login?startUrl=%2Fcart'],
    ['/marqueuse@exemple.fr', '/-'],
    ['/search?term=beurre&page=4970107111111119', '/search?term=beurre'],
  ])('sends a browser on from an address that looks personal anywhere: %s', async (address, open) => {
    const { statusCode, headers, body } = await show(address);
    expect([statusCode, headers.location, body]).toEqual([303, open, '']);
    expect((await show(open)).statusCode).not.toBe(303);
  });

  it('takes of an address what the page reads, and renders one page whatever else a link carries', async () => {
    const page = await show('/search?client=Marqueuse&term=beurre&utm_source=Marqueuse');
    expect(stateOf(page.body).location.current).toMatchObject({ pathname: '/search', search: '?term=beurre' });
    expect(page.body).not.toContain('Marqueuse');
    expect(page.headers.etag).toBe((await show('/search?term=beurre')).headers.etag);
    expect((await show('/nowhere?client=Marqueuse')).body).not.toContain('Marqueuse');
  });

  it('takes a malformed listing address as the default one with status 200 [LNK-11]', async () => {
    const category = /\/category\/[^"?]+/.exec((await show('/')).body)?.[0] ?? '';
    const page = await show(`${category}?layout=tower&page=-3&refinements=%25%25`);
    expect(page.statusCode).toBe(200);
  });

  it('offers the categories of a search as links that work without scripts, and leads on from one that is gone [SRC-12]', async () => {
    const { body } = await show('/search?term=lait');
    const [address = ''] = /\/search\?term=lait&amp;category=0ZG\w+/.exec(body) ?? [];
    const narrowed = await show(address.replace('&amp;', '&'));
    expect(narrowed.statusCode).toBe(200);
    // The chip that removes the category.
    expect(/<a [^>]*Retirer le filtre [^>]*>/.exec(narrowed.body)?.[0]).toContain(' href="/search?term=lait"');
    const gone = await show('/search?term=lait&category=0ZG00000000zzzzAAA&layout=list');
    expect([gone.statusCode, gone.headers.location]).toEqual([308, '/search?term=lait&layout=list']);
  });

  it('leads from a search for one reference to its product, without scripts too [SRC-04]', async () => {
    const { id, sku, gtin, urlName } = productsOf(server.app.catalog.state().snapshot).filter(
      ({ productClass, buyerGroups }) => productClass === 'Simple' && buyerGroups === null,
    )[0] ?? { id: '', sku: '', gtin: '', urlName: '' };
    for (const term of [sku, gtin]) {
      const found = await show(`/search?term=${term}`);
      expect([found.statusCode, found.headers.location]).toEqual([308, productAddress(urlName, id)]);
    }
    expect((await show(`/search?term=${sku}%20beurre`)).statusCode).toBe(200);
  });

  it('shows a listing in the layout that its browser has chosen, apart from others, unless the address names one [LNK-11]', async () => {
    const chosen = { cookie: `${LISTING_LAYOUT_COOKIE}=list` };
    const layoutOf = async (address: string, headers?: Record<string, string>) => {
      const { body } = await show(address, headers);
      return body.includes('<table') ? 'list' : 'grid';
    };
    const address = '/search?term=beurre';
    // Visitors without a choice get the same page, before and after.
    expect(await layoutOf(address)).toBe('grid');
    expect(await layoutOf(address, chosen)).toBe('list');
    expect(await layoutOf(address)).toBe('grid');
    expect(await layoutOf(`${address}&layout=grid`, chosen)).toBe('grid');
    expect(await layoutOf(address, { cookie: `${LISTING_LAYOUT_COOKIE}=tower` })).toBe('grid');
    // The choice applies to the next listing, also when it is reached from a page without products.
    expect(stateOf((await show('/', chosen)).body)).toMatchObject({ late: { listingLayout: 'list' } });
    expect(stateOf((await show('/')).body)).not.toHaveProperty('late.listingLayout');
  });

  it('shows prices, names and links of goods without JavaScript', async () => {
    const { body } = await show('/');
    const markup = body.slice(body.indexOf('<div id="root">'), body.indexOf('id="state"'));
    expect(markup).toMatch(/href="\/product\/[^"]+"/);
    expect(markup).toMatch(/\d+,\d{2}[\s\u202f\u00a0]€/);
  });
});
