import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import {
  logIn,
  payByCard,
  placeButton,
  placeOnAccountButton,
  step,
  stepOpened,
} from '../../support/journeys/walks/checkout';
import { devToolsExtension } from '../../support/journeys/devTools/devToolsExtension';
import { addToCart, openProduct } from '../../support/journeys/walks/products';
import { desktop, journey, type JourneyOptions } from '../../support/journeys/journey';
import { columnsHolding, foundIn } from '../../support/journeys/browser/marks';
import { foundInMail } from '../../support/journeys/servers/outbox';
import { recordedParts } from '../../support/journeys/recordings/recordings';
import { allowSending, sessionOf } from '../../support/journeys/walks/sending';
import { supportAgentAt } from '../../support/journeys/recordings/supportAgent';
import { waitUntil } from '../../support/waitUntil';
import { startServer } from '../../support/journeys/servers/startServer.cjs';

const butter = 'Beurre doux 82 % pain de cuisine';
const card = '4242424242424242';
const iban = 'FR1420041010050500013M02606';

/** The values typed into the forms, each distinctive enough to be found wherever it ends up. */
const marks = {
  companyName: 'Marquemaison',
  siret: '73282932000074',
  firstName: 'Marqueprenom',
  lastName: 'Marquenom',
  email: 'marque@exemple-marque.fr',
  phone: '0612349876',
  message: 'Marquemessage',
  password: 'Marquemotdepasse',
  receiver: 'Marquereceveur',
  receiverName: 'Marquefamille',
  street: '7 rue Marquerue',
  city: 'Marqueville',
  postalCode: '69017',
  instructions: 'Marqueconsigne',
} as const;

let extension = '';
let shop: Awaited<ReturnType<typeof startServer>>;
let log = '';

beforeAll(async () => {
  extension = await devToolsExtension();
  shop = await startServer('development', { logLevel: 'trace' });
  shop.server.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
});
afterAll(async () => {
  const closed = once(shop.server, 'close');
  shop.server.kill('SIGTERM');
  await closed;
  await rm(shop.dataDir, { recursive: true, force: true });
});

const orderAddress = ['payment.billing_address', 'placed_order.billing_address', 'placed_order.deliveries'];

/** The columns of the shop's database that hold each value, by its name; a value that none holds has no entry. */
const columnsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, columnsHolding(path.join(shop.dataDir, 'comptoir.sqlite'), value)] as const)
      .filter(([, columns]) => columns.length > 0),
  );

const main = (page: Page) => page.getByRole('main');
const type = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value);

/** Every state and action that DevTools keep of this page life. */
const devToolsText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.devTools?.liftedStore.getState()));

/** The recording of this page's session as support downloads it, once the server has the order page. */
async function sentRecording(page: Page): Promise<string> {
  const session = await sessionOf(page);
  // What a page has not sent is sent by the next one.
  await page.goto('/');
  const agent = await supportAgentAt(shop.origin);
  let sent = '';
  await waitUntil('the session is sent', async () => {
    const tabs = (await agent.find({})).flatMap((found) => [found, ...found.otherTabs]);
    const isThere = tabs.some((tab) => tab.session === session);
    if (isThere) sent = (await agent.file(session)).text;
    return sent.includes('/order/');
  });
  return sent;
}

const options: JourneyOptions = {
  screens: [desktop],
  build: 'development',
  ownServer: () => shop.origin,
  prepare: async (page) => {
    await page.addInitScript(extension);
  },
  expectedProblems: /status of (401|404|422)/,
};

