import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import type { TestServer } from '../../../support/server/testServer';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { selectPanelRendered } from '../../../../src/storefront/layout/menus/menuSlice';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { navigationRequested } from '../../../../src/storefront/kernel/location';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const searchBox = () => screen.getByRole('combobox', { name: 'Rechercher un terme' });
/** In jsdom no window is wide enough for the bar: it is rendered but hidden, so it has no accessible name. */
function barItem(label: string): HTMLElement {
  const bar = document.getElementById('menu');
  const item = bar && within(bar).getByText(label, { selector: 'a > span, button > span' }).closest('a, button');
  if (!(item instanceof HTMLElement)) throw new Error(`There is no ${label} in the bar`);
  return item;
}
describe('the head of every page', () => {
  it('begins with two skip links, to the content and to the footer [HDR-04]', async () => {
    const { user } = await openShop(server, '/');
    for (const target of ['main', 'footer']) {
      await user.tab();
      const link = document.activeElement;
      expect(link?.getAttribute('href')).toBe(`#${target}`);
      expect(document.getElementById(target)?.tagName.toLowerCase()).toBe(target);
    }
  });

  it('names delivery and the customer service’s phone in the ribbon [RIB-01]', async () => {
    await openShop(server, '/');
    const ribbon = screen.getByRole('region', { name: 'Livraison et service client' });
    expect(plain(ribbon.textContent)).toContain(
      'Livraison offerte dès 40 € HT en France métropolitaine · sous 48 h ouvrées',
    );
    const phone = within(ribbon).getByRole('link', { name: /09\s70\s00\s00\s00/ });
    expect(phone.getAttribute('href')).toBe('tel:+33970000000');
  });

  it('names the phone once in the checkout: in its header, and not in the ribbon as well [HDR-05]', async () => {
    await openShop(server, '/checkout');
    const phones = [...document.querySelectorAll('a[href^="tel:"]')];
    expect(phones.map((phone) => phone.closest('header') === screen.getByRole('banner'))).toEqual([true]);
    expect(screen.getByRole('region', { name: 'Livraison et service client' })).toBeTruthy();
  });

  it('has a logo that leads home [HDR-03]', async () => {
    const { user, address } = await openShop(server, '/search');
    await user.click(screen.getByRole('link', { name: 'Page d’accueil' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows a guest the login, and search and cart only where the webstore lets them; a customer has all of it [HDR-06]', async () => {
    const banner = () => within(screen.getByRole('banner'));
    const shown = () => [
      banner().queryByRole('search') !== null,
      banner().queryByRole('link', { name: /^Panier/ }) !== null,
      banner().queryByRole('link', { name: 'Se connecter' }) !== null,
      banner().queryByText('Se déconnecter') !== null,
    ];
    try {
      for (const [guestBrowsingEnabled, guestCartEnabled] of [
        [true, true],
        [true, false],
        [false, true],
      ] as const) {
        await server.app.webstore.change({ guestBrowsingEnabled, guestCartEnabled });
        const { unmount } = await openShop(server, '/login');
        expect(shown()).toEqual([guestBrowsingEnabled, guestCartEnabled, true, false]);
        unmount();
      }
      await server.app.webstore.change({ guestBrowsingEnabled: false, guestCartEnabled: false });
      const { user, address } = await openShop(server, '/login?startUrl=%2Fcart');
      expect(shown()).toEqual([false, false, true, false]);
      await user.type(screen.getByLabelText('Adresse e-mail'), 'hotel@comptoir.example');
      await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
      await user.click(screen.getByRole('button', { name: 'Se connecter' }));
      await waitFor(() => expect(address()).toBe('/cart'));
      await waitFor(() => expect(shown()).toEqual([true, true, false, true]));
    } finally {
      await server.app.webstore.change({ guestBrowsingEnabled: true, guestCartEnabled: true });
    }
  });
});

describe('the search box', () => {
  it('searches the trimmed term, at most 255 characters of it, and nothing when it is empty [SRC-02]', async () => {
    const { user, address, actions } = await openShop(server, '/');
    const asked = () => actions.filter(navigationRequested.match);
    await user.type(searchBox(), '   {Enter}');
    expect([asked(), address()]).toEqual([[], '/']);
    await user.clear(searchBox());
    await user.type(searchBox(), '  crème UHT {Enter}');
    await waitFor(() => expect(address()).toBe(`/search?term=${encodeURIComponent('crème UHT')}`));
    await user.clear(searchBox());
    await user.click(searchBox());
    await user.paste('b'.repeat(300));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/search?term=${'b'.repeat(255)}`));
  });

  it('keeps what looks personal out of the state, says why, and does not search [REP-07]', async () => {
    const { user, address, store } = await openShop(server, '/');
    await user.type(searchBox(), 'jean@exemple.fr{Enter}');
    expect(screen.getByText(/nous ne le cherchons pas/).closest('[role="status"]')).toBeTruthy();
    expect(searchBox()).toHaveProperty('value', 'jean@exemple.fr');
    expect(address()).toBe('/');
    expect(JSON.stringify(store.getState())).not.toContain('exemple.fr');
  });

  it('is a form that works without a script', async () => {
    await openShop(server, '/');
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(searchBox().getAttribute('name')).toBe('term');
  });
});

describe('the menu', () => {
  it('has all categories as its first item, then the builder’s; a parent opens its list, Escape closes it', async () => {
    const { user } = await openShop(server, '/');
    const products = barItem('Tous les produits');
    expect(barItem('Crèmes').getAttribute('href')).toBe('/category/cremes/0ZG000000000009GAA');
    await user.click(products);
    expect(products.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(products.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(products);
  });

  it('leads to a subcategory without a reload and closes [LNK-14]', async () => {
    const { user, address, container } = await openShop(server, '/');
    await user.click(barItem('Crèmes'));
    await user.click(barItem('Crèmes fraîches'));
    await waitFor(() => expect(address()).toContain('/category/cremes-fraiches/'));
    expect(container.querySelector('[data-drilldown]')).toBeNull();
  });

  it('opens in a panel by the hamburger, which says so and closes it again [NAV-25]', async () => {
    const { user, container } = await openShop(server, '/');
    const hamburger = container.querySelector<HTMLElement>('[data-menu-trigger]');
    if (!hamburger) throw new Error('There is no hamburger');
    await user.click(hamburger);
    const panel = await screen.findByRole('dialog', { name: 'Navigation principale' });
    expect(hamburger.getAttribute('aria-expanded')).toBe('true');
    await user.click(within(panel).getByRole('button', { name: 'Tous les produits' }));
    await user.click(within(panel).getByRole('button', { name: 'Crèmes' }));
    expect(within(panel).getByRole('link', { name: 'Crèmes fraîches' })).toBeTruthy();
    await user.click(hamburger);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(hamburger.getAttribute('aria-expanded')).toBe('false');
  });

  it('lies ready in its panel from the press on, unseen and without the focus, until the press is released [NAV-09] [NAV-25]', async () => {
    const { user, container } = await openShop(server, '/');
    await loadAllLazy();
    const hamburger = container.querySelector<HTMLElement>('[data-menu-trigger]');
    if (!hamburger) throw new Error('There is no hamburger');
    const prepared = () => screen.queryByRole('dialog', { hidden: true });
    await user.pointer({ keys: '[TouchA>]', target: hamburger });
    const panel = await waitFor(() => prepared() ?? Promise.reject(new Error('Nothing is prepared')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel.getAttribute('aria-modal')).toBeNull();
    expect(panel.contains(document.activeElement)).toBe(false);
    expect(document.documentElement.dataset['modal']).toBeUndefined();
    await user.pointer({ keys: '[/TouchA]', target: hamburger });
    expect(await screen.findByRole('dialog')).toBe(panel);
    expect(panel.getAttribute('aria-modal')).toBe('true');
    expect(panel.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(prepared()).toBeNull();
    expect(document.activeElement).toBe(hamburger);
  });

  it('is not rendered for a press that opens nothing: another button, a swipe, a list of the bar that the press closes', async () => {
    const { user, container, store } = await openShop(server, '/');
    await loadAllLazy();
    const hamburger = container.querySelector<HTMLElement>('[data-menu-trigger]');
    if (!hamburger) throw new Error('There is no hamburger');
    const isRendered = () => selectPanelRendered(store.getState());
    const press = (button: number) => fireEvent(hamburger, new MouseEvent('pointerdown', { bubbles: true, button }));
    press(2);
    expect(isRendered()).toBe(false);
    press(0);
    expect(isRendered()).toBe(true);
    fireEvent.pointerCancel(hamburger);
    expect(isRendered()).toBe(false);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await user.click(barItem('Tous les produits'));
    press(0);
    expect(isRendered()).toBe(false);
  });

  it('is asked for by its developer name, as it is live, without the types that are skipped [NAV-16] [NAV-27]', async () => {
    const { calls } = await openShop(server, '/');
    const asked = new URL(
      calls.find((call) => call.includes('navigation-menu-items'))?.split(' ')[1] ?? '',
      'http://x',
    );
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      navigationLinkSetDeveloperName: 'Default_Navigation1',
      publishStatus: 'Live',
      menuItemTypesToSkip: 'NavigationalTopic,GlobalAction,Event',
      // The webstore's policies allow every visitor to read what guests read.
      asGuest: 'true',
    });
    expect(calls.find((call) => call.includes('category-menu'))).toContain('publishStatus=Live');
  });
});
