import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LOGO_CONTENT_KEY } from '../../../../src/contract/content/content';
import type { HeaderProperties } from '../../../../src/contract/site/siteConfiguration';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
let warned: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(async () => {
  warned.mockRestore();
  await server.close();
});

/** A shop with these settings of the header. */
async function openWith(header: Partial<HeaderProperties>, change?: (server: TestServer) => Promise<unknown>) {
  const demo = cachedDemo();
  const site = { ...demo.site, header: { ...demo.site.header, ...header } };
  server = await startShopServer({ content: { ...demo, site } });
  await change?.(server);
  const shop = await openShop(server, '/search');
  const link = within(screen.getByRole('banner')).getAllByRole('link')[1];
  const contentCalls = shop.calls.filter((call) => call.includes('/cms/delivery/'));
  // Other warnings of the page do not matter here.
  const warnings = () => warned.mock.calls.flat().filter((line) => String(line).includes('logo'));
  return { ...shop, link, contentCalls, warnings };
}

it('without a builder’s word it is the shop’s own mark, called by a default text, and leads home [HDR-03]', async () => {
  const { link, contentCalls, warnings } = await openWith({});
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual(['/', 'Page d’accueil']);
  expect([contentCalls, warnings()]).toEqual([[], []]);
});

it('it is read by channel and content key, or by site where there is no channel; the builder’s text replaces its own [HDR-03] [HDR-11]', async () => {
  const byChannel = await openWith({ logoContentKey: LOGO_CONTENT_KEY });
  const { channelId, siteId } = server.app.webstore.current();
  const picture = screen.getByRole('img', { name: 'Comptoir, page d’accueil' });
  expect(picture.closest('a')?.getAttribute('href')).toBe('/');
  expect([picture.getAttribute('src'), picture.getAttribute('width')]).toEqual([
    `/sfsites/c/cms/delivery/media/${LOGO_CONTENT_KEY}`,
    '122',
  ]);
  expect((await server.app.inject(picture.getAttribute('src') ?? '')).headers['content-type']).toBe('image/svg+xml');
  expect(byChannel.contentCalls).toEqual([
    `GET /services/data/v65.0/connect/cms/delivery/channels/${channelId}/contents/${LOGO_CONTENT_KEY} `,
  ]);
  byChannel.unmount();
  await server.close();

  const chosen = { logoContentKey: LOGO_CONTENT_KEY, logoAltText: 'Le Comptoir, accueil' };
  const bySite = await openWith(chosen, ({ app }) => app.webstore.change({ channelId: '' }));
  expect(screen.getByRole('img', { name: 'Le Comptoir, accueil' })).toBeTruthy();
  expect(bySite.contentCalls).toEqual([
    `GET /services/data/v65.0/connect/sites/${siteId}/cms/delivery/contents/${LOGO_CONTENT_KEY} `,
  ]);
  expect(bySite.warnings()).toEqual([]);
});

it('a content that is not there leaves its text and one line in the console, on every page [HDR-11] [ERR-08]', async () => {
  const { link, user, warnings } = await openWith({ logoContentKey: 'MCNOSUCHLOGO' });
  expect([link?.textContent, link?.querySelector('img')]).toEqual(['Page d’accueil', null]);
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(warnings()).toEqual(['The logo could not be loaded: MCNOSUCHLOGO']));
});

it('a picture that does not load leaves its text and one line in the console [HDR-11] [ERR-08]', async () => {
  const { link, warnings } = await openWith({ logoUrl: '/media/broken.png', logoAltText: 'Comptoir' });
  const picture = screen.getByRole('img', { name: 'Comptoir' });
  expect(warnings()).toEqual([]);
  fireEvent.error(picture);
  expect([link?.textContent, link?.querySelector('img')]).toEqual(['Comptoir', null]);
  expect(warnings()).toEqual(['The logo could not be loaded: /media/broken.png']);
});
