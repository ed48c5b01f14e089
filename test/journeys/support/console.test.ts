import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { SUPPORT_PAGE } from '../../../src/contract/recordings/supportPaths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey, ownBrowser, phone, tablet } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { belowBase, watchBase } from '../../support/journeys/walks/elsewhere';
import { standReady } from '../../support/journeys/recordings/recordings';
import { refuseCookies } from '../../support/journeys/refuseCookies';
import { cards, logIn, payByCard, placeButton, reachPayment, step } from '../../support/journeys/walks/checkout';
import { expectAccessible } from '../../support/journeys/browser/accessibility';
import { waitUntil } from '../../support/waitUntil';
import { plantFault, runTestsIn } from '../../support/recordings/plantedFaults';

/** A server that logs a line for each call. */
const shop = ownShop('production', { ...belowBase, logLevel: 'info' });

/** Where an exported test and its recording are stored. */
const folder = path.join(__dirname, '../../recordings');
const written: string[] = [];
afterAll(() => written.forEach((name) => rmSync(path.join(folder, name), { force: true })));

/** Sends a shopper's latest pages to support; returns the code. */
async function send(page: Page): Promise<string> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Envoyer à l’assistance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer à l’assistance' });
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await dialog.getByText('C’est envoyé.').waitFor();
  return dialog.getByText(/^[\dA-Z]{3}-[\dA-Z]{4}$/).innerText();
}

/** A browser of support, logged in, on the list of recorded sessions. */
async function openSupport(
  width: number,
  height: number,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await (
    await ownBrowser()
  ).newContext({ baseURL: shop().origin, viewport: { width, height }, locale: 'fr-FR', acceptDownloads: true });
  await refuseCookies(context, shop().origin);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // The login is a page of the shop.
  standReady(page);
  await page.goto(shop().origin + SUPPORT_PAGE);
  await logIn(page, { email: 'support@comptoir.example', password: DEMO_PASSWORD });
  await page.getByRole('heading', { level: 1, name: 'Sessions enregistrées' }).waitFor();
  return { page, context };
}

async function findByCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: code });
  await row.waitFor();
  return row;
}

/** Finds a session by its code, and opens it at its last error. */
async function openFound(page: Page, code: string): Promise<void> {
  await (await findByCode(page, code)).getByRole('link').first().click();
}

/** The texts in a row that are wider than the box that should hold them. */
const tooWide = (row: Locator) =>
  row.evaluate((element) =>
    [...element.querySelectorAll('td, td *')].flatMap((part) =>
      part.clientWidth > 0 && part.scrollWidth > part.clientWidth ? [part.textContent] : [],
    ),
  );

/** Whether the list of actions shows the current one, and cuts no line at its top or bottom. */
const showsWholeLines = (page: Page) =>
  page.getByRole('listbox', { name: 'Actions' }).evaluate((list) => {
    const line = list.querySelector('[aria-selected="true"]');
    if (!line) return false;
    const [shown, own] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    const isInSight = own.top >= shown.top && own.bottom <= shown.bottom;
    return isInSight && list.scrollTop % own.height === 0 && list.clientHeight % own.height === 0;
  });

/** Faults in the shop's code, as the source of a module's replaced exports. */
const FAULTS = [
  [
    'reducer',
    'features/checkout/checkoutSlice',
    "checkoutReducer: (state, action) => real.checkoutReducer(state, /[fF]ailed$/.test(action.type) ? { type: 'lost' } : action)",
  ],
  ['page', 'ui/text/Price', "Price: () => 'sur demande'"],
] as const;

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const shownText = async (page: Page) => (await position(page).getAttribute('aria-valuetext')) ?? '';

