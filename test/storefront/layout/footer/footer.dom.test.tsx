import { screen, within } from '@testing-library/react';
import type { MenuItem } from '../../../../src/contract/catalog/menu';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { visit } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';

const item = (
  label: string,
  actionType: string,
  actionValue: string | null,
  more: Partial<MenuItem> = {},
): MenuItem => ({
  actionType,
  actionValue,
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
  ...more,
});

const columns = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((name) =>
  item(name, 'MenuLabel', null, {
    subMenu: [
      item(`Rayon ${name}`, 'InternalLink', '/search'),
      item(`Ailleurs ${name}`, 'ExternalLink', 'https://ailleurs.example/', { target: 'NewWindow' }),
      item(`Piège ${name}`, 'ExternalLink', 'javascript:alert(1)'),
    ],
  }),
);

let server: TestServer;
/** A server whose footer has the demo's own columns. */
let withAccountLinks: TestServer;
beforeAll(async () => {
  const demo = cachedDemo();
  const { footer, menus } = demo.site;
  const site = {
    ...demo.site,
    footer: { ...footer, checkoutColumnsMenu: 'Columns', legalText: 'RCS Rennes 000 000 000', copyrightYear: 2031 },
    menus: { ...menus, Columns: columns },
  };
  server = await startShopServer({ content: { ...demo, site } });
  withAccountLinks = await startShopServer({ content: demo });
});
afterAll(() => Promise.all([server.close(), withAccountLinks.close()]));

let opened: jest.SpyInstance;
beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => opened.mockRestore());

const region = () => document.getElementById('footer') ?? document.body;
const foot = () => within(region());

it('every page ends with the full checkout footer and the columns below it, home too [HDR-01] [FTR-02]', async () => {
  for (const address of ['/', '/search', '/cart', '/login', '/nowhere']) {
    const { container, unmount } = await openShop(server, address);
    const regions = [
      ...container.querySelectorAll('[aria-label="Livraison et service client"], #header, main, #footer'),
    ];
    expect(regions.map(({ tagName }) => tagName)).toEqual(['SECTION', 'HEADER', 'MAIN', 'FOOTER']);
    const banners = within(foot().getByRole('region', { name: 'Nos engagements' }));
    expect(banners.getAllByRole('listitem').map((banner) => plain(banner.querySelector('h3')?.textContent))).toEqual([
      'Livré le jour que vous choisissez',
      'Un imprévu, une question ?',
      'Vos coordonnées bancaires protégées',
      'Vos commandes refaites en un geste',
    ]);
    for (const banner of banners.getAllByRole('listitem')) expect(banner.querySelector('p')?.textContent).toBeTruthy();
    expect(banners.getByRole('link').getAttribute('href')).toBe('tel:+33970000000');
    const rest = foot().getByRole('navigation', { name: 'Nos rayons' });
    const order = banners.getByRole('link').compareDocumentPosition(rest);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(plain(region().textContent)).toContain('© 2031 Comptoir');
    unmount();
  }
});

it('the checkout ends with the compact one alone: a line of text and six links [HDR-01] [FTR-03]', async () => {
  const { container } = await openShop(server, '/checkout');
  expect(container.querySelectorAll('#footer')).toHaveLength(1);
  expect(
    foot()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Besoin d’aide\u00a0?', '/faq-hub'],
    ['Livraison et réclamations', '/faq-hub/livraison-reclamation'],
    ['Conditions générales de vente', '/faq-hub'],
    ['Mentions légales', '/mentions-legales'],
    ['Vie privée', '/politique-de-protection-de-la-vie-privee'],
    ['Gérer mes cookies', '/politique-cookies'],
  ]);
  expect(container.querySelectorAll('#footer p')).toHaveLength(1);
  expect(container.querySelectorAll('#footer :is(h2, h3, section, button, svg)')).toHaveLength(0);
});

it('four of the builder’s columns show; their links go by the router, or into a window that learns nothing, or nowhere [FTR-08] [LNK-08] [LNK-09]', async () => {
  const { user, address } = await openShop(server, '/');
  const links = within(foot().getByRole('navigation', { name: 'Liens utiles' }));
  expect(links.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Un',
    'Deux',
    'Trois',
    'Quatre',
  ]);
  expect(links.queryByRole('link', { name: 'Piège Un' })).toBeNull();
  const outside = links.getByRole('link', { name: 'Ailleurs Un (nouvelle fenêtre)' });
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  await user.click(outside);
  expect(opened.mock.calls).toEqual([['https://ailleurs.example/', '_blank', 'noopener,noreferrer']]);
  await user.click(links.getByRole('link', { name: 'Rayon Deux' }));
  await screen.findByRole('heading', { level: 1, name: /catalogue|recherche|produits/i });
  expect(address()).toBe('/search');
});

