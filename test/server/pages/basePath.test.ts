import type { InjectOptions } from 'fastify';
import { CONSENT_COOKIE } from '../../../src/contract/tracking/consent';
import { AUTHENTICATION_PAGES } from '../../../src/contract/authentication/authenticationPages';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { PATHS, pathTo } from '../../../src/contract/paths';
import { framePath } from '../../../src/contract/payment/paymentPaths';
import { GUEST_COOKIE, LANGUAGE_COOKIE, RECORDING_COOKIE, SESSION_COOKIE } from '../../../src/contract/visitorCookies';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { logIn } from '../../support/server/calls/loggedIn';
import { dataIn, linkIn, metaIn } from '../../support/server/pages/pageHead';
import { stateIn } from '../../support/server/pages/stateIn';
import { fromOwnPage } from '../../support/server/testApp';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';

const BASE = '/boutique';
const ORIGIN = 'https://shop.example';
const EMAIL = 'boulangerie@comptoir.example';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop({ settings: { basePath: BASE, publicOrigin: ORIGIN } });
});
afterAll(() => shop.close());

/** Requests an address unchanged. */
const ask = (url: string, options: Omit<InjectOptions, 'url'> = {}) => shop.app.inject({ ...options, url });
/** Requests an address below the base path. */
const askBelow = (url: string, options: Omit<InjectOptions, 'url'> = {}) => ask(BASE + url, options);
/** Stands for the app in helpers that know no base path: adds it to each address that they request. */
const below = {
  inject: ({ url, ...options }: InjectOptions) => askBelow(url as string, options),
};
const loggedIn = () => logIn(below as unknown as WholeShop['app'], EMAIL);
const sendForm = (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
  askBelow(url, {
    method: 'POST',
    headers: { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

const unescaped = (text: string): string => text.replace(/&amp;/g, '&');

/** The addresses in this attribute of a page's elements; those of a list one by one. JSON in the page is left out. */
function namedIn(body: string, attribute: string): readonly string[] {
  const markup = body.replace(/<script type="application\/[^>]*>.*?<\/script>/gs, '');
  return [...markup.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
    ['srcset', 'srcSet', 'data-then'].includes(attribute)
      ? unescaped(value)
          .split(attribute === 'data-then' ? ' ' : /,\s+/)
          .map((part) => part.split(' ')[0] ?? '')
      : [unescaped(value)],
  );
}
const ofThisSite = (addresses: readonly string[]) => [
  ...new Set(addresses.filter((address) => address.startsWith('/'))),
];

function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, ORIGIN);
  return [...pathname.split('/').slice(0, 3), ...searchParams.keys()].join('/');
}

/** The address of every font in tests: fonts are files of a build, which the shop of these tests lacks. */
const OF_A_BUILD = /^\/boutique\/assets\/font\.woff2$/;

const stateTextIn = (body: string): string => JSON.stringify(stateIn(body));

describe('a shop below a base path', () => {
  it('is asked for below it alone: any other address is not found, in plain text, and the path itself leads home', async () => {
    for (const url of ['/', '/cart', '/boutiquex', '/boutiquex/cart', '/assets/x.js', '/%E0%A4%A', PATHS.siteInfo]) {
      const reply = await ask(url);
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 404, 'text/plain; charset=utf-8']);
      expect(reply.body).toBe('This server has nothing outside of /boutique/.\n');
    }
    const order = await ask(LATE_PATHS.login, {
      method: 'POST',
      headers: fromOwnPage,
      payload: { username: 'a', password: 'b' },
    });
    expect(order.statusCode).toBe(404);
    for (const [url, home] of [
      ['/boutique', '/boutique/'],
      ['/boutique?langue=en', '/boutique/?langue=en'],
      ['/%62outique', '/boutique/'],
    ] as const) {
      const reply = await ask(url);
      expect([reply.statusCode, reply.headers.location]).toEqual([308, home]);
    }
    // Calls are answered under the platform's other prefix too, and the page for an address that cannot be decoded has
    // links below the base path.
    expect(
      (
        await askBelow(
          `/webruntime/api${pathTo('sessionContext', { webstoreId: shop.app.webstore.current().webstoreId })}`,
        )
      ).statusCode,
    ).toBe(200);
    const unreadable = await askBelow('/%E0%A4%A');
    expect(unreadable.statusCode).toBe(400);
    expect(ofThisSite(namedIn(unreadable.body, 'href'))).toEqual(['/boutique/', '/boutique/search']);
  });

  it('names it before every link, file, picture and form of its pages, and each of them answers', async () => {
    const home = (await askBelow('/')).body;
    const [category = ''] = ofThisSite(namedIn(home, 'href')).filter((link) => link.startsWith(`${BASE}/category/`));
    const listing = (await ask(category)).body;
    const [product = ''] = ofThisSite(namedIn(listing, 'href')).filter((link) => link.startsWith(`${BASE}/product/`));
    const [productId = ''] = product.split('/').slice(-1);
    const { headers } = await loggedIn();
    const { webstoreId } = shop.app.webstore.current();
    const cartItems = pathTo('cartItems', { webstoreId, cartStateOrId: 'current' });
    const added = await askBelow(cartItems, {
      method: 'POST',
      headers,
      payload: { productId, quantity: '6', type: 'Product' },
    });
    expect([added.statusCode, added.body]).toEqual([201, added.body]);

    const guest = [
      category,
      product,
      ...['/', '/cart', '/login', '/search?term=beurre', '/faq-hub', '/contact-support', '/advice'].map(
        (path) => BASE + path,
      ),
    ];
    const customer = ['/', '/cart', '/account', '/account/addresses/new'].map((path) => BASE + path);
    const pages = await Promise.all([...guest.map((url) => ask(url)), ...customer.map((url) => ask(url, { headers }))]);
    const found = new Map<string, Set<string>>();
    for (const { body } of pages) {
      for (const attribute of ['href', 'src', 'srcset', 'srcSet', 'data-then', 'action']) {
        const known = found.get(attribute) ?? new Set();
        for (const address of ofThisSite(namedIn(body, attribute))) known.add(address);
        found.set(attribute, known);
      }
      for (const [, font = ''] of body.matchAll(/url\(['"]?(\/[^'")]*)/g))
        found.set('url', (found.get('url') ?? new Set()).add(font));
    }
    const all = (attribute: string) => [...(found.get(attribute) ?? [])];
    for (const attribute of ['href', 'src', 'action', 'data-then', 'url']) {
      expect([attribute, all(attribute).length]).not.toEqual([attribute, 0]);
    }
    const named = [...found.values()].flatMap((addresses) => [...addresses]);
    expect(named.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([]);
    expect(named.length).toBeGreaterThan(150);

    const forms = all('action');
    const others = named.filter(
      (address) => !forms.includes(address) && !address.includes('/secur/') && !OF_A_BUILD.test(address),
    );
    // One of each kind: the crawl follows every link, and rendering pictures takes long.
    const asked = new Map(others.map((address) => [kindOf(address), address]));
    expect(asked.size).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const address of asked.values()) {
      const { statusCode, headers: answer } = await ask(address, { headers });
      const goesOn = answer.location;
      const isRight = goesOn === undefined ? statusCode === 200 : goesOn.startsWith(`${BASE}/`);
      if (!isRight) wrong.push(`${address}: ${String(statusCode)} ${goesOn ?? ''}`);
    }
    for (const action of forms) {
      const sent = await ask(action, {
        method: 'POST',
        headers: { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      const read = await ask(action);
      if (sent.statusCode === 404 && read.statusCode !== 200)
        wrong.push(`the form ${action}: ${String(sent.statusCode)}`);
      const { location = BASE } = sent.headers;
      if (!location.startsWith(BASE)) wrong.push(`the form ${action} leads to ${location}`);
    }
    expect(wrong).toEqual([]);
  });

  it('writes it into what it tells search engines of itself where it does not know its own host', async () => {
    const unknown = await openWholeShop({ settings: { basePath: BASE } });
    const home = (await unknown.app.inject(`${BASE}/`)).body;
    await unknown.close();
    expect(linkIn(home, 'canonical')).toBeUndefined();
    expect(dataIn(home)?.['@graph']).toContainEqual(expect.objectContaining({ '@type': 'WebSite', url: `${BASE}/` }));
  });

  it('writes the same state as at the top of its host, but for what the site says of itself', async () => {
    const top = await openWholeShop({ settings: { publicOrigin: ORIGIN } });
    for (const url of ['/', '/search?term=beurre', '/faq-hub']) {
      const [there, here] = [await top.app.inject(url), await askBelow(url)];
      expect(stateTextIn(here.body)).toContain(`"basePath":"${BASE}"`);
      expect(stateTextIn(here.body).replace(`"basePath":"${BASE}"`, '"basePath":""')).toBe(stateTextIn(there.body));
      // The document of a shop at the root of its host mentions no base path either.
      expect(there.body).not.toContain('data-base');
    }
    await top.close();
  });

  it('leads whoever has to log in, and who has, below it, also without scripts', async () => {
    const account = await askBelow('/account/orders?page=2');
    expect([account.statusCode, account.headers.location]).toEqual([
      303,
      `${BASE}/login?startUrl=%2Faccount%2Forders%3Fpage%3D2`,
    ]);
    const credentials = `username=${encodeURIComponent(EMAIL)}&password=${DEMO_PASSWORD}&startUrl=%2Faccount%2Forders`;
    expect((await sendForm(LATE_PATHS.login, credentials)).headers.location).toBe(`${BASE}/account/orders`);
    expect((await sendForm(LATE_PATHS.login, 'username=a&password=b')).headers.location).toMatch(
      /^\/boutique\/login\?/,
    );
    expect((await askBelow('//evil.example/x')).headers.location).toBe(`${BASE}/evil.example/x`);
    expect((await askBelow('/support')).headers.location).toMatch(/^\/boutique\/login\?/);
  });

  it('gives each of its cookies for that path alone', async () => {
    const consent = await sendForm(LATE_PATHS.consents, 'allowed=all');
    const { webstoreId } = shop.app.webstore.current();
    const product = /href="\/boutique\/product\/[^"/]*\/([^"]*)"/.exec((await askBelow('/')).body)?.[1] ?? '';
    const cart = await askBelow(pathTo('cartItems', { webstoreId, cartStateOrId: 'current' }), {
      method: 'POST',
      headers: fromOwnPage,
      payload: { productId: product, quantity: '6', type: 'Product' },
    });
    const login = await askBelow(LATE_PATHS.login, {
      method: 'POST',
      headers: fromOwnPage,
      payload: { username: EMAIL, password: DEMO_PASSWORD },
    });
    const language = await askBelow('/?langue=en');
    const recording = await askBelow(LATE_PATHS.recordings, {
      method: 'POST',
      headers: fromOwnPage,
      payload: { session: 'zuK9TzcoGx_z', isCurrent: true },
    });
    expect(recording.cookies.map(({ name, path }) => [name, path])).toEqual([[RECORDING_COOKIE, `${BASE}/recordings`]]);
    const given = [consent, cart, login, language].flatMap(({ cookies }) => cookies);
    expect(given.map(({ name }) => name)).toEqual(
      expect.arrayContaining([CONSENT_COOKIE, GUEST_COOKIE, SESSION_COOKIE, LANGUAGE_COOKIE]),
    );
    expect(new Set(given.map(({ path }) => path))).toEqual(new Set([BASE]));
  });

  it('says it in the site info, and a log-out below it ends the session and leads home [LNK-15]', async () => {
    const { cookie, headers, token } = await loggedIn();
    expect((await askBelow(PATHS.siteInfo)).json()).toMatchObject({ basePath: BASE });
    const page = await askBelow('/login', { headers });
    const [logout = ''] = namedIn(page.body, 'href').filter((href) => href.includes('/secur/'));
    expect(logout).toBe(`${BASE}/secur/logout.jsp`);
    const reply = await ask(logout, { headers: { cookie } });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${BASE}/`]);
    expect(reply.cookies.find(({ name }) => name === SESSION_COOKIE)).toMatchObject({ value: '', path: BASE });
    const session = pathTo('sessionContext', { webstoreId: shop.app.webstore.current().webstoreId });
    expect((await askBelow(session, { headers: { cookie } })).json()).toMatchObject({ guestUser: true });
    expect((await askBelow(session, { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
  });

  it('is known under it to search engines, in mails, at the bank and to whoever installs it', async () => {
    const home = (await askBelow('/')).body;
    expect(linkIn(home, 'canonical')).toBe(`${ORIGIN}${BASE}/`);
    expect(metaIn(home, 'og:url')).toBe(`${ORIGIN}${BASE}/`);
    expect(home).toContain(`hreflang="en" href="${ORIGIN}${BASE}/?langue=en"`);
    expect(home).toContain(`"url":"${ORIGIN}${BASE}/"`);
    const sitemap = (await askBelow('/sitemap.xml')).body;
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter((address) => !address.startsWith(`${ORIGIN}${BASE}/`))).toEqual([]);
    const robots = (await askBelow('/robots.txt')).body;
    expect(robots).toContain(`Disallow: ${BASE}/cart\n`);
    expect(robots).toContain(`Sitemap: ${ORIGIN}${BASE}/sitemap.xml`);
    expect(robots.match(/Disallow: (?!\/boutique\/)/)).toBeNull();

    await askBelow(LATE_PATHS.passwordRequests, { method: 'POST', headers: fromOwnPage, payload: { email: EMAIL } });
    const [link] = /https:\S+reset-password\S+/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
    expect(link).toMatch(/^https:\/\/shop\.example\/boutique\/reset-password\?token=/);

    const answer = await shop.app.payments.bank.authorize({
      paymentId: 'b1',
      amountCents: 12_345,
      currency: 'EUR',
      returnAddress: '/checkout',
      locale: 'fr-FR',
      signal: new AbortController().signal,
    });
    if (answer.kind !== 'redirectNeeded') throw new Error(answer.kind);
    const bank = await askBelow(answer.url);
    expect(namedIn(bank.body, 'action')).toEqual([expect.stringMatching(/^\/boutique\/payment\/bank\//)]);
    const [bankAnswer = ''] = namedIn(bank.body, 'action');
    const paid = await ask(bankAnswer, {
      method: 'POST',
      headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=cancel&bank=fournil',
    });
    expect(paid.headers.location).toMatch(/^\/boutique\/checkout\?payment=/);

    const manifestAddress = linkIn(home, 'manifest') ?? '';
    expect(manifestAddress).toBe(`${BASE}/manifest.webmanifest`);
    const manifest = (await ask(manifestAddress)).json<
      Readonly<Record<string, unknown>> & { icons: readonly { src: string }[] }
    >();
    const resolved = (address: unknown) => new URL(String(address), ORIGIN + manifestAddress).pathname;
    expect([resolved(manifest['start_url']), resolved(manifest['scope'])]).toEqual([`${BASE}/`, `${BASE}/`]);
    for (const { src } of manifest.icons) expect((await ask(resolved(src))).statusCode).toBe(200);
  });

  it('opens the payment frame, the player, builder and support’s console below it', async () => {
    const frame = (await askBelow(framePath('card', 'fr-FR'))).body;
    expect(frame).toContain('dir="ltr" data-base="/boutique">');
    expect(frame).toMatch(/url\(['"]?\/boutique\/assets\//);
    const headersOf = async (login: string) =>
      (await logIn(below as unknown as WholeShop['app'], `${login}@comptoir.example`)).headers;
    for (const [login, path] of [
      ['builder', '/builder'],
      ['builder', '/builder/contents'],
      ['support', '/replay'],
      ['support', '/support'],
    ] as const) {
      const tool = await askBelow(path, { headers: await headersOf(login) });
      expect([path, tool.statusCode]).toEqual([path, 200]);
      expect(tool.body).toContain('dir="ltr" data-base="/boutique">');
      const named = [...namedIn(tool.body, 'src'), ...namedIn(tool.body, 'href')];
      expect(named).toContain('/boutique/favicon.svg');
      for (const address of named) {
        expect([address, address.startsWith(`${BASE}/`), (await ask(address)).statusCode]).toEqual([
          address,
          true,
          200,
        ]);
      }
    }
    expect((await askBelow(AUTHENTICATION_PAGES.login)).body).toContain(' data-base="/boutique">');
  });
});
