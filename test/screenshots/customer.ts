import type { Page } from 'playwright-core';
import { CURRENT_CART } from '../../src/contract/constants';
import type { CartItems } from '../../src/contract/cart/cartItem';
import type { SiteInfo } from '../../src/contract/context/siteInfo';
import { latePathTo } from '../../src/contract/latePaths';
import { pathTo } from '../../src/contract/paths';
import { customers, logIn } from '../support/journeys/walks/checkout';
import { addToCart, openProduct } from '../support/journeys/walks/products';
import { butter, fillCart, scarce, type Width } from './shot';

export const { password } = customers.phone;

/** A customer for each width: the widths of a picture are taken at the same time, and must not share a cart. */
export const customerOf: Readonly<Record<Width, string>> = {
  360: customers.phone.email,
  768: 'autres@comptoir.example',
  1440: customers.desktop.email,
};

const profile = (page: Page) => page.getByRole('banner').locator('summary');

/** Logs in from any page, and waits until the shopper is logged in. */
export async function comeIn(page: Page, width: Width): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/login/);
  await logIn(page, { email: customerOf[width], password });
  await profile(page).waitFor();
  // After the login the shopper is led back to the page before, and whatever had been opened would be closed.
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function openProfileMenu(page: Page): Promise<void> {
  await profile(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).waitFor();
}

/**
 * Takes all lines out of the cart of the customer who is logged in: earlier pictures of the same width left theirs
 * there.
 */
export async function emptyCart(page: Page): Promise<void> {
  const { webstoreId } = (await (await page.request.get(pathTo('siteInfo', {}))).json()) as SiteInfo;
  const cart = { webstoreId, cartStateOrId: CURRENT_CART };
  const headers = { origin: new URL(page.url()).origin };
  for (;;) {
    const answer = await page.request.get(pathTo('cartItems', cart));
    // A customer may have no cart yet.
    const { cartItems } = answer.ok() ? ((await answer.json()) as CartItems) : { cartItems: [] };
    if (cartItems.length === 0) return;
    for (const { cartItem } of cartItems) {
      await page.request.delete(latePathTo('cartItem', { ...cart, cartItemId: cartItem.cartItemId ?? '' }), { headers });
    }
  }
}

/** A customer at the checkout, with butter alone in the cart. */
export async function customerCheckout(page: Page, width: Width): Promise<void> {
  await page.goto('/');
  await comeIn(page, width);
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/checkout');
}

/** The customer's and the guest's carts together ask for more of a product than is in stock. */
export async function productsKeptAtLogin(page: Page, width: Width): Promise<void> {
  await page.goto('/');
  await comeIn(page, width);
  await openProduct(page, scarce);
  await addToCart(page, scarce, 3);
  await openProfileMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();
  await openProduct(page, scarce);
  await addToCart(page, scarce, 5);
  await openProduct(page, butter);
  await addToCart(page, butter, 4);
  await comeIn(page, width);
  await page.getByRole('link', { name: /Voir (mon|le) panier/i }).first().click();
  await page.getByText('Votre panier d’avant la connexion').first().waitFor();
}
