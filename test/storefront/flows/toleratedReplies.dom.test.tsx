import { screen, within } from '@testing-library/react';
import { productAddress } from '../../../src/contract/pages/pageReference';
import type { Http } from '../../../src/storefront/platform/http';
import { serverHttp } from '../../support/server/calls/serverHttp';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { openShop } from '../../support/storefront/openShop';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

interface Other {
  readonly status?: number;
  readonly text: string;
}

/** The connection to the server, on which some replies are replaced. */
function replying(other: (url: string) => Other | undefined): Http {
  const real = serverHttp(server);
  return async (request) => {
    const changed = other(request.url);
    return changed ? { status: 200, statusText: '', header: () => null, ...changed } : real(request);
  };
}

function cream() {
  const product = cachedDemo().products.find(({ sku }) => sku === 'CRU-106');
  return productAddress(product?.urlName ?? null, product?.id ?? '');
}
const pages = ['/', '/search?term=beurre', '/cart'];
const open = (address: string, other: (url: string) => Other | undefined) =>
  openShop(server, address, { browser: replying(other) });

describe('a reply that makes no sense', () => {
  const item = { label: 'Entière', actionType: 'InternalLink', actionValue: '/advice', target: 'CurrentWindow' };
  it.each([
    ['no list', { menuItems: { first: item } }],
    ['nothing', null],
    ['a text', 'menu'],
    [
      'items without a submenu, a label or any shape',
      { menuItems: [item, { ...item, label: 7 }, null, 'item', [item]] },
    ],
  ])('is tolerated as a menu: %s', async (what, reply) => {
    const { status, container } = await open('/', (url) =>
      /menu-items/.test(url) ? { text: JSON.stringify(reply) } : undefined,
    );
    expect(status).toBe(200);
    expect(screen.getByRole('main').textContent).not.toBe('');
    const shown = within(container).queryAllByRole('link', { name: 'Entière' });
    expect(shown.length > 0).toBe(what.startsWith('items'));
  });

  it.each(pages)(
    'is tolerated as an application context, whose settings then are unknown: {} at %s',
    async (address) => {
      const { status } = await open(address, (url) =>
        url.includes('application-context') ? { text: '{}' } : undefined,
      );
      expect(status).toBe(200);
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    },
  );
});

describe('a product that is asked for in vain', () => {
  const refused = (errorCode: string) => (url: string) =>
    /\/products\/01t/.test(url) && !url.includes('pricing')
      ? { status: 404, text: JSON.stringify([{ errorCode, message: 'Not found.' }]) }
      : undefined;

  it.each([
    ['NOT_FOUND', 404, 'Ce produit n’est plus au comptoir'],
    ['WEBSTORE_NOT_FOUND', 503, 'Affichage impossible pour le moment'],
    ['EFFECTIVE_ACCOUNT_NOT_FOUND', 503, 'Cet établissement ne vous est plus ouvert'],
  ])('is gone only where the code does not say otherwise: %s', async (code, status, title) => {
    const shop = await open(cream(), refused(code));
    await shop.settled();
    expect(shop.status).toBe(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});

describe('a reading that is answered without a body', () => {
  const empty = [
    [204, 'without content'],
    [200, 'empty'],
  ] as const;
  const readings = [
    /search\/(products|product-search)/,
    /product-categories/,
    /category-menu-items|navigation-menu-items/,
    /site\/configuration/,
    /pricing\//,
    /inventory\/levels/,
    /compact-summary/,
    /cart-items/,
    /sort-rules/,
    /application-context/,
    /session-context/,
  ];
  it.each(readings)('is null, and no page breaks of it: %s [ERR-02]', async (reading) => {
    for (const address of ['/', cream(), '/search?term=beurre']) {
      const { status, unmount } = await open(address, (url) =>
        reading.test(url) ? { status: 204, text: '' } : undefined,
      );
      expect([address, status === 200 || status === 503]).toEqual([address, true]);
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      unmount();
    }
  });

  it.each(empty)('says that the product can’t be read, and takes another try: %d [ERR-02]', async (status) => {
    let isEmpty = true;
    const shop = await open(cream(), (url) =>
      isEmpty && /\/products\/01t/.test(url) && !url.includes('pricing') ? { status, text: '' } : undefined,
    );
    expect(shop.status).toBe(503);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Affichage impossible pour le moment');
    isEmpty = false;
    await shop.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Crème sous pression sucrée' })).toBeTruthy();
  });
});
