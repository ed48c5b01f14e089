import { API_PAGE } from '../../../src/contract/pages/apiPage';
import type { Page } from 'playwright-core';
import { at, main, type Shot } from '../shot';

async function sendMessage(page: Page) {
  await page.goto('/contact-support');
  // Until the form's code is loaded the browser itself refuses an empty field.
  await main(page).locator('form[novalidate]').waitFor();
}

/** The pages that builders write as contents, the API's page, the site map and the contact form. */
export const contentShots: readonly Shot[] = [
  { name: 'help', show: at('/faq-hub') },
  { name: 'help-topic', show: at('/faq-hub/livraison-reclamation') },
  { name: 'help-answer', show: at('/faq-hub/livraison-reclamation/frais-de-livraison') },
  { name: 'help-search', show: at('/faq-hub?term=factures') },
  {
    name: 'api',
    show: async (page) => {
      await page.goto(API_PAGE);
      await page.locator('.opblock').first().waitFor();
    },
  },
  { name: 'help-search-nothing', show: at('/faq-hub?term=trottinette') },
  { name: 'advice', show: at('/advice') },
  { name: 'recipes', show: at('/advice/idees-recettes') },
  { name: 'recipe', show: at('/advice/idees-recettes/flan-parisien-a-la-creme') },
  { name: 'trend', show: at('/advice/tendances-de-consommation/brunch-toute-la-journee') },
  { name: 'about', show: at('/qui-sommes-nous') },
  { name: 'how-it-works', show: at('/comment-ca-marche') },
  { name: 'legal', show: at('/mentions-legales') },
  { name: 'cookie-policy', show: at('/politique-cookies') },
  { name: 'site-map', show: at('/sitemap') },
  { name: 'contact', show: sendMessage },
  {
    name: 'contact-errors',
    show: async (page) => {
      await sendMessage(page);
      await main(page).getByRole('button', { name: 'Envoyer mon message' }).click();
      await main(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'contact-sent',
    show: async (page) => {
      await sendMessage(page);
      await main(page).getByLabel('Sujet de votre message').selectOption({ label: 'Produit et disponibilité' });
      await main(page).getByRole('textbox', { name: 'Votre nom' }).fill('Camille Rousseau');
      await main(page).getByRole('textbox', { name: 'Adresse e-mail' }).fill('camille@deux-ponts.example');
      await main(page).getByRole('textbox', { name: 'Votre message' }).fill('Quand la crème crue revient-elle ?');
      await main(page).getByRole('button', { name: 'Envoyer mon message' }).click();
      await main(page).getByText('Merci, votre message est bien arrivé').waitFor();
    },
  },
];
