import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import type { SiteInfo } from '../../../../src/contract/context/siteInfo';
import { CURRENT_CART } from '../../../../src/contract/constants';
import { pathTo } from '../../../../src/contract/paths';
import { orderableProducts } from '../../orders/orderableProducts';
import { focusReaches } from '../browser/focus';
import { wordsOf } from './words';

const password = 'comptoir-demo';

/**
 * Logins of the demo for journeys. The walks on one server, which follow one another, have different ones, so that
 * none finds a cart that an earlier one has left.
 */
export const customers = {
  phone: { email: 'boulangerie@comptoir.example', password },
  desktop: { email: 'coffee@comptoir.example', password },
  tabs: { email: 'sport@comptoir.example', password },
  ended: { email: 'autres@comptoir.example', password },
} as const;

export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  authenticated: '4000002500003155',
  unanswered: '4000000000000341',
  interrupted: '4000000000000119',
  lying: '4000000000009995',
} as const;

const main = (page: Page) => page.getByRole('main');

/** A step of the checkout page, by its heading; the deliveries within a step are numbered. */
export const step = (page: Page, name: 'contact' | 'delivery' | 'payment' | 'review') =>
  main(page).getByRole('region', { name: new RegExp(`^\\d? ?${wordsOf(page).t(`checkout.step.${name}`)}(?! \\d)`) });

/** Waits until a step has opened, and has the focus: until then a field would lose what is typed into it. */
export const stepOpened = (page: Page, name: 'contact' | 'delivery' | 'payment' | 'review'): Promise<void> =>
  focusReaches(page.locator(`#step-${name}`));

/** Fills in the login form of the current page, and sends it. */
export async function logIn(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  const { t } = wordsOf(page);
  await main(page).getByLabel(t('account.login.username')).fill(email);
  await main(page).getByLabel(t('account.login.password'), { exact: true }).fill(password);
  await main(page)
    .getByRole('button', { name: t('account.login.submit') })
    .click();
}

export const paymentFrame = (page: Page): FrameLocator =>
  page.getByTitle(wordsOf(page).t('payment.cardFrame'), { exact: true }).contentFrame();

/** Types a card into the provider's frame and continues to the review. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const { t, card } = wordsOf(page);
  const frame = paymentFrame(page);
  await frame.getByLabel(card.number).fill(number);
  await frame.getByLabel(card.expiry).fill('12/39');
  await frame.getByLabel(card.code).fill('123');
  const onwards = step(page, 'payment').getByRole('button', { name: t('checkout.continue') });
  // By keyboard: right after scrolling, Chromium delivers a click to the frame that was at that position before.
  await onwards.press('Enter');
  await placeButton(page).waitFor();
}

const buttonLike = (page: Page, id: 'checkout.review.place' | 'checkout.review.placeOnAccount'): Locator =>
  main(page).getByRole('button', { name: wordsOf(page).like(id) });
/** The button that orders and pays. */
export const placeButton = (page: Page): Locator => buttonLike(page, 'checkout.review.place');
/** The button that orders on account, with nothing to pay yet. */
export const placeOnAccountButton = (page: Page): Locator => buttonLike(page, 'checkout.review.placeOnAccount');

/** Adds something orderable to the cart of this browser, without a page. */
export async function fillCart({ request }: BrowserContext, origin: string): Promise<void> {
  const { webstoreId } = (await (await request.get(`${origin}${pathTo('siteInfo', {})}`)).json()) as SiteInfo;
  const [product] = await orderableProducts(origin, webstoreId);
  if (!product) throw new Error('The shop has nothing to order.');
  const address = origin + pathTo('cartItems', { webstoreId, cartStateOrId: CURRENT_CART });
  const data = { productId: product.productId, quantity: String(product.quantity), type: 'Product' };
  const added = await request.post(address, { data, headers: { origin: new URL(origin).origin } });
  if (added.status() !== 201) throw new Error(`The cart took nothing: ${await added.text()}`);
}

/** Fills in a guest's contact data, and waits for the next step. */
export async function fillContact(page: Page): Promise<void> {
  const contact = step(page, 'contact');
  await contact.getByLabel('Prénom').fill('Maud');
  await contact.getByLabel('Nom', { exact: true }).fill('Berthier');
  await contact.getByLabel('E-mail').fill('maud@exemple.invalid');
  await contact.getByRole('button', { name: 'Continuer' }).click();
  await stepOpened(page, 'delivery');
  await step(page, 'delivery').getByLabel('Code postal').waitFor();
}

/** Fills in a guest's delivery address, and submits it. */
export async function askForDelivery(page: Page, postalCode: string): Promise<void> {
  const delivery = step(page, 'delivery');
  await delivery.getByLabel('Prénom').fill('Maud');
  await delivery.getByLabel('Nom', { exact: true }).fill('Berthier');
  await delivery.getByLabel('Adresse', { exact: true }).fill('12 rue du Four');
  await delivery.getByLabel('Code postal').fill(postalCode);
  await delivery.getByLabel('Ville').fill('Lyon');
  await delivery.getByRole('button', { name: 'Livrer à cette adresse' }).click();
}

/** A guest with something in the cart, on the checkout page, with every step filled in except the payment. */
export async function reachPayment(page: Page, origin: string): Promise<void> {
  await fillCart(page.context(), origin);
  await page.goto('/checkout');
  await fillContact(page);
  await askForDelivery(page, '69002');
  await step(page, 'delivery').getByRole('button', { name: 'Continuer' }).click();
  await step(page, 'payment').getByRole('group').waitFor();
}

/** Waits for the confirmation page; returns the order's reference. */
export async function confirmedOrder(page: Page): Promise<string> {
  await page.waitForURL('**/order/**');
  await page.getByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
