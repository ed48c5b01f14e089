import { screen, waitFor, within } from '@testing-library/react';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { shownNames } from '../../../support/storefront/search/listings';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

describe('a search', () => {
  it('shows what was found for the term', async () => {
    await openShop(server, '/search?term=tourage');
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe('Résultats pour « tourage »');
    expect(shownNames().some((name) => name.includes('tourage'))).toBe(true);
    expect(screen.getAllByRole('combobox', { name: 'Rechercher un terme' })[0]).toHaveProperty('value', 'tourage');
  });

  it('advises when nothing was found', async () => {
    const { status } = await openShop(server, '/search?term=zzzqqq');
    expect(status).toBe(200);
    expect(plain(screen.getByRole('heading', { level: 2, name: /Rien trouvé/ }).textContent)).toBe(
      'Rien trouvé pour « zzzqqq »',
    );
    expect(plain(document.title)).toBe('Rien trouvé pour « zzzqqq » – Comptoir');
    const ways = screen.getByRole('list', { name: 'Rayons de la boutique' });
    expect(within(ways).getAllByRole('link').length).toBeGreaterThanOrEqual(12);
  });

  it('keeps the title of its results where only the filters leave nothing', async () => {
    // Butters for layering are no bars.
    await openShop(server, '/search?term=tourage&category=0ZG00000000000pGAA');
    expect(shownNames()).toEqual([]);
    expect(plain(document.title)).toBe('Résultats pour « tourage » – Comptoir');
  });

  it('helps where nothing was found: near categories, whom to ask, and what to check of a reference', async () => {
    const words = await openShop(server, '/search?term=beurre%20trottinette');
    // It does not announce results above the heading that says that there are none.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recherche');
    expect(screen.getByRole('heading', { level: 2, name: /^Rien trouvé/ })).toBeTruthy();
    const near = within(screen.getByRole('list', { name: 'Rayons proches' })).getAllByRole('link');
    expect(near.length).toBeLessThanOrEqual(3);
    for (const link of near) expect(link.getAttribute('href')).toMatch(/^\/category\/[\w-]+\/0ZG/);
    expect(screen.queryByRole('list', { name: 'Rayons de la boutique' })).toBeNull();
    expect(screen.getByText(/^Vérifiez l’orthographe/)).toBeTruthy();
    const ask = within(screen.getByRole('region', { name: /^Vous ne trouvez toujours pas/ }));
    expect(ask.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact-support');
    expect(ask.getByRole('link', { name: /^09/ }).getAttribute('href')).toBe('tel:+33970000000');
    await words.user.click(near[0] ?? document.body);
    await waitFor(() => expect(words.address()).toMatch(/^\/category\//));
    words.unmount();
    for (const term of ['bdx-999', '3000000000000', 'réf 12345']) {
      const shop = await openShop(server, `/search?term=${encodeURIComponent(term)}`);
      expect(screen.getByText(/^Vérifiez la référence/)).toBeTruthy();
      shop.unmount();
    }
  });

  it('shows the nearest products where nothing was found, and what sells best only if there are none', async () => {
    const { calls } = await openShop(server, '/search?term=beurre%20trottinette');
    const shelf = screen.getByRole('region', { name: 'Ce qui s’en approche le plus' });
    const names = within(shelf).getAllByRole('heading', { level: 3 });
    expect(names).toHaveLength(8);
    for (const { textContent } of names) expect(plain(textContent)).toMatch(/beurre/i);
    expect(screen.queryByRole('link', { name: /^Vouliez-vous dire/ })).toBeNull();
    expect(calls.filter((call) => call.includes('TopSelling'))).toEqual([]);
  });

  it('offers the nearest spelling where nothing was found [SRC-07]', async () => {
    const { user, address } = await openShop(server, '/search?term=bueure');
    const offer = screen.getByRole('link', { name: /^Vouliez-vous dire/ });
    expect(plain(offer.textContent)).toBe('Vouliez-vous dire « beurre » ?');
    // The text ends with "ou entrez par un rayon :", so the categories follow it.
    const text = screen.getByText(/entrez par un rayon/);
    expect(offer.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(offer);
    await waitFor(() => expect(address()).toBe('/search?term=beurre'));
    await waitFor(() => expect(shownNames().some((name) => /beurre/i.test(name))).toBe(true));
  });

  it('asks what is needed when no term was given, and calls no search', async () => {
    const { calls } = await openShop(server, '/search?term=%20');
    expect(screen.getByRole('heading', { level: 2, name: /Que vous faut-\u2060il/ })).toBeTruthy();
    expect(calls.filter((call) => call.includes('product-search'))).toEqual([]);
  });

  it('shows a term with markup as text', async () => {
    await openShop(server, `/search?term=${encodeURIComponent('<b onclick=alert(1)>beurre')}`);
    expect(document.querySelector(':is(h1, h2) b')).toBeNull();
    const nothing = screen.getByRole('heading', { level: 2, name: /^Rien trouvé/ });
    expect(nothing.textContent).toContain('<b onclick=alert(1)>beurre');
  });
});

describe('an address that no page has', () => {
  it('says so and offers the search box and the categories', async () => {
    const { status } = await openShop(server, '/nulle/part');
    expect(status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page n’existe pas');
    expect(within(screen.getByRole('main')).getByRole('search')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Crèmes' })).toBeTruthy();
  });
});
