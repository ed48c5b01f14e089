import type { Page } from 'playwright-core';
import { logIn } from '../../support/journeys/walks/checkout';
import { comeIn, customerCheckout, openProfileMenu } from '../customer';
import { at, fillCart, main, type Shot } from '../shot';

/** The address of a mailed link, with an invalid secret. */
const resetLink = '/reset-password?token=8f3b1c0de4a95f7726c1';

async function requestCustomer(page: Page, siret: string) {
  await page.goto('/become-customer');
  const fill = (name: string | RegExp, text: string) => main(page).getByRole('textbox', { name }).fill(text);
  await fill('Raison sociale', 'Boulangerie des Deux Ponts');
  await fill(/^Numéro SIRET/, siret);
  await main(page).getByLabel('Votre métier').selectOption({ index: 1 });
  await fill('Prénom', 'Camille');
  await fill(/^Nom$/, 'Rousseau');
  await fill('Adresse e-mail professionnelle', 'camille@deux-ponts.example');
  await fill(/^Téléphone/, '06 12 34 56 78');
  await main(page).getByRole('button', { name: 'Envoyer ma demande' }).click();
}

/** A page of a customer's own account. */
const ofCustomer =
  (address: string, title: string): Shot['show'] =>
  async (page, width) => {
    await page.goto('/');
    await comeIn(page, width);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  };

/** The session of an open page ends in another tab. */
const endSession: Shot['show'] = async (page, width) => {
  await customerCheckout(page, width);
  await page.getByRole('button', { name: 'Modifier Coordonnées' }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/');
  await openProfileMenu(other);
  await other.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
  await page.waitForURL(/\/login/);
  await page.getByText('Votre session a expiré').first().waitFor();
};

export const accountShots: readonly Shot[] = [
  { name: 'login', show: at('/login') },
  {
    name: 'login-refused',
    show: async (page) => {
      await page.goto('/login');
      await logIn(page, { email: 'personne@comptoir.example', password: 'not the password' });
      await page.getByText('L’adresse e-mail ou le mot de passe n’est pas le bon.').first().waitFor();
    },
  },
  {
    name: 'login-toast',
    fullPage: false,
    show: async (page, width) => {
      await fillCart(page);
      await comeIn(page, width);
      await page.getByText(/choisis? avant la connexion/).first().waitFor();
    },
  },
  { name: 'session-ended', fullPage: false, show: endSession },
  {
    name: 'profile-menu',
    fullPage: false,
    show: async (page, width) => {
      await page.goto('/');
      await comeIn(page, width);
      await openProfileMenu(page);
    },
  },
  {
    name: 'home-customer',
    show: async (page, width) => {
      await page.goto('/');
      await comeIn(page, width);
    },
  },
  { name: 'password-forgotten', show: at('/forgotten-password') },
  {
    name: 'password-mail-sent',
    show: async (page) => {
      await page.goto('/forgotten-password');
      await main(page).getByLabel('Adresse e-mail').fill('personne@comptoir.example');
      await main(page).getByRole('button', { name: 'Recevoir le lien' }).click();
      await page.getByText('Regardez votre boîte de réception').first().waitFor();
    },
  },
  { name: 'password-reset', show: at(resetLink) },
  {
    name: 'password-reset-refused',
    show: async (page) => {
      await page.goto(resetLink);
      await main(page).getByLabel('Nouveau mot de passe').fill('un long mot de passe');
      await main(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
      await page.getByText('Ce lien a déjà servi ou n’est plus valable').first().waitFor();
    },
  },
  { name: 'password-reset-incomplete', show: at('/reset-password') },
  { name: 'become-customer', show: at('/become-customer') },
  {
    name: 'become-customer-errors',
    show: async (page) => {
      await requestCustomer(page, '12345678900011');
      await page.getByText('Ce numéro SIRET n’est pas valable.').first().waitFor();
    },
  },
  {
    name: 'become-customer-sent',
    show: async (page) => {
      await requestCustomer(page, '73282932000074');
      await page.getByText('Merci, votre demande est bien arrivée').first().waitFor();
    },
  },
  { name: 'account', show: ofCustomer('/account', 'Mon compte') },
  { name: 'account-orders', show: ofCustomer('/account/orders', 'Mes commandes') },
  { name: 'account-addresses', show: ofCustomer('/account/addresses', 'Mes adresses') },
  { name: 'account-address', show: ofCustomer('/account/addresses/new', 'Nouvelle adresse') },
];
