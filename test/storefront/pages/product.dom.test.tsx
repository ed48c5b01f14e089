import { screen, waitFor, within } from '@testing-library/react';
import { productAddress } from '../../../src/contract/pages/pageReference';
import { taxApi } from '../../../src/storefront/features/prices';
import type { Http } from '../../../src/storefront/platform/http';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { serverHttp } from '../../support/server/calls/serverHttp';
import { openShop } from '../../support/storefront/openShop';
import { plain } from '../../support/plain';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const products = () => cachedDemo().products;
function addressOf(sku: string): string {
  const product = products().find((one) => one.sku === sku);
  if (!product) throw new Error(`The demo has no ${sku}`);
  return productAddress(product.urlName, product.id);
}

describe('a product', () => {
  it('says what it is, what it costs at which quantity, whether and when it comes', async () => {
    await openShop(server, addressOf('CRU-106'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crème sous pression sucrée');
    const main = plain(screen.getByRole('main').textContent);
    for (const part of ['Carton de 12 × 500 g', 'Réf. CRU-106', '38,40 € HT', '6,40 €/kg', '3,20 € la pièce']) {
      expect(main).toContain(part);
    }
    expect(main).toContain('TVA 5,5 % en sus');
    expect(main).toMatch(/Commandez avant (\S+ \d+ mars à )?12 h.* : livré mercredi 5 mars/);
    const tiers = within(screen.getByRole('table', { name: 'Prix par quantité, HT' })).getAllByRole('row');
    expect(tiers.slice(1).map((row) => plain(row.textContent))).toEqual([
      '1 à 938,40 €6,40 €/kg',
      '10 à 2936,86 €6,14 €/kg',
      'dès 3035,33 €5,89 €/kg',
    ]);
  });

  it('gives its price with taxes too in a gross store, by the price of the chosen quantity [TAX-01] [TAX-02]', async () => {
    await server.app.webstore.change({ taxType: 'Gross' });
    try {
      const { user } = await openShop(server, addressOf('CRU-106'));
      const main = () => plain(screen.getByRole('main').textContent);
      // 38.40 € and 5.5 % of it, 2.112 €.
      await waitFor(() => expect(main()).toContain('38,40 € HT'));
      await waitFor(() => expect(main()).toContain('TVA 5,5 % en sus (soit 40,51 € TTC)'));
      const quantity = screen.getByRole('spinbutton', { name: /^Quantité de Crème sous pression/ });
      await user.clear(quantity);
      await user.type(quantity, '10');
      await user.click(document.body);
      // From ten on 36.86 €, and 2.0273 € of tax.
      await waitFor(() => expect(main()).toContain('TVA 5,5 % en sus (soit 38,89 € TTC)'));
    } finally {
      await server.app.webstore.change({ taxType: 'Net' });
    }
  });

  it('names the rate alone in a gross store whose country has no rate for it [TAX-01]', async () => {
    await server.app.webstore.change({ taxType: 'Gross', country: 'BE' });
    try {
      const { store } = await openShop(server, addressOf('CRU-106'));
      const { select } = taxApi.endpoints.productTaxes;
      const productId = products().find(({ sku }) => sku === 'CRU-106')?.id ?? '';
      await waitFor(() => expect(select({ productId })(store.getState()).status).toBe('fulfilled'));
      expect(plain(screen.getByRole('main').textContent)).toContain('TVA 5,5 % en sus');
      expect(screen.queryByText(/TTC/)).toBeNull();
    } finally {
      await server.app.webstore.change({ taxType: 'Net', country: 'FR' });
    }
  });

  it('shows the unit price, what it makes per kilo and the total of the quantity that is chosen [PRC-03]', async () => {
    const { user } = await openShop(server, addressOf('CRU-106'));
    const quantity = screen.getByRole('spinbutton', { name: /^Quantité de Crème sous pression/ });
    const offer = screen.getByText(/^Total pour/).parentElement?.parentElement;
    const said = () => {
      const [price] = offer?.querySelectorAll('p') ?? [];
      return [plain(price?.textContent), plain(screen.getByText(/^Total pour/).textContent)];
    };
    expect(said()).toEqual(['38,40 € HT 6,40 €/kg · 3,20 € la pièce', 'Total pour 1 : 38,40 € HT']);
    for (const [typed, unit, total] of [
      ['9', '38,40 € HT 6,40 €/kg · 3,20 € la pièce', 'Total pour 9 : 345,60 € HT'],
      ['10', '36,86 € HT 6,14 €/kg · 3,07 € la pièce', 'Total pour 10 : 368,60 € HT'],
      ['29', '36,86 € HT 6,14 €/kg · 3,07 € la pièce', 'Total pour 29 : 1 068,94 € HT'],
      ['30', '35,33 € HT 5,89 €/kg · 2,94 € la pièce', 'Total pour 30 : 1 059,90 € HT'],
    ] as const) {
      await user.clear(quantity);
      await user.type(quantity, typed);
      await user.click(document.body);
      expect(said()).toEqual([unit, total]);
    }
    await user.click(screen.getByRole('button', { name: /^Diminuer la quantité de Crème sous pression/ }));
    expect(said()).toEqual(['36,86 € HT 6,14 €/kg · 3,07 € la pièce', 'Total pour 29 : 1 068,94 € HT']);
  });

  it('tells no total of a quantity that cannot be ordered', async () => {
    const { user } = await openShop(server, addressOf('CRU-106'));
    const quantity = screen.getByRole('spinbutton', { name: /^Quantité de Crème sous pression/ });
    for (const [typed, totals] of [
      ['99999', 0],
      ['2', 1],
    ] as const) {
      await user.clear(quantity);
      await user.type(quantity, typed);
      await user.click(document.body);
      expect(screen.queryAllByText(/^Total pour/)).toHaveLength(totals);
    }
  });

  it('sets every allergen of its ingredients in bold and names them', async () => {
    await openShop(server, addressOf('CRU-106'));
    const heading = screen.getByRole('heading', { name: 'Ingrédients et allergènes' });
    const section = heading.closest('section');
    expect([...(section?.querySelectorAll('strong') ?? [])].map(({ textContent }) => textContent)).toEqual(['lait']);
    expect(plain(section?.textContent)).toContain('Allergènes : lait.');
    expect(screen.getByRole('table', { name: 'Valeurs moyennes pour 100\u00a0g' })).toBeTruthy();
  });

  it('asks the server for nothing that the page had already', async () => {
    const { calls } = await openShop(server, addressOf('CRU-106'));
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('puts the chosen quantity into the cart', async () => {
    const { user } = await openShop(server, addressOf('CRU-106'));
    await user.click(screen.getByRole('button', { name: /^Augmenter la quantité de Crème sous pression/ }));
    await user.click(screen.getByRole('button', { name: /^Ajouter au panier\s:\sCrème sous/ }));
    expect(await screen.findByRole('link', { name: /2\sarticles/ })).toBeTruthy();
  });

  it('leads from a family to its variations, which alone can be ordered', async () => {
    const { user } = await openShop(server, addressOf('BDX-201'));
    const sizes = screen.getByRole('table', { name: 'Tous les formats' });
    expect(screen.queryByRole('button', { name: /^Ajouter au panier\s:\sBeurre doux bio 82\s%$/ })).toBeNull();
    await user.click(within(sizes).getByRole('link', { name: '125 g' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Beurre doux bio 82\u00a0%\u00a0– 125\u00a0g' }),
    ).toBeTruthy();
    const variations = screen.getByRole('navigation', { name: 'Contenance' });
    expect(within(variations).getByRole('link', { name: '125 g', current: 'page' })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: /^Ajouter au panier\s:\sBeurre doux bio 82\s%\s– 125\sg$/ }),
    ).toBeTruthy();
  });

  it('leaves itself out of the products of its shelf', async () => {
    await openShop(server, addressOf('CRU-106'));
    const shelf = screen.getByRole('heading', { name: 'Du même rayon' }).closest('section');
    const names = [...(shelf?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(names).toHaveLength(4);
    expect(names).not.toContain('Crème sous pression sucrée');
  });

  it('that is a size leaves its family out of the products of its shelf', async () => {
    await openShop(server, addressOf('BDX-201-01'));
    const shelf = screen.getByRole('heading', { name: 'Du même rayon' }).closest('section');
    const links = [...(shelf?.querySelectorAll('h3 a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(4);
    expect(links).not.toContain(addressOf('BDX-201'));
  });

  it('can’t be ordered when it is out of stock, and says so', async () => {
    const gone = cachedDemo().stock.find(({ productId, onHand }) => {
      const product = products().find(({ id }) => id === productId);
      return onHand === 0 && product?.buyerGroups === null && product.productClass === 'Simple';
    });
    const product = products().find(({ id }) => id === gone?.productId);
    await openShop(server, addressOf(product?.sku ?? ''));
    const main = screen.getByRole('main');
    expect(plain(main.textContent)).toContain('Ce produit est épuisé pour le moment');
    expect(within(main).getAllByText('Épuisé').length).toBeGreaterThan(0);
  });

  it.each(['/product/rien/01t00000000zzzzAAA', '/product/rien/pas-un-identifiant'])(
    'is not found at %s',
    async (address) => {
      const { status } = await openShop(server, address);
      expect(status).toBe(404);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce produit n’est plus au comptoir');
    },
  );

  it('is shown after another try when the server had failed', async () => {
    let failing = true;
    const { user, status } = await openShop(server, addressOf('CRU-106'), {
      fault: (url) =>
        failing && /\/products\/01t/.test(url) && !url.includes('pricing') ? { status: 500 } : undefined,
    });
    expect(status).toBe(503);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Affichage impossible pour le moment');
    expect(document.title).toBe('Affichage impossible pour le moment – Comptoir');
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Crème sous pression sucrée' })).toBeTruthy();
    expect(document.title).toBe('Crème sous pression sucrée – Comptoir');
  });
});

it('a link shows its product without waiting for what stands below it; the page as it is opened has all of it', async () => {
  const real = serverHttp(server);
  let letGo = (): void => undefined;
  let held: Promise<void> | null = null;
  const browser: Http = async (request) => {
    if (request.url.includes('/product-search')) await held;
    return real(request);
  };
  const shelf = () => screen.queryByRole('heading', { name: 'Du même rayon' });
  const { user, settled, unmount } = await openShop(server, '/search?term=beurre', { browser });
  held = new Promise((resolve) => (letGo = resolve));
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: /^Beurre/ });
  const link = links.find((one) => one.getAttribute('href')?.startsWith('/product/'));
  if (!link) throw new Error('Nothing was found.');
  const address = link.getAttribute('href') ?? '';
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: link.textContent });
  expect(shelf()).toBe(null);
  letGo();
  await settled();
  expect(shelf()).not.toBe(null);
  unmount();
  held = null;
  await openShop(server, address, { browser });
  expect(shelf()).not.toBe(null);
});
