import { screen, within } from '@testing-library/react';
import type { TestServer } from '../../support/server/testServer';
import { openShop } from '../../support/storefront/openShop';
import { plain } from '../../support/plain';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

describe('the home page', () => {
  it('makes the seven promises of the shop [HDR-10]', async () => {
    await openShop(server, '/');
    const promises = screen.getByRole('region', { name: 'Ce que nous vous devons' });
    const titles = within(promises)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => plain(textContent));
    expect(titles).toEqual([
      'Livraison offerte dès 40 € HT',
      'Chez vous sous 48 heures ouvrées',
      'Qualité et fraîcheur garanties',
      'Sans intermédiaire',
      'Paiement sécurisé',
      'Pensé pour les professionnels',
      'Un service client au 09 70 00 00 00',
    ]);
    // Nor does what stands below them on every page say the same again.
    const strip = within(screen.getByRole('region', { name: 'Nos engagements' })).getAllByRole('heading', { level: 3 });
    expect(strip.map((title) => plain(title.textContent)).filter((title) => titles.includes(title))).toEqual([]);
    const phone = within(promises).getByRole('link', { name: /^09\s70/ });
    expect(phone.getAttribute('href')).toBe('tel:+33970000000');
    for (const promised of [
      'En France métropolitaine, Corse comprise. Le montant qui manque se lit dans le panier.',
      'Partout en France, dimanches et jours fériés exceptés.',
      'Une durée de vie minimale à la livraison, et le froid tenu',
      'Par carte, prélèvement SEPA ou virement instantané. Sur bon de commande avec un compte.',
    ]) {
      expect(plain(promises.textContent)).toContain(promised);
    }
  });

  it('leads to every top category, and each of them is there', async () => {
    const { statusOf } = await openShop(server, '/');
    const tiles = within(screen.getByRole('region', { name: 'Tous nos rayons' })).getAllByRole('link');
    expect(tiles.length).toBeGreaterThanOrEqual(12);
    for (const tile of tiles) expect(await statusOf(tile.getAttribute('href') ?? '')).toBe(200);
  });

  it('asks the server for nothing that the page had already', async () => {
    const { calls } = await openShop(server, '/');
    await screen.findByRole('heading', { level: 1 });
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('says on a card what it costs at once and by the kilo, from which quantity less, and when it comes', async () => {
    await openShop(server, '/');
    const link = screen.getByRole('link', { name: 'Plaque de tourage AOP Charentes-Poitou 84\u00a0%' });
    const card = link.closest('article');
    const text = plain(card?.textContent);
    for (const part of [
      'Valbrune',
      'Carton de 10 × 1 kg',
      '113,50 € HT',
      '11,35 €/kg',
      'dès 10 : 108,96 €',
      'En stock',
      'Livré mercredi 5 mars',
    ]) {
      expect(text).toContain(part);
    }
    // For a piece of one kilo the unit price is the price per kilo: only one of the two is shown.
    expect(text).not.toContain('la pièce');
  });

  it('loads the pictures in sight first and gives every picture its place', async () => {
    const { container } = await openShop(server, '/');
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.every((picture) => picture.hasAttribute('width') && picture.hasAttribute('height'))).toBe(true);
    expect(pictures.slice(0, 3).map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager']);
    expect(pictures.at(-1)?.getAttribute('loading')).toBe('lazy');
  });

  it('still makes its promises when the categories can’t be read, and offers another try', async () => {
    let failing = true;
    const { user } = await openShop(server, '/', {
      fault: (url) => (failing && url.includes('product-categories/children') ? { status: 503 } : undefined),
    });
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    expect(screen.getByRole('heading', { name: 'Ce que nous vous devons' })).toBeTruthy();
    failing = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /Crèmes\s*20 produits/ })).toBeTruthy();
  });

  it('announces each try that fails, and keeps the focus on the button of the next', async () => {
    const { user, settled } = await openShop(server, '/', {
      fault: (url) => (url.includes('product-categories/children') ? { status: 503 } : undefined),
    });
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    const first = screen.getByRole('alert');
    await user.click(retry);
    await settled();
    const second = screen.getByRole('alert');
    expect(second).not.toBe(first);
    expect(plain(second)).toBe(plain(first));
    expect(document.activeElement).toBe(retry);
  });
});