journey(
  'below a base path, a shopper’s payment fails and they send the code: support finds the session, plays it, sees the failing call with the server’s own lines and how each amount came about, and exports a test, which passes today and fails with a fault in a reducer or a page [REP-05] [REP-15]',
  async ({ page }) => {
    await reachPayment(page, shop().origin);
    await payByCard(page, cards.declined);
    await placeButton(page).click();
    await step(page, 'payment').getByRole('alert').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Page d’accueil' }).click();
    await settled(page);
    const code = await send(page);

    const { page: support, context } = await openSupport(desktop.width, desktop.height);
    try {
      await expectAccessible(support, 'the list of sessions');
      await support.setViewportSize({ width: phone.width, height: phone.height });
      expect(await tooWide(await findByCode(support, code))).toEqual([]);
      await support.setViewportSize({ width: desktop.width, height: desktop.height });
      await openFound(support, code);

      const asked = watchBase(support);
      // The session opens at its last error, and every state is the recorded one.
      await support.getByText(/^Exact\s/).waitFor();
      const frame = support.frameLocator('iframe');
      await frame.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAccessible(support, 'a session');
      await waitUntil('it stands at the failure', async () =>
        (await shownText(support)).endsWith('checkout/placeFailed'),
      );
      await frame.getByText('Le paiement a été refusé par la banque.').first().waitFor();

      // The call that failed, with its answer.
      await support.getByRole('option', { name: /^pay · fulfilled/ }).click();
      await waitUntil('it stands at the call', async () => (await shownText(support)).endsWith('/fulfilled'));

      await support.getByRole('radio', { name: 'Appel' }).check({ force: true });
      const panel = support.getByRole('region', { name: 'Appel' });
      const requestId = await panel.getByText(/^[\w-]{36}$/).innerText();
      await panel.getByRole('list', { name: 'Journal du serveur' }).getByRole('listitem').first().waitFor();
      await expectAccessible(support, 'a call');
      await support.getByRole('radio', { name: 'Prix' }).check({ force: true });
      await support.getByRole('region', { name: 'Prix' }).getByText('Total HT de la ligne').first().waitFor();
      await expectAccessible(support, 'prices');
      await support.getByRole('radio', { name: 'Panier' }).check({ force: true });
      const change = support
        .getByRole('region', { name: 'Panier' })
        .getByRole('listitem')
        .filter({ hasText: '€' })
        .first();
      const [pieces, total] = await Promise.all([
        change.getByRole('button').boundingBox(),
        change.getByText('€').boundingBox(),
      ]);
      expect((total?.x ?? 0) - (pieces?.x ?? 0) - (pieces?.width ?? 0)).toBeGreaterThanOrEqual(8);
      await support.getByRole('radio', { name: 'Prix' }).check({ force: true });

      // By keyboard: to the next error, to the beginning and forward, then played to the end.
      await support.getByRole('heading', { level: 1 }).click();
      await support.keyboard.press('Shift+ArrowRight');
      await waitUntil('it stands at the failure', async () =>
        (await shownText(support)).endsWith('checkout/placeFailed'),
      );
      await position(support).press('Home');
      await waitUntil('it stands at the beginning', async () => (await position(support).inputValue()) === '0');
      await position(support).blur();
      await support.keyboard.press('ArrowRight');
      await waitUntil('it stands one action on', async () => (await position(support).inputValue()) === '1');
      await support.getByLabel('Vitesse').selectOption('16');
      await support.getByLabel('Vitesse').blur();
      await support.keyboard.press('Space');
      const end = await position(support).getAttribute('max');
      await waitUntil('it has played to the end', async () => (await position(support).inputValue()) === end);
      await frame.getByRole('heading', { level: 1 }).first().waitFor();

      // Below large screens the list of actions shows whole lines alone, in the middle of the session and at its end.
      for (const { name, width, height } of [phone, tablet]) {
        await support.setViewportSize({ width, height });
        for (const action of [Math.floor(Number(end) / 2), Number(end)]) {
          await position(support).fill(String(action));
          await waitUntil(`the list has whole lines at action ${action} on the ${name}`, () =>
            showsWholeLines(support),
          );
        }
      }
      await support.setViewportSize({ width: desktop.width, height: desktop.height });

      // The other way round: the id of a call leads to the moment of the call.
      const other = await context.newPage();
      await other.goto(shop().origin + SUPPORT_PAGE);
      await other.getByLabel('Identifiant de la requête').fill(requestId);
      await other.getByLabel('Identifiant de la requête').press('Enter');
      await other.getByRole('region', { name: 'Appels trouvés' }).getByRole('link').click();
      await waitUntil('it stands at the call', async () => (await shownText(other)).endsWith('/fulfilled'));
      await other.close();

      await support.getByRole('button', { name: 'Exporter' }).click();
      await expectAccessible(support, 'the export');
      const downloads: Promise<string>[] = [];
      support.on('download', (download) => {
        const name = download.suggestedFilename();
        written.push(name);
        downloads.push(download.saveAs(path.join(folder, name)).then(() => name));
      });
      await support.getByRole('button', { name: 'Télécharger le test' }).click();
      await support.getByText(/^Fichiers enregistrés/).waitFor();
      await waitUntil('both files are there', () => downloads.length === 2);
      const [recording = '', test = ''] = await Promise.all(downloads);
      const name = recording.replace('.ndjson.gz', '');
      expect(test).toBe(`${name}.dom.test.ts`);

      expect(asked.outside).toEqual([]);
      for (const [fault, module, source] of FAULTS) {
        written.push(`${name}-${fault}.dom.test.ts`, `${name}-${fault}.ndjson.gz`);
        plantFault(path.join(folder, test), `${name}-${fault}`, module, source);
      }
      const results = await runTestsIn(folder);
      const statusesOf = (own: string) => results.get(own)?.assertionResults.map(({ status }) => status);
      expect(results.get(name)).toMatchObject({ message: '' });
      for (const [fault] of FAULTS) expect(statusesOf(`${name}-${fault}`)).toContain('failed');
    } finally {
      await context.close();
    }
  },
  { screens: [desktop], ownServer: () => shop().origin, expectedProblems: /status of (402|422)/ },
);