journey(
  'what a guest types is in no state, action, recording, upload, DevTools or log, and in the database only where it belongs [CHK-15]',
  async ({ page }) => {
    const seen: string[] = [];
    const keepDevTools = async () => seen.push(await devToolsText(page));

    await page.goto('/become-customer');
    await allowSending(page, true);
    await type(page, 'Raison sociale', marks.companyName);
    await type(page, 'Numéro SIRET', marks.siret);
    await main(page).getByLabel('Votre métier').selectOption({ index: 1 });
    await type(page, 'Prénom', marks.firstName);
    await type(page, 'Nom', marks.lastName);
    await type(page, 'Adresse e-mail professionnelle', marks.email);
    await main(page)
      .getByRole('textbox', { name: /^Téléphone/ })
      .fill(marks.phone);
    await main(page)
      .getByRole('textbox', { name: /^Votre message/ })
      .fill(marks.message);
    await main(page).getByRole('button', { name: 'Envoyer ma demande' }).click();
    await page.getByText('Merci, votre demande est bien arrivée').first().waitFor();
    await keepDevTools();

    await page.goto('/login');
    await type(page, 'Adresse e-mail', marks.email);
    await type(page, 'Mot de passe', marks.password);
    await main(page).getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('L’adresse e-mail ou le mot de passe n’est pas le bon.').first().waitFor();
    await keepDevTools();

    await openProduct(page, butter);
    await addToCart(page, butter, 4);
    await page.goto('/checkout');
    const contact = step(page, 'contact');
    await contact.getByLabel('Prénom', { exact: true }).fill(marks.firstName);
    await contact.getByLabel('Nom', { exact: true }).fill(marks.lastName);
    await contact.getByLabel('E-mail', { exact: true }).fill(marks.email);
    await contact.getByRole('textbox', { name: /^Téléphone/ }).fill(marks.phone);
    await contact.getByRole('button', { name: 'Continuer' }).click();

    await stepOpened(page, 'delivery');
    const delivery = step(page, 'delivery');
    await delivery.getByLabel('Prénom', { exact: true }).fill(marks.receiver);
    await delivery.getByLabel('Nom', { exact: true }).fill(marks.receiverName);
    await delivery.getByLabel('Adresse', { exact: true }).fill(marks.street);
    await delivery.getByLabel('Code postal').fill(marks.postalCode);
    await delivery.getByLabel('Ville').fill(marks.city);
    await delivery.getByRole('button', { name: 'Livrer à cette adresse' }).click();
    await delivery.getByRole('textbox', { name: /^Consignes/ }).fill(marks.instructions);
    await delivery.getByRole('button', { name: 'Continuer' }).click();

    await main(page).getByRole('radio', { name: 'Prélèvement SEPA' }).check();
    const mandate = page.frameLocator('iframe');
    await mandate.getByLabel('IBAN du compte professionnel').fill(iban);
    await main(page).getByRole('radio', { name: 'Carte bancaire' }).check();
    await payByCard(page, card);
    await placeButton(page).click();
    await page.waitForURL(/\/order\//);
    await main(page).getByText(marks.receiver).first().waitFor();
    await keepDevTools();

    const values = Object.values(marks);
    const recording = (await recordedParts(page)).join('\n');
    const held = [...values, card, iban];
    expect(foundIn(recording, held)).toEqual([]);
    expect(foundIn(seen.join('\n'), held)).toEqual([]);
    const sent = await sentRecording(page);
    expect(foundIn(sent, held)).toEqual([]);
    expect(foundIn(log, held)).toEqual([]);
    // Guards against searching in empty texts: each contains something of the session.
    for (const text of [recording, sent, seen.join('')]) expect(text).toContain('checkout/contactSubmitted');
    expect(log).toContain('/registrations');

    // No other column of any table holds a value; card number, IBAN and password are in none.
    expect(columnsOf({ ...marks, card, iban })).toEqual({
      companyName: ['registration.company_name'],
      siret: ['registration.siret'],
      firstName: ['registration.first_name', 'placed_order.contact_info'],
      lastName: ['registration.last_name', 'placed_order.contact_info'],
      email: ['registration.email', 'placed_order.contact_info'],
      // The form of the delivery address is filled in with the contact's telephone number.
      phone: ['registration.phone', 'placed_order.contact_info', 'placed_order.deliveries'],
      message: ['registration.message'],
      receiver: [...orderAddress, 'invoice.document'],
      receiverName: [...orderAddress, 'invoice.document'],
      street: [...orderAddress, 'invoice.document'],
      city: [...orderAddress, 'invoice.document'],
      postalCode: [...orderAddress, 'invoice.document'],
      instructions: ['placed_order.deliveries'],
    });
  },
  options,
);

const customerMarks = {
  password: 'Marquephrase de passe 42',
  firstName: 'Clientprenom',
  lastName: 'Clientnom',
  email: 'client@exemple-client.fr',
  phone: '0678123409',
  receiver: 'Clientreceveur',
  receiverName: 'Clientfamille',
  companyName: 'Clientmaison',
  street: '9 quai Clientquai',
  city: 'Clientville',
  postalCode: '69031',
  addressPhone: '0556781234',
  instructions: 'Clientconsigne',
  purchaseOrder: 'CLIENT-BC-7788',
} as const;

journey(
  'what a customer types, from the new password to the purchase order number, is found nowhere but where it belongs [CHK-15]',
  async ({ page }) => {
    const seen: string[] = [];
    const keepDevTools = async () => seen.push(await devToolsText(page));
    const marked = customerMarks;
    const customer = { email: 'hotel@comptoir.example', password: marked.password };

    await page.goto('/forgotten-password');
    await allowSending(page, true);
    await type(page, 'Adresse e-mail', customer.email);
    await main(page).getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByText('Regardez votre boîte de réception').first().waitFor();
    await keepDevTools();
    const linkToken = await foundInMail(shop.dataDir, /\/reset-password\?token=([\w-]+)/);
    await page.goto(`/reset-password?token=${linkToken}`);
    await type(page, 'Nouveau mot de passe', marked.password);
    await main(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
    await page.getByText('Votre mot de passe est changé').first().waitFor();
    await keepDevTools();

    await openProduct(page, butter);
    await addToCart(page, butter, 4);
    await keepDevTools();
    await page.goto('/login?startUrl=%2Fcheckout');
    await logIn(page, customer);
    await page.waitForURL('**/checkout');
    await step(page, 'payment').getByRole('group').waitFor();
    await page.getByRole('button', { name: 'Modifier Coordonnées' }).click();
    const contact = step(page, 'contact');
    await contact.getByLabel('Prénom', { exact: true }).fill(marked.firstName);
    await contact.getByLabel('Nom', { exact: true }).fill(marked.lastName);
    await contact.getByLabel('E-mail', { exact: true }).fill(marked.email);
    await contact.getByRole('textbox', { name: /^Téléphone/ }).fill(marked.phone);
    await contact.getByRole('button', { name: 'Continuer' }).click();
    // Once saved, the form closes and what is below it moves up: a press made meanwhile can miss its button.
    await page.getByRole('button', { name: 'Modifier Coordonnées' }).waitFor();

    await page.getByRole('button', { name: 'Modifier Livraison' }).click();
    const delivery = step(page, 'delivery');
    await delivery.getByRole('button', { name: 'Changer d’adresse' }).click();
    await delivery.getByRole('radio', { name: 'Une autre adresse' }).check();
    await delivery.getByLabel('Prénom', { exact: true }).fill(marked.receiver);
    await delivery.getByLabel('Nom', { exact: true }).fill(marked.receiverName);
    await delivery.getByRole('textbox', { name: /^Établissement/ }).fill(marked.companyName);
    await delivery.getByLabel('Adresse', { exact: true }).fill(marked.street);
    await delivery.getByLabel('Code postal').fill(marked.postalCode);
    await delivery.getByLabel('Ville').fill(marked.city);
    await delivery.getByRole('textbox', { name: /^Téléphone/ }).fill(marked.addressPhone);
    await delivery.getByLabel('Enregistrer dans mon carnet d’adresses').check();
    await delivery.getByRole('button', { name: 'Livrer à cette adresse' }).click();
    await delivery.getByRole('textbox', { name: /^Consignes/ }).fill(marked.instructions);
    await delivery.getByRole('button', { name: 'Continuer' }).click();

    await main(page).getByRole('radio', { name: 'Bon de commande' }).check();
    await main(page)
      .getByRole('textbox', { name: /^Numéro de bon de commande/ })
      .fill(marked.purchaseOrder);
    await step(page, 'payment').getByRole('button', { name: 'Continuer' }).click();
    await placeOnAccountButton(page).click();
    await page.waitForURL(/\/order\//);
    await main(page).getByText(marked.receiver).first().waitFor();
    await keepDevTools();

    const held = [...Object.values(marked), customer.email, linkToken];
    const recording = (await recordedParts(page)).join('\n');
    expect(foundIn(recording, held)).toEqual([]);
    expect(foundIn(seen.join('\n'), held)).toEqual([]);
    const sent = await sentRecording(page);
    expect(foundIn(sent, held)).toEqual([]);
    expect(foundIn(log, held)).toEqual([]);
    // Guards against searching in empty texts: each contains something of the session.
    for (const text of [recording, sent, seen.join('')]) expect(text).toContain('checkout/contactSubmitted');
    expect(log).toContain('/password-changes');

    expect(linkToken).not.toBe('');
    expect(columnsOf({ ...marked, linkToken })).toEqual({
      firstName: ['placed_order.contact_info'],
      lastName: ['placed_order.contact_info'],
      email: ['placed_order.contact_info'],
      phone: ['placed_order.contact_info'],
      receiver: [...orderAddress, 'account_address.name', 'account_address.first_name', 'invoice.document'],
      receiverName: [...orderAddress, 'account_address.name', 'account_address.last_name', 'invoice.document'],
      companyName: ['placed_order.deliveries', 'account_address.company_name', 'invoice.document'],
      street: [...orderAddress, 'account_address.street', 'invoice.document'],
      city: [...orderAddress, 'account_address.city', 'invoice.document'],
      postalCode: [...orderAddress, 'account_address.postal_code', 'invoice.document'],
      addressPhone: ['placed_order.deliveries', 'account_address.phone_number'],
      instructions: ['placed_order.deliveries'],
      purchaseOrder: ['payment.purchase_order_number', 'invoice.document'],
    });
  },
  options,
);
