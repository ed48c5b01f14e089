import type { Page } from 'playwright-core';
import type { SiteInfo } from '../../../src/contract/context/siteInfo';
import { pathTo, withQuery } from '../../../src/contract/paths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { settled } from '../../support/journeys/browser/atRest';
import { focusReaches } from '../../support/journeys/browser/focus';
import { customers, logIn } from '../../support/journeys/walks/checkout';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { foundIn } from '../../support/journeys/browser/marks';
import { printedBeside, printedSmall, printedText, sheetsOf } from '../../support/journeys/browser/print';
import { recordedParts, recorderThere } from '../../support/journeys/recordings/recordings';
import { serverCart } from '../../support/journeys/serverCart';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { createBuyer } from '../../support/orders/buyer';
import { budget } from '../../support/budget';

const butter = 'Beurre doux 82 % pain de cuisine';

/** The values typed into the address form, each distinctive enough to be found wherever it ends up. */
const marks = {
  firstName: 'Marqueprenom',
  lastName: 'Marquenom',
  street: '7 rue Marquerue',
  postalCode: '69017',
  city: 'Marqueville',
  otherCity: 'Marqueport',
  phone: '0612349876',
} as const;

const shop = ownShop('production');

/**
 * A manager of hotels logs in and chooses one of them by keyboard: the header and the tab's next page are of that
 * account, until they log out.
 */
