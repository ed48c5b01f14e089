import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { SHOP_LOCALE } from '../../../src/contract/constants';
import { languageOf } from '../../../src/contract/languages';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { cards, customers, logIn, payByCard, placeButton, step } from '../../support/journeys/walks/checkout';
import { addDelivery, editDelivery, namedDelivery, shareOut } from '../../support/journeys/walks/deliveries';
import { belowBase } from '../../support/journeys/walks/elsewhere';
import { chooseLanguage } from '../../support/journeys/walks/language';
import { wordsOf } from '../../support/journeys/walks/words';
import { addToCart, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { atRest, settled } from '../../support/journeys/browser/atRest';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { waitUntil } from '../../support/waitUntil';
import { readLedger } from '../../support/orders/ledger';
import { budget } from '../../support/budget';

const butter = 'Beurre doux 82 % pain de cuisine';

/** The name that the customer gives to their second delivery. */
const shopOfBrest = 'Boutique du port';

/** A server for these journeys alone, whose database they read. */
const shop = ownShop('production');
const shopBelow = ownShop('production', belowBase);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The whole part is between the header, which may stick to the window's top, and the window's lower edge. */
async function expectInView(page: Page, part: Locator) {
  await part.waitFor();
  await atRest(page);
  // The page scrolls to the part a moment after it has appeared.
  await waitUntil('the message is in view', async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await part.boundingBox();
    if (!header || !box) throw new Error('The header or the message has no box.');
    return box.y >= header.y + header.height && box.y + box.height <= (page.viewportSize()?.height ?? 0);
  });
}

/** "1 123,45 €" or "€1,123.45" in cents. */
const centsIn = (text: string): number => Number(/\d[\d\s.,]*[.,]\d{2}/.exec(text)?.[0].replace(/\D/g, '') ?? NaN);

journey(
  'a guest fills a cart, logs in with it, shares it out over two addresses, is declined once, pays, has the order to the cent, and logs out [CHK-04, CHK-07, CHK-16, CRT-15, CRT-16, LNK-15, PRF-04]',
  async (walk) => {
    const { page, screen, base, expectAccessible } = walk;
    const { t } = wordsOf(page);
    const customer = customers[screen.name];
    await openProduct(page, butter);
    await chooseLanguage(walk);
    // What the producer has written stays in French, and is marked as French.
    const isFrench = walk.locale === SHOP_LOCALE;
    expect(await heading(page).getAttribute('lang')).toBe(isFrench ? null : languageOf(SHOP_LOCALE));
    const product = page.url();
    await addToCart(page, butter, 4);

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('session.login') })
      .click();
    await page.waitForURL('**/login?**');
    await heading(page).getByText(t('account.login.title')).waitFor();
    await expectAccessible('login');
    await logIn(page, { ...customer, password: 'not the password' });
    await page.getByText(t('account.login.refused')).first().waitFor();
    await expectAccessible('a refused login');
    await logIn(page, customer);
    await page.waitForURL(product);
    await page.getByRole('banner').locator('summary').waitFor();

    await page.goto('/cart');
    await quantityOf(page, butter).waitFor();
    expect(await quantityOf(page, butter).inputValue()).toBe('4');
    await expectAccessible('the cart that was kept');

    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.checkout'), exact: true })
      .click();
    await page.waitForURL('**/checkout');
    // The account's own name and address are filled in already.
    await step(page, 'payment').getByRole('group').waitFor();
    await expectAccessible('payment');
    const change = (title: string) => page.getByRole('button', { name: `${t('checkout.step.change')} ${title}` });
    await change(t('checkout.step.contact')).click();
    await expectAccessible('contact');
    await step(page, 'contact')
      .getByRole('button', { name: t('checkout.continue') })
      .click();
    // Saving a step opens the next one: only then may another one be opened.
    await change(t('checkout.step.contact')).waitFor();
    await change(t('checkout.step.delivery')).click();
    await expectAccessible('delivery');
    await addDelivery(page);
    await editDelivery(page, shopOfBrest);
    await shareOut(page, 1);
    await expectAccessible('two deliveries');
    await step(page, 'delivery')
      .getByRole('button', { name: t('checkout.continue') })
      .click();
    await step(page, 'payment').getByRole('group').waitFor();

    await page.reload();
    await page.goBack();
    await page.waitForURL('**/cart');
    await page.goForward();
    await page.waitForURL('**/checkout');
    await step(page, 'payment').getByRole('group').waitFor();

    await payByCard(page, cards.declined);
    await step(page, 'review').getByText(namedDelivery(page, shopOfBrest)).waitFor();
    await expectAccessible('review');
    const asked = centsIn(await placeButton(page).innerText());
    await placeButton(page).click();
    await expectInView(page, page.getByText(t('checkout.problem.declined')).first());
    await expectAccessible('a declined payment');

    await payByCard(page, cards.accepted);
    await placeButton(page).click();
    await page.waitForURL(/\/order\//);
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await heading(page).getByText(t('orders.confirmed')).waitFor();
    await page.getByRole('main').getByText(reference).first().waitFor();
    const second = t('orders.deliveryNamed', { title: t('orders.deliveryOf', { number: 2, count: 2 }) });
    await page.getByRole('main').getByText(`${second} ${shopOfBrest}`).waitFor();
    await page.getByRole('main').getByText('3 quai du Port').waitFor();
    await expectAccessible('confirmation');

    const order = readLedger(path.join((base === '' ? shop : shopBelow)().dataDir, 'comptoir.sqlite')).orders.find(
      (row) => row.reference === reference,
    );
    expect(order).toMatchObject({ gross: asked, paid: asked, paymentStatus: 'authorised' });

    // Requests that are still pending would be refused after the logout.
    await settled(page);
    await page.getByRole('banner').locator('summary').click();
    const leave = page.getByRole('banner').getByRole('link', { name: t('session.logout') });
    expect(await leave.getAttribute('href')).toBe(base + LATE_PATHS.logout);
    await leave.click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('session.login') })
      .waitFor();
    await recorderThere(page);
    await page.goto(`/order/${reference}`);
    await heading(page).getByText(t('orders.missing.title')).waitFor();
  },
  {
    ownServer: () => shop().origin,
    expectedProblems: /status of (401|404|422)/,
    screens: budget({ usual: [phone], long: [phone, desktop] }),
    elsewhere: { screen: desktop, shop: () => shopBelow().origin },
  },
);
