import type { Page } from 'playwright-core';
import { addToCart, quantityOf } from '../../support/journeys/walks/products';
import { at, main, type Shot } from '../shot';

/** A product with sizes, and the table of these on its page. */
const family = 'Beurre doux bio 82 %';
const sizes = (page: Page) => main(page).getByRole('table', { name: 'Tous les formats' });

async function openFamily(page: Page) {
  await page.goto(`/search?term=${encodeURIComponent(family)}`);
  await main(page)
    .getByRole('link', { name: `Choisir un format de ${family}` })
    .or(main(page).getByRole('link', { name: new RegExp(`^Choisir un format.*${family}`) }))
    .first()
    .click();
  await sizes(page).getByRole('spinbutton').first().waitFor();
}

/** Opens the facets, whether they are beside the list or behind a button. */
async function openFacets(page: Page) {
  await page.goto('/search?term=beurre');
  const filter = main(page).locator('summary', { hasText: /^Filtrer/ });
  if (await filter.isVisible()) await filter.click();
  await main(page).getByRole('link', { name: /^Bio/ }).waitFor();
  // The menu's item "Plus" is there once the page is hydrated and has measured which items fit.
  await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
}

async function narrowed(page: Page) {
  await openFacets(page);
  await main(page).getByRole('link', { name: /^Bio/ }).click();
  await main(page)
    .getByRole('link', { name: /^Retirer le filtre/ })
    .first()
    .waitFor();
}

async function inCategory(page: Page) {
  await openFacets(page);
  await main(page).getByRole('link', { name: /^Beurres et matières grasses/ }).click();
  await main(page)
    .getByRole('link', { name: /^Retirer le filtre/ })
    .first()
    .waitFor();
}

/** Makes all calls below `/services` fail, which are nearly all of the webstore API. */
const loseServer = (page: Page) => page.route('**/services/**', (route) => route.fulfill({ status: 500, body: '{}' }));

export const listingShots: readonly Shot[] = [
  { name: 'product-sizes', show: openFamily },
  {
    name: 'product-size',
    show: async (page) => {
      await openFamily(page);
      await sizes(page).getByRole('link').first().click();
      await main(page).getByRole('table', { name: 'Autres formats' }).getByRole('spinbutton').first().waitFor();
    },
  },
  { name: 'search-facets', fullPage: false, show: openFacets },
  { name: 'search-narrowed', fullPage: false, show: narrowed },
  { name: 'search-category', fullPage: false, show: inCategory },
  { name: 'search-nearest', show: at('/search?term=beurre%20trottinette') },
  { name: 'search-list', show: at('/search?term=beurre&layout=list') },
  {
    name: 'search-suggestions',
    fullPage: false,
    show: async (page) => {
      await page.goto('/');
      const box = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' });
      await box.click();
      await box.pressSequentially('crem', { delay: 50 });
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'search-unavailable',
    fullPage: false,
    show: async (page) => {
      await page.goto('/');
      // Before hydration the form itself would load a page from the server.
      await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
      const box = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' });
      await box.fill('beurre');
      await loseServer(page);
      await page.keyboard.press('Enter');
      await main(page).getByRole('button', { name: 'Réessayer' }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'mini-cart-added',
    fullPage: false,
    show: async (page) => {
      await page.goto('/search?term=beurre');
      await main(page)
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Mon Panier' }).getByText('dans votre panier').waitFor();
    },
  },
  {
    name: 'cart-code-refused',
    show: async (page) => {
      await openFamily(page);
      await sizes(page)
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Mon Panier' }).getByText('dans votre panier').waitFor();
      await page.goto('/cart');
      await main(page).getByLabel('Code promo').fill('GRATUIT');
      await main(page).getByRole('button', { name: 'Appliquer' }).click();
      await main(page).getByText(/code/i).nth(1).waitFor();
    },
  },
  {
    name: 'cart-code-applied',
    show: async (page) => {
      await page.goto('/search?term=Beurre%20doux%2082%20%25%20pain%20de%20cuisine');
      await main(page).getByRole('link', { name: 'Beurre doux 82 % pain de cuisine', exact: true }).first().click();
      await page.waitForURL('**/product/**');
      await quantityOf(page, 'Beurre doux 82 % pain de cuisine').waitFor();
      await addToCart(page, 'Beurre doux 82 % pain de cuisine', 12);
      await page.goto('/cart');
      await main(page).getByLabel('Code promo').fill('BIENVENUE10');
      await main(page).getByRole('button', { name: 'Appliquer' }).click();
      await main(page).getByText('BIENVENUE10').first().waitFor();
    },
  },
];
