import { screen, waitFor, within } from '@testing-library/react';
import type { TestServer } from '../../../support/server';
import { openShop, plain, startShopServer } from '../../pages/openShop';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const searchBox = () => screen.getByRole('combobox', { name: 'Rechercher un terme' });
/** jsdom has no window wide enough for the bar: it is there, yet not shown, and so it has no name. */
const barItem = (label: string): HTMLElement => {
  const bar = document.getElementById('menu');
  const item = bar && within(bar).getByText(label, { selector: 'a > span, button > span' }).closest('a, button');
  if (!(item instanceof HTMLElement)) throw new Error(`There is no ${label} in the bar`);
  return item;
};
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
    expect(plain(ribbon.textContent)).toContain('Livraison offerte dès 40 € HT en France métropolitaine · sous 48 h');
    const phone = within(ribbon).getByRole('link', { name: /09\s70\s00\s00\s00/ });
    expect(phone.getAttribute('href')).toBe('tel:+33970000000');
  });

  it('has a logo that leads home', async () => {
    const { user, address } = await openShop(server, '/search');
    await user.click(screen.getByRole('link', { name: 'Page d’accueil' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the search box', () => {
  it('searches the trimmed term, at most 255 characters of it, and nothing when it is empty [SRC-02]', async () => {
    const { user, address } = await openShop(server, '/');
    await user.type(searchBox(), '   {Enter}');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(address()).toBe('/');
    await user.clear(searchBox());
    await user.type(searchBox(), '  crème UHT {Enter}');
    await waitFor(() => expect(address()).toBe(`/search?term=${encodeURIComponent('crème UHT')}`));
    await user.clear(searchBox());
    await user.click(searchBox());
    await user.paste('b'.repeat(300));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/search?term=${'b'.repeat(255)}`));
  });

  it('keeps what looks personal out of the state, says why, and does not search', async () => {
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
    });
    expect(calls.find((call) => call.includes('category-menu'))).toContain('publishStatus=Live');
  });
});

describe('the foot of every page', () => {
  it('has the four promises, and no link that leads nowhere', async () => {
    const { statusOf } = await openShop(server, '/search');
    const promises = screen.getByRole('region', { name: 'Nos engagements' });
    expect(within(promises).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    const inside = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThanOrEqual(15);
    for (const href of inside) expect([href, await statusOf(href)]).toEqual([href, 200]);
    expect(links.filter((link) => !link.getAttribute('href'))).toEqual([]);
    expect(plain(screen.getByRole('contentinfo').textContent)).toContain('© 2025 Comptoir');
  });
});
