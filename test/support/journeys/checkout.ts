import type { FrameLocator, Page } from 'playwright-core';

const password = 'comptoir-demo';

/** Demo accounts: one for each screen, so that no journey finds the cart of another. */
export const customers = {
  phone: { email: 'boulangerie@comptoir.example', password },
  desktop: { email: 'coffee@comptoir.example', password },
} as const;

export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
} as const;

const main = (page: Page) => page.getByRole('main');

/** One step of the checkout page by its heading. */
export const step = (page: Page, name: 'Coordonnées' | 'Livraison' | 'Paiement' | 'Vérification') =>
  main(page).getByRole('region', { name: new RegExp(`^\\d? ?${name}`) });

/** Fills the login form of the page that shows it, and waits until the shop is the customer's. */
export async function logIn(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  await main(page).getByLabel('Adresse e-mail').fill(email);
  await main(page).getByLabel('Mot de passe', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Se connecter' }).click();
}

const paymentFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Saisie de la carte bancaire"]');

/** Types a card into the provider's frame and goes on to the review. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const frame = paymentFrame(page);
  await frame.getByLabel('Numéro de carte').fill(number);
  await frame.getByLabel('Date d’expiration').fill('12/39');
  await frame.getByLabel('Code de sécurité').fill('123');
  const onwards = step(page, 'Paiement').getByRole('button', { name: 'Continuer' });
  // Chromium takes a press right after a scroll for one on the frame that stood there before.
  await onwards.evaluate((button) => {
    button.scrollIntoView({ block: 'center' });
  });
  await page.waitForTimeout(500);
  await onwards.click();
  await placeButton(page).waitFor();
}

export const placeButton = (page: Page) => main(page).getByRole('button', { name: /^Commander et payer/ });