async function actForAnother(
  page: Page,
  expectAccessible: (place: string, part?: string) => Promise<unknown>,
): Promise<void> {
  const banner = page.getByRole('banner');
  const barIs = (color: string) =>
    page.waitForFunction(
      (wanted) => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor === wanted,
      color,
    );
  await type(page, /^Adresse e-mail/, 'hotel@comptoir.example');
  await main(page)
    .getByLabel(/^Mot de passe/)
    .fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Se connecter' }).click();
  await heading(page, 'Mes commandes');
  const trigger = banner.locator('summary');
  await trigger.getByText('Hôtels de la Falaise').waitFor({ state: 'attached' });
  await barIs('rgb(224, 201, 219)');
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await banner.getByText('Changer d’établissement').waitFor();
  await expectAccessible('the profile menu', 'header');
  const box = await banner.locator('details > ul').boundingBox();
  const from = await trigger.boundingBox();
  expect((box?.y ?? 0) - ((from?.y ?? 0) + (from?.height ?? 0))).toBeCloseTo(40, 0);
  await page.keyboard.type('ch');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Changer d’établissement');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Changer d’établissement' });
  await dialog.getByRole('button', { name: /^Hôtels de la Falaise/ }).waitFor();
  await expectAccessible('the choice of account', '[role=dialog]');
  await dialog.getByRole('button', { name: /^Les Jardins d’Étretat/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop().origin}/`);
  await dialog.waitFor({ state: 'detached' });
  await trigger.getByText('Les Jardins d’Étretat').waitFor({ state: 'attached' });
  await barIs('rgb(238, 198, 174)');
  await expectAccessible('the page of another account');
  await page.reload();
  await trigger.getByText('Les Jardins d’Étretat').waitFor({ state: 'attached' });
  await barIs('rgb(238, 198, 174)');
  // Requests of the home page that are still pending would be refused after the logout.
  await settled(page);
  await trigger.click();
  await banner.getByRole('link', { name: 'Se déconnecter' }).click();
  await banner.getByRole('link', { name: 'Se connecter' }).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('comptoir.actedFor') === null);
}

/** The button opens the browser's print dialog; in print there is only the document of this title, on one sheet. */
async function expectPrinted(page: Page, button: string, title: string): Promise<void> {
  const asked = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = resolve;
      }),
  );
  await main(page).getByRole('button', { name: button }).click();
  await asked;
  expect(await printedBeside(page)).toEqual([]);
  expect(await printedSmall(page)).toEqual([]);
  expect(await printedText(page)).toContain(title);
  expect(await sheetsOf(page)).toBe(1);
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const type = (page: Page, label: RegExp, value: string) => main(page).getByRole('textbox', { name: label }).fill(value);

/**
 * Orders butter as this customer, in a browser of its own. Returns the order's reference; `nth` makes the keys of two
 * orders differ.
 */
async function orderButter(
  customer: { readonly email: string; readonly password: string },
  nth: 1 | 2,
): Promise<string> {
  const { webstoreId } = (await (await fetch(shop().origin + pathTo('siteInfo', {}))).json()) as SiteInfo;
  const search = withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: butter });
  const found = (await (await fetch(shop().origin + search)).json()) as {
    readonly productsPage: { readonly products: readonly { readonly id: string; readonly name: string }[] };
  };
  const productId = found.productsPage.products.find(({ name }) => name === butter)?.id ?? '';
  const login = { username: customer.email, password: customer.password };
  const site = { origin: () => shop().origin, webstoreId, login };
  return createBuyer(site, { productId, quantity: 4 }, `${customer.email.split('@')[0] ?? ''}${String(nth)}`).goOn();
}

journey(
  'a customer keeps an address book, finds an order again, orders it once more and again from the home page, prints it and its invoice on a sheet each, logs out, and another acts for a hotel they manage [CHK-09] [CHK-12] [CHK-22] [PRF-01] [PRF-03] [PRF-04] [PRF-05] [PRF-09] [PRF-10] [HDR-16]',
  async ({ page, context, screen, expectAccessible }) => {
    const customer = customers[screen.name];
    await orderButter(customer, 1);
    const reference = await orderButter(customer, 2);

    await page.goto('/account/orders');
    await page.waitForURL('**/login?startUrl=%2Faccount%2Forders');
    await logIn(page, customer);
    await page.waitForURL('**/account/orders');
    await heading(page, 'Mes commandes');
    await main(page)
      .getByRole('link', { name: `Commande ${reference}` })
      .waitFor();
    await expectAccessible('the history of orders');

    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Mes adresses' }).waitFor();
    await expectAccessible('the menu of the account', 'header');
    await page.getByRole('banner').getByRole('link', { name: 'Mes adresses' }).click();
    await heading(page, 'Mes adresses');
    await expectAccessible('the address book');
    await main(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
    await heading(page, 'Nouvelle adresse');
    await main(page).getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await main(page).getByRole('alert').waitFor();
    await expectAccessible('a refused address');
    await type(page, /^Prénom/, marks.firstName);
    await type(page, /^Nom/, marks.lastName);
    await type(page, /^Adresse/, marks.street);
    await type(page, /^Code postal/, marks.postalCode);
    await type(page, /^Ville/, marks.city);
    await type(page, /^Téléphone/, marks.phone);
    await main(page).getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await heading(page, 'Mes adresses');
    const card = main(page).getByRole('listitem').filter({ hasText: marks.street });
    await card.getByText(/06\s12\s34\s98\s76/).waitFor();

    await card.getByRole('link', { name: /^Modifier/ }).click();
    await focusReaches(page.getByRole('heading', { level: 1, name: 'Modifier l’adresse' }));
    expect(
      await main(page)
        .getByRole('textbox', { name: /^Ville/ })
        .inputValue(),
    ).toBe(marks.city);
    await type(page, /^Ville/, marks.otherCity);
    await main(page).getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await heading(page, 'Mes adresses');
    await card.getByText(marks.otherCity).waitFor();
    await card.getByRole('button', { name: /^Utiliser par défaut/ }).click();
    await card.getByText('Par défaut', { exact: true }).waitFor();

    await card.getByRole('button', { name: /^Supprimer/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Supprimer cette adresse/ });
    await dialog.waitFor();
    await expectAccessible('the word before a removal', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await card.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await main(page).getByText('Par défaut', { exact: true }).waitFor();

    await page.goto('/account');
    await heading(page, 'Mon compte');
    await expectAccessible('the overview');
    await main(page).getByRole('link', { name: 'Toutes mes commandes' }).click();
    await heading(page, 'Mes commandes');
    await main(page)
      .getByRole('button', { name: `Commander à nouveau la commande ${reference}` })
      .click();
    await main(page).getByText('Le produit de cette commande est dans votre panier.').waitFor();
    await expectAccessible('an order in the cart again');
    expect(await serverCart(context)).toEqual([[butter, 4]]);
    await page.getByRole('banner').getByRole('link', { name: 'Page d’accueil' }).click();
    const usual = page.getByRole('region', { name: 'Ce que vous commandez d’habitude' });
    await usual.getByRole('button', { name: /^Ajouter au panier/ }).waitFor();
    expect(await usual.getByRole('spinbutton').inputValue()).toBe('4');
    await expectAccessible('the home page of a buyer');
    await usual.getByRole('button', { name: /^Ajouter au panier/ }).click();
    await page.getByRole('link', { name: /8\sarticles/ }).waitFor();
    expect(await serverCart(context)).toEqual([[butter, 8]]);
    await page
      .getByRole('region', { name: 'Votre dernière commande' })
      .getByRole('link', { name: `Commande ${reference}` })
      .click();
    await page.waitForURL(`**/order/${reference}`);
    await main(page)
      .getByRole('button', { name: /^Commander à nouveau/ })
      .waitFor();
    await expectAccessible('the order');
    await expectPrinted(page, 'Imprimer', `Commande ${reference}`);
    await main(page).getByRole('link', { name: 'Facture' }).click();
    await page.waitForURL(`**/order/${reference}/invoice`);
    await page.getByRole('heading', { level: 1, name: /^Facture / }).waitFor();
    await expectAccessible('the invoice');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectPrinted(page, 'Imprimer la facture', 'Facture ');
    await main(page).getByRole('link', { name: 'Retour à la commande' }).click();
    await page.waitForURL(`**/order/${reference}`);

    const recording = (await recordedParts(page)).join('\n');
    expect(recording).toContain('addressBook/changeRequested');
    expect(recording).toContain('reorder/brought');
    expect(foundIn(recording, Object.values(marks))).toEqual([]);

    // Requests that are still pending would be refused after the logout.
    await settled(page);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();
    await recorderThere(page);
    await page.goto('/account/orders');
    await page.waitForURL('**/login?startUrl=%2Faccount%2Forders');
    await heading(page, 'Se connecter');

    await actForAnother(page, expectAccessible);
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }), ownServer: () => shop().origin },
);
