import { LATE_PATHS } from '../../../src/contract/latePaths';
import { standBelow } from '../../../src/contract/pages/basePath';
import type { NavigationProperties, RibbonProperties } from '../../../src/contract/site/siteConfiguration';
import { cartReads } from '../../../src/server/features/cart';
import { renderPage } from '../../../src/server/pages/rendering/renderPage';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { cachedDemo, startTestServer, type TestServer } from '../../support/server/testServer';
import { serverHttp } from '../../support/server/calls/serverHttp';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads] });
  await Promise.all([loadAllPages(), loadAllLazy()]);
});
afterEach(() => {
  standBelow('');
});
afterAll(() => server.close());

/** The styles of a page of a site with these settings, including values that cannot be saved. */
async function stylesWith(
  ribbon: Partial<RibbonProperties>,
  navigation: Partial<NavigationProperties> = {},
): Promise<string> {
  const real = serverHttp(server);
  const { menus: _menus, shop: _shop, ...site } = cachedDemo().site;
  const said = JSON.stringify({
    ...site,
    ribbon: { ...site.ribbon, ...ribbon },
    navigation: { ...site.navigation, ...navigation },
  });
  const { html } = await renderPage(
    '/search',
    async (request) => {
      const answer = await real(request);
      return request.url.startsWith(LATE_PATHS.siteConfiguration) ? { ...answer, text: said } : answer;
    },
    { id: 'test', entries: {}, chunks: {} },
  );
  return /<style[^>]*>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
}

it('the page as it arrives has the ribbon’s colours; what is no six-digit hex value is the default one [RIB-03]', async () => {
  expect(await stylesWith({ hexcolor: '#123abc', hexTextColor: '#FEDcba' })).toContain(
    ':root{--hexcolor:#123abc;--hex-text-color:#FEDcba;',
  );
  for (const wrong of ['#fff', 'red', '#12345g', '#1234567', '', 'red;}*{display:none']) {
    expect(await stylesWith({ hexcolor: wrong, hexTextColor: wrong })).toContain(
      ':root{--hexcolor:#0a3629;--hex-text-color:#fbf8f1;',
    );
  }
});

it('the page as it arrives has no hamburger where none is wanted, and on large screens one where there is a list', async () => {
  expect(await stylesWith({})).not.toMatch(/#header\{[^}]*--menu-trigger/);
  expect(await stylesWith({}, { showMobileTrigger: false, listView: true })).toMatch(/#header\{--menu-trigger:none;\}/);
  expect(await stylesWith({}, { listView: true })).toMatch(/#header\{--menu-trigger-large:inline-flex;\}/);
});

it('the page as it arrives loads its fonts from below its own base path, whichever shop was rendered before', async () => {
  for (const basePath of ['', '/boutique', '/other', '']) {
    standBelow(basePath);
    const fonts = [...(await stylesWith({})).matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address);
    expect([basePath, new Set(fonts)]).toEqual([basePath, new Set([`${basePath}/assets/font.woff2`])]);
  }
});
