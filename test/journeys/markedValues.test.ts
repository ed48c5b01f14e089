import Sqlite from 'better-sqlite3';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { payByCard, placeButton, step } from '../support/journeys/checkout';
import { devToolsExtension } from '../support/journeys/devToolsExtension';
import { addToCart, openProduct } from '../support/journeys/goods';
import { desktop, journey } from '../support/journeys/journey';
import { recordedParts } from '../support/journeys/recordings';
import { startServer } from '../support/journeys/startServer.cjs';

const butter = 'Beurre doux 82 % pain de cuisine';
const card = '4242424242424242';
const iban = 'FR1420041010050500013M02606';

/** What is typed into the forms: each value can be found again wherever it went. */
const marks = {
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

/** In whatever form a text may hold a number. */
const formsOf = (value: string): readonly string[] =>
  /^[\d ]+$/.test(value) && value.length > 5
    ? [
        value,
        value.replace(/(\d{2})(?=\d)/g, '$1 '),
        value.replace(/(\d{4})(?=\d)/g, '$1 '),
        value.replace(/^0/, '+33'),
      ]
    : [value];

const foundIn = (text: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => formsOf(value).some((form) => text.includes(form)));

/** Where in the database a value stands: `table.column`. */
function columnsHolding(file: string, value: string): readonly string[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    return tables.flatMap((table) => {
      const columns = db.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
      return columns
        .filter((column) =>
          formsOf(value).some(
            (form) =>
              db.prepare(`select 1 from "${table}" where instr(cast("${column}" as text), ?) > 0 limit 1`).get(form) !==
              undefined,
          ),
        )
        .map((column) => `${table}.${column}`);
    });
  } finally {
    db.close();
  }
}

let extension = '';
let shop: Awaited<ReturnType<typeof startServer>>;
let log = '';

beforeAll(async () => {
  extension = await devToolsExtension();
  shop = await startServer('development', { logLevel: 'trace' });
  shop.server.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
}, 120_000);
afterAll(async () => {
  const closed = once(shop.server, 'close');
  shop.server.kill('SIGTERM');
  await closed;
  await rm(shop.dataDir, { recursive: true, force: true });
}, 60_000);

const main = (page: Page) => page.getByRole('main');
const type = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value);

/** Every state and action that DevTools holds of this page life. */
const devToolsText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.devTools?.liftedStore.getState()));

journey(
  'what a shopper types is in no state, action, recording, DevTools or log, and in the database only where it belongs [CHK-15]',
  async ({ page }) => {
    const seen: string[] = [];
    const keepDevTools = async () => seen.push(await devToolsText(page));

    await page.goto('/become-customer');
    await type(page, 'Raison sociale', 'Maison Ouverte');
    await type(page, 'Numéro SIRET', '73282932000074');
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
    const contact = step(page, 'Coordonnées');
    await contact.getByLabel('Prénom', { exact: true }).fill(marks.firstName);
    await contact.getByLabel('Nom', { exact: true }).fill(marks.lastName);
    await contact.getByLabel('E-mail', { exact: true }).fill(marks.email);
    await contact.getByRole('textbox', { name: /^Téléphone/ }).fill(marks.phone);
    await contact.getByRole('button', { name: 'Continuer' }).click();

    const delivery = step(page, 'Livraison');
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
    await page.waitForURL('**/order/**');
    await main(page).getByText(marks.receiver).first().waitFor();
    await keepDevTools();

    const values = Object.values(marks);
    const recording = (await recordedParts(page)).join('\n');
    const held = [...values, card, iban];
    expect(foundIn(recording, held)).toEqual([]);
    expect(foundIn(seen.join('\n'), held)).toEqual([]);
    expect(foundIn(log, held)).toEqual([]);
    // The three do hold what they are about.
    expect(recording).toContain('checkout/contactSubmitted');
    expect(seen.join('')).toContain('checkout/contactSubmitted');
    expect(log).toContain('/registrations');

    const file = path.join(shop.dataDir, 'comptoir.sqlite');
    const columns = (value: string) => columnsHolding(file, value);
    expect(columns(card)).toEqual([]);
    expect(columns(iban)).toEqual([]);
    expect(columns(marks.password)).toEqual([]);
    expect(columns(marks.message)).toEqual(['registration.message']);
    expect(columns(marks.street)).toEqual([
      'payment.billing_address',
      'placed_order.delivery_address',
      'placed_order.billing_address',
    ]);
    expect(columns(marks.instructions)).toEqual(['placed_order.shipping_instructions']);
    expect(columns(marks.lastName)).toEqual(['registration.last_name', 'placed_order.contact_info']);
  },
  {
    screens: [desktop],
    build: 'development',
    ownServer: () => shop.origin,
    prepare: async (page) => {
      await page.addInitScript(extension);
    },
    expectedProblems: /status of (401|404|422)/,
  },
);
