import { screen, waitFor, within } from '@testing-library/react';
import type { MenuItem } from '../../../../src/contract/catalog/menu';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import * as page from '../../../../src/storefront/platform/page/document';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

jest.mock('../../../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<typeof page>('../../../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
}));
const leaveFor = jest.mocked(page.leaveFor);

const item = (label: string, actionType: string, actionValue: string, more: Partial<MenuItem> = {}): MenuItem => ({
  actionType,
  actionValue,
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
  ...more,
});

let server: TestServer;
let opened: jest.SpyInstance;
beforeAll(async () => {
  const demo = cachedDemo();
  const { header, menus, settings } = demo.site;
  const entries = [
    item('Catalogue', 'InternalLink', '/search', {
      imageUrl: 'https://images.example/a.png',
      subMenu: [item('Panier', 'InternalLink', '/cart')],
    }),
    item('Catalogue à part', 'InternalLink', '/search', { target: 'NewWindow' }),
    item('Ancien outil', 'InternalLink', '/outil/apex/Devis?id=1'),
    item('Ailleurs', 'ExternalLink', 'https://ailleurs.example/', { target: 'NewWindow' }),
    item('Ailleurs ici', 'ExternalLink', 'https://ailleurs.example/ici'),
    item('Changer', 'Modal', 'AccountSelection'),
  ];
  const site = {
    ...demo.site,
    settings: { ...settings, serverPagePrefix: '/outil/apex/' },
    menus: { ...menus, [header.profileMenu]: entries },
  };
  server = await startShopServer({ content: { ...demo, site } });
});
afterAll(() => server.close());
beforeEach(() => {
  leaveFor.mockClear();
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => opened.mockRestore());

it('each type of entry does its own thing: page, window, another server’s page, dialog, way out [PRF-02] [LNK-02]', async () => {
  const shop = await openShop(server, '/login?startUrl=%2Fcart');
  const { user, address } = shop;
  await user.type(screen.getByLabelText('Adresse e-mail'), 'hotel@comptoir.example');
  await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe('/cart'));
  const header = within(document.querySelector('header') ?? document.body);
  const trigger = (await header.findByText('Hôtels de la Falaise')).closest('summary');
  const menu = within(trigger?.closest('details') ?? document.body);
  const choose = async (name: string) => {
    if (trigger) await user.click(trigger);
    await user.click(menu.getByText(name));
    expect(trigger?.closest('details')?.open).toBe(false);
  };
  await menu.findByText('Ailleurs');
  expect(
    menu
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual([
    'CataloguePanier',
    'Panier',
    'Catalogue à part (nouvelle fenêtre)',
    'Ancien outil',
    'Ailleurs (nouvelle fenêtre)',
    'Ailleurs ici',
    'Changer',
    'Se déconnecter',
  ]);
  expect(menu.getByText('Catalogue').querySelector('img')?.getAttribute('src')).toBe('https://images.example/a.png');

  await choose('Catalogue');
  await waitFor(() => expect(address()).toBe('/search'));
  await choose('Panier');
  await waitFor(() => expect(address()).toBe('/cart'));
  expect([opened.mock.calls, leaveFor.mock.calls]).toEqual([[], []]);

  for (const name of ['Catalogue à part', 'Ailleurs', 'Ailleurs ici']) await choose(name);
  expect(opened.mock.calls).toEqual([
    ['/search', '_blank', 'noopener,noreferrer'],
    ['https://ailleurs.example/', '_blank', 'noopener,noreferrer'],
    ['https://ailleurs.example/ici', '_self', 'noopener,noreferrer'],
  ]);
  expect(menu.getByText('Ailleurs').getAttribute('rel')).toBe('noopener noreferrer');

  // A page of another server is loaded by the browser: nothing is prepared here, and the location stays.
  const asked = shop.calls.length;
  await choose('Ancien outil');
  await waitFor(() => expect(leaveFor.mock.calls).toEqual([['/outil/apex/Devis?id=1']]));
  expect([address(), shop.calls.slice(asked)]).toEqual(['/cart', []]);

  await choose('Changer');
  expect(await screen.findByRole('dialog', { name: 'Changer d’établissement' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  let leaves: string | null = null;
  const leaving = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
      leaves = event.target.getAttribute('href');
    event.preventDefault();
  };
  document.addEventListener('click', leaving);
  if (trigger) await user.click(trigger);
  await user.click(menu.getByText('Se déconnecter'));
  document.removeEventListener('click', leaving);
  expect(leaves).toBe('/secur/logout.jsp');
});
