import type { Page } from 'playwright-core';
import { recorderThere } from '../support/journeys/recordings/recordings';
import { addToCart, openProduct } from '../support/journeys/walks/products';

/** The widths at which every picture is taken, in px. */
export type Width = 360 | 768 | 1440;

/** A picture of one page or state, which `show` opens as a user would. */
export interface Shot {
  readonly name: string;
  readonly show: (page: Page, width: Width) => Promise<void>;
  /** False: a picture of the window alone, for overlays. */
  readonly fullPage?: boolean;
  /** True: the shopper has never answered the consent question. In every other picture they have refused. */
  readonly asksForConsent?: boolean;
  /** The production build by default; `development` for what only that one shows. */
  readonly build?: 'production' | 'development';
}

export const butter = 'Beurre doux 82 % pain de cuisine';
/** A product with six in stock, sold one by one. */
export const scarce = 'Beurre doux sans lactose 82 %';

export const main = (page: Page) => page.getByRole('main');

export const at = (address: string) => async (page: Page) => {
  await page.goto(address);
};

/** Opens a page, and waits until it answers presses: before, a press follows a link of the server's HTML. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await recorderThere(page);
}

export async function fillCart(page: Page) {
  await openProduct(page, butter);
  await addToCart(page, butter, 4);
}

export async function openMiniCart(page: Page) {
  await recorderThere(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /panier/i })
    .click();
  await page.getByRole('dialog', { name: 'Mon Panier' }).waitFor();
}

/** Shows the page as it is printed, as wide as a sheet of A4 between its margins, whatever the window. */
export async function print(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1_000 });
}