it('the website’s link has an icon, the legal line is the builder’s, and the cookie settings are asked for by an event [FTR-09] [FTR-10]', async () => {
  const { user, actions, address } = await openShop(server, '/');
  const website = foot().getByRole('link', { name: /^Le site de Comptoir/ });
  expect([website.getAttribute('href'), website.querySelector('svg') !== null]).toEqual([
    'https://www.comptoir.example/',
    true,
  ]);
  await user.click(website);
  expect(opened).toHaveBeenCalledWith('https://www.comptoir.example/', '_blank', 'noopener,noreferrer');
  expect(foot().getByText('RCS Rennes 000 000 000')).toBeTruthy();

  const heard: Event[] = [];
  const listen = (event: Event) => {
    heard.push(event);
    event.preventDefault();
  };
  window.addEventListener('executeCookies', listen);
  await user.click(foot().getByRole('link', { name: 'Gérer mes cookies' }));
  window.removeEventListener('executeCookies', listen);
  expect(heard.map(({ bubbles, composed }) => [bubbles, composed])).toEqual([[true, true]]);
  expect(actions.filter(({ type }) => type === 'footer/cookieSettingsRequested')).toHaveLength(1);
  // A listener shows the settings: the shopper stays on the page.
  expect(address()).toBe('/');
});

it('offers who is logged in no login, no registration and no new password; a guest has all three', async () => {
  const ofGuests = ['/login', '/become-customer', '/forgotten-password'];
  const hrefs = () =>
    foot()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
  const guests = await openShop(withAccountLinks, '/');
  expect(hrefs()).toEqual(expect.arrayContaining([...ofGuests, '/account/orders']));
  guests.unmount();
  await openShop(withAccountLinks, '/', { browser: await visit(withAccountLinks, 'boulangerie@comptoir.example') });
  expect(hrefs().filter((href) => ofGuests.includes(href))).toEqual([]);
  expect(hrefs()).toContain('/account/orders');
});

it('no link of the full footer leads nowhere', async () => {
  const { statusOf } = await openShop(server, '/search');
  const hrefs = foot()
    .getAllByRole('link')
    // The destinations of these columns are the builder's.
    .filter((link) => link.closest('[aria-labelledby^="footer-column-"]') === null)
    .map((link) => link.getAttribute('href') ?? '');
  // Without a listener the cookie settings are a page of the editorial contents.
  const inside = hrefs.filter((href) => href.startsWith('/') && href !== '/politique-cookies');
  expect(inside.length).toBeGreaterThanOrEqual(15);
  for (const href of inside) expect([href, await statusOf(href)]).toEqual([href, 200]);
  expect(hrefs.filter((href) => href === '')).toEqual([]);
});

it('below them are the builder’s columns, the year, and links to the company’s other sites [FTR-01] [FTR-06] [FTR-07]', async () => {
  const { user } = await openShop(server, '/');
  const titles = ['Recettes & Conseils', "Besoin d'aide ?", 'A propos', 'Infos légales'];
  const links = titles.map((name) => within(foot().getByRole('navigation', { name })).getAllByRole('link'));
  expect(links.map((list) => list.length)).toEqual([3, 6, 4, 5]);
  const legal = links[3]?.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(legal).toContainEqual(['Conditions générales de vente', '/faq-hub']);
  expect(legal?.at(-1)?.[0]).toBe('Gestion des données personnelles');
  expect(foot().getByText('© 2031 Comptoir')).toBeTruthy();
  for (const [name, address] of [
    [/^Suivez Comptoir/, 'https://social.comptoir.example/'],
    [/^Le site de Comptoir/, 'https://www.comptoir.example/'],
  ] as const) {
    const link = foot().getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, 'noopener noreferrer']);
    await user.click(link);
    expect(opened).toHaveBeenLastCalledWith(address, '_blank', 'noopener,noreferrer');
  }
});

it('leads to the menu where the builder has left the hamburger out; the menu says that it closed, and the focus comes back [NAV-09] [NAV-23]', async () => {
  const { user, unmount } = await openShop(server, '/search');
  expect(foot().queryByRole('link', { name: 'Toute la navigation' })).toBeNull();
  unmount();

  const demo = cachedDemo();
  const navigation = { ...demo.site.navigation, showMobileTrigger: false };
  const bare = await startShopServer({ content: { ...demo, site: { ...demo.site, navigation } } });
  await openShop(bare, '/search');
  const link = foot().getByRole('link', { name: 'Toute la navigation' });
  expect(link.getAttribute('href')).toBe('#menu');
  const closings: unknown[] = [];
  const listen = (event: Event) => closings.push(event instanceof CustomEvent ? (event.detail as unknown) : null);
  document.addEventListener('closemobile', listen);
  await user.click(link);
  await screen.findByRole('dialog', { name: 'Navigation principale' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closings).toEqual([{ mobileMenuOpened: false }]);
  expect(document.activeElement).toBe(link);
  document.removeEventListener('closemobile', listen);
  await bare.close();
});
