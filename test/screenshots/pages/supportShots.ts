import type { Page } from 'playwright-core';
import { SUPPORT_PAGES } from '../../../src/contract/recordings/supportPages';
import { SUPPORT_PAGE } from '../../../src/contract/recordings/supportPaths';
import { logIn } from '../../support/journeys/walks/checkout';
import { addToCart, openProduct } from '../../support/journeys/walks/products';
import { password } from '../customer';
import { panelTitles } from '../../support/console/panelTitles';
import { butter, main, type Shot, type Width } from '../shot';

async function logInAtSupport(page: Page, address: string) {
  await page.goto(address);
  await logIn(page, { email: 'support@comptoir.example', password });
}

/** Sends to support the recording of a guest whose coupon was refused; returns its code. */
async function sendSession(page: Page): Promise<string> {
  await openProduct(page, butter);
  await addToCart(page, butter, 4);
  await page.getByRole('banner').getByRole('link', { name: /panier/i }).click();
  await page.getByRole('dialog', { name: 'Mon Panier' }).getByRole('link', { name: 'Voir Le Panier' }).click();
  await page.getByLabel('Code promo').fill('PRINTEMPS');
  await page.getByLabel('Code promo').press('Enter');
  await page.getByText('Ce code n’est pas valable').first().waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Envoyer à l’assistance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer à l’assistance' });
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  return dialog.getByText(/^[\dA-Z]{3}-[\dA-Z]{4}$/).innerText();
}

/** The code of the one session that is sent at each width; all pictures of that width show this session. */
const codes = new Map<Width, Promise<string>>();

/** The list, filtered to the one session. */
async function findSession(page: Page, width: Width) {
  const sent = codes.get(width) ?? sendSession(page);
  codes.set(width, sent);
  const code = await sent;
  await logInAtSupport(page, SUPPORT_PAGE);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  const found = page.getByRole('row').filter({ hasText: code });
  await found.waitFor();
  return found;
}

/** A session at its last error. */
async function openSession(page: Page, width: Width) {
  const found = await findSession(page, width);
  await found.getByRole('link').first().click();
  await page.getByText(/signé par ce serveur/).waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor();
}

const { action: _usual, ...others } = panelTitles;

const panelShots = Object.entries(others).map(
  ([name, title]): Shot => ({
    name: `support-${name === 'whatIf' ? 'what-if' : name}`,
    show: async (page, width) => {
      await openSession(page, width);
      await page.getByRole('radio', { name: title, exact: true }).check({ force: true });
      await page.getByRole('region', { name: title, exact: true }).waitFor();
    },
  }),
);

const dialogShot = (name: string, button: string): Shot => ({
  name,
  fullPage: false,
  show: async (page, width) => {
    await openSession(page, width);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog', { name: button, exact: true }).waitFor();
  },
});

/** The session's last answer that found products, with other names: what would differ. */
const replaceAnswer: Shot['show'] = async (page, width) => {
  await openSession(page, width);
  await page.getByLabel('Domaine').selectOption('searchProducts');
  await page.getByLabel('Chercher une action').fill('fulfilled');
  await page.getByRole('listbox').getByRole('option').last().click();
  await page.getByRole('radio', { name: 'Et si…' }).check({ force: true });
  const answer = page.getByLabel('Réponse de searchProducts');
  await answer.fill((await answer.inputValue()).replaceAll(/"name": "[^"]+"/g, '"name": "Beurre de rêve"'));
  await page.getByRole('button', { name: 'Rejouer avec cette réponse' }).click();
  await page.getByRole('region', { name: 'Ce qui serait différent' }).getByText('page différente').first().waitFor();
};

/** A search for an account that does not exist: it finds no session. */
const findNothing: Shot['show'] = async (page) => {
  await logInAtSupport(page, SUPPORT_PAGE);
  await page.getByLabel('Code').waitFor();
  // On a phone the other fields are folded away.
  const more = page.getByRole('button', { name: 'Autres critères' });
  if (await more.isVisible()) await more.click();
  await page.getByLabel('Compte').fill('Trottinette');
  await page.keyboard.press('Enter');
  await main(page).getByText('Aucune session trouvée').waitFor();
};

/** Support's console. */
export const supportShots: readonly Shot[] = [
  {
    name: 'support-sessions',
    show: async (page, width) => {
      await findSession(page, width);
    },
  },
  { name: 'support-sessions-none', show: findNothing },
  { name: 'support-session', show: openSession },
  ...panelShots,
  { name: 'support-what-if-answered', show: replaceAnswer },
  dialogShot('support-export', 'Exporter'),
  dialogShot('support-about', 'Fiche de la session'),
  { name: 'support-file', show: (page) => logInAtSupport(page, SUPPORT_PAGES.file) },
];