journey(
  'support replaces one recorded answer: the pages after it show other products until the recording is shown again',
  async ({ page }) => {
    await reachPayment(page, shop().origin);
    await page.getByRole('banner').getByRole('link', { name: 'Page d’accueil' }).click();
    await settled(page);
    const code = await send(page);
    const { page: support, context } = await openSupport(desktop.width, desktop.height);
    try {
      // Holds back the page in the frame: on a busy machine, too, it may load after the press.
      const frames: Route[] = [];
      await support.route('**/replay', (route) => frames.push(route));
      await openFound(support, code);
      await support.getByText(/^Exact\s/).waitFor();
      await support.getByLabel('Domaine').selectOption('searchProducts');
      await support.getByLabel('Chercher une action').fill('fulfilled');
      // Actions that contain the word are found a moment after those whose names do.
      await support.getByText(/recherche dans leur contenu/).waitFor({ state: 'detached' });
      await support.getByRole('listbox').getByRole('option').last().click();
      await support.getByRole('radio', { name: 'Et si…' }).check({ force: true });
      const answer = support.getByLabel('Réponse de searchProducts');
      const recorded = await answer.inputValue();

      await answer.fill(recorded.slice(1));
      await support.getByRole('button', { name: 'Rejouer avec cette réponse' }).click();
      await support.getByText(/^Cette réponse n’est pas du JSON/).waitFor();

      await answer.fill(recorded.replaceAll(/"name": "[^"]+"/g, '"name": "Beurre de rêve"'));
      await support.getByRole('button', { name: 'Rejouer avec cette réponse' }).click();
      await support.locator('button[aria-busy="true"]').waitFor();
      for (const frame of frames) await frame.continue();
      const result = support.getByRole('region', { name: 'Ce qui serait différent' });
      await result.getByText('page différente').first().waitFor();
      await expectAccessible(support, 'another answer');
      const frame = support.frameLocator('iframe');
      await result.getByRole('listitem').filter({ hasText: 'page différente' }).getByRole('button').first().click();
      await frame
        .getByText(/Beurre\sde\srêve/)
        .first()
        .waitFor();
      await support.getByRole('button', { name: 'Revenir à l’enregistrement' }).click();
      await frame
        .getByText(/Beurre\sde\srêve/)
        .first()
        .waitFor({ state: 'detached' });
    } finally {
      await context.close();
    }
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
