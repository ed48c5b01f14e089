import type { Page } from 'playwright-core';
import type { SiteInfo } from '../../../src/contract/context/siteInfo';
import { pathTo, withQuery } from '../../../src/contract/paths';
import type { OrderSummary } from '../../../src/contract/orders/orderSummary';
import type { SearchResult } from '../../../src/contract/search/search';
import { logIn } from '../../support/journeys/walks/checkout';
import { createBuyer } from '../../support/orders/buyer';
import { comeIn, customerOf, emptyCart, openProfileMenu, password } from '../customer';
import { butter, main, print, type Shot, type Width } from '../shot';

const shop = (): string => process.env['SHOP_ORIGIN'] ?? '';
let orders = 0;

/**
 * Places an order of this width's customer by calls of the API alone, in a session of its own. Returns its reference.
 */
async function ordered(width: Width, name: string): Promise<string> {
  const { webstoreId } = (await (await fetch(shop() + pathTo('siteInfo', {}))).json()) as SiteInfo;
  const search = withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: name });
  const { productsPage } = (await (await fetch(shop() + search)).json()) as SearchResult;
  const productId = productsPage.products.find((product) => product.name === name)?.id ?? '';
  const login = { username: customerOf[width], password };
  orders += 1;
  return createBuyer({ origin: shop, webstoreId, login }, { productId, quantity: 2 }, `photo${String(orders)}`).goOn();
}

/** Logs in a customer, places three orders of theirs and opens the home page; returns the last order's reference. */
async function asBuyer(page: Page, width: Width): Promise<string> {
  await page.goto('/');
  await comeIn(page, width);
  await emptyCart(page);
  await ordered(width, butter);
  await ordered(width, butter);
  const reference = await ordered(width, 'Crème sous pression sucrée');
  await page.goto('/');
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  return reference;
}

const at =
  (address: (reference: string) => string): Shot['show'] =>
  async (page, width) => {
    const reference = await asBuyer(page, width);
    await page.goto(address(reference));
  };

/** The shop itself has no way to cancel an order, so the server's answer is changed: its status becomes `Canceled`. */
const cancelled: Shot['show'] = async (page, width) => {
  const reference = await asBuyer(page, width);
  await page.goto('/account/orders');
  await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
  await page.route(`**/order-summaries/${reference}*`, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as OrderSummary;
    await route.fulfill({ response, json: { ...order, status: 'Canceled' } });
  });
  await main(page)
    .getByRole('link', { name: new RegExp(`${reference}$`) })
    .first()
    .click();
  await main(page)
    .getByText(/commande est annulée/)
    .waitFor();
};

/** A login that manages other accounts. */
export async function manager(page: Page) {
  await page.goto('/login');
  await logIn(page, { email: 'hotel@comptoir.example', password });
  await page.getByRole('banner').locator('summary').waitFor();
  await page.waitForURL((url) => url.pathname !== '/login');
  await openProfileMenu(page);
}

export const buyerShots: readonly Shot[] = [
  {
    name: 'home-buyer',
    show: async (page, width) => {
      await asBuyer(page, width);
    },
  },
  { name: 'account-buyer', show: at(() => '/account') },
  { name: 'orders-buyer', show: at(() => '/account/orders') },
  {
    name: 'orders-again',
    show: async (page, width) => {
      const reference = await asBuyer(page, width);
      await page.goto('/account/orders');
      await main(page)
        .getByRole('button', { name: `Commander à nouveau la commande ${reference}` })
        .click();
      await main(page).getByText('Le produit de cette commande est dans votre panier.').waitFor();
    },
  },
  { name: 'order-buyer', show: at((reference) => `/order/${reference}`) },
  {
    name: 'order-buyer-printed',
    show: async (page, width) => {
      await at((reference) => `/order/${reference}`)(page, width);
      await print(page);
    },
  },
  { name: 'order-cancelled', show: cancelled },
  {
    name: 'invoice-cancelled',
    show: async (page, width) => {
      await cancelled(page, width);
      await main(page).getByRole('link', { name: 'Facture' }).click();
      await page.waitForURL('**/invoice');
      await main(page)
        .getByText(/commande est annulée/)
        .waitFor();
    },
  },
  { name: 'invoice', show: at((reference) => `/order/${reference}/invoice`) },
  {
    name: 'invoice-printed',
    show: async (page, width) => {
      await at((reference) => `/order/${reference}/invoice`)(page, width);
      await print(page);
    },
  },
  { name: 'profile-menu-manager', fullPage: false, show: manager },
  {
    name: 'account-switch',
    fullPage: false,
    show: async (page) => {
      await manager(page);
      await page.getByRole('banner').getByText('Changer d’établissement').click();
      await page.getByRole('dialog').getByRole('button', { name: /^Les Jardins/ }).waitFor();
    },
  },
  {
    name: 'address-removal',
    fullPage: false,
    show: async (page, width) => {
      await page.goto('/');
      await comeIn(page, width);
      await page.goto('/account/addresses');
      await main(page)
        .getByRole('button', { name: /^Supprimer/ })
        .last()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
