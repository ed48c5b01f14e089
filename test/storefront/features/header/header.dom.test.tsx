import { screen, waitFor, within } from '@testing-library/react';
import type { TestServer } from '../../../support/server';
import { openShop, plain, startShopServer } from '../../pages/openShop';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const searchBox = () => screen.getByRole('searchbox');
/** jsdom has no window wide enough for the bar: it is there, yet not shown, and so it has no name. */
const barLink = (label: string): HTMLAnchorElement => {
  const bar = document.querySelector<HTMLElement>('nav[aria-label="Rayons de la boutique"]');
  const link = bar && within(bar).getByText(label, { selector: 'a, a > span' }).closest('a');
  if (!link) throw new Error(`There is no ${label} in the bar`);
  return link;
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
    const phone = within(ribbon).getByRole('link', { name: /09 70 00 00 00/ });
    expect(phone.getAttribute('href')).toBe('tel:+33970000000');
  });

  it('has a logo that leads home', async () => {
    const { user, address } = await openShop(server, '/search');
    await user.click(screen.getByRole('link', { name: 'Comptoir, page d’accueil' }));
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

describe('the category menu', () => {
  it('is links; a click opens what is below, Escape closes it and gives the focus back', async () => {
    const { user } = await openShop(server, '/');
    const creams = barLink('Crèmes');
    expect(creams.getAttribute('href')).toBe('/category/cremes/0ZG000000000009GAA');
    await user.click(creams);
    expect(creams.getAttribute('aria-expanded')).toBe('true');
    expect(barLink('Voir tout le rayon').getAttribute('href')).toBe(creams.getAttribute('href'));
    barLink('Crèmes fraîches').focus();
    await user.keyboard('{Escape}');
    expect(creams.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(creams);
  });

  it('closes when the open item is clicked again, and when the focus leaves it', async () => {
    const { user } = await openShop(server, '/');
    const creams = barLink('Crèmes');
    await user.click(creams);
    await user.click(creams);
    expect(creams.getAttribute('aria-expanded')).toBe('false');
    await user.click(creams);
    await user.click(searchBox());
    expect(creams.getAttribute('aria-expanded')).toBe('false');
  });

  it('leads to a subcategory without a reload and closes', async () => {
    const { user, address } = await openShop(server, '/');
    await user.click(barLink('Crèmes'));
    await user.click(barLink('Crèmes fraîches'));
    await waitFor(() => expect(address()).toContain('/category/cremes-fraiches/'));
    expect(screen.queryByText('Voir tout le rayon')).toBeNull();
  });

  it('opens all categories in a drawer and goes down and up its levels', async () => {
    const { user } = await openShop(server, '/');
    await user.click(barLink('Tous les rayons'));
    const drawer = screen.getByRole('dialog', { name: 'Nos rayons' });
    await user.click(within(drawer).getByRole('button', { name: 'Crèmes' }));
    const back = within(drawer).getByRole('button', { name: 'Tous les rayons' });
    expect(document.activeElement).toBe(back);
    expect(within(drawer).getByRole('link', { name: 'Crèmes fraîches' })).toBeTruthy();
    await user.click(back);
    expect(within(drawer).getByRole('button', { name: 'Fromages' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
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
