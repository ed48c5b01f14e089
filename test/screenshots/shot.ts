import type { Page } from 'playwright-core';
import { addToCart, openProduct } from '../support/journeys/walks/goods';

/** The widths at which every picture is taken. */
export type Width = 360 | 768 | 1440;

/** One page or state of the shop, as a shopper comes to it. */
export interface Shot {
  readonly name: string;
  readonly show: (page: Page, width: Width) => Promise<void>;
  /** False: only what the window shows, for what lies over the page. */
  readonly fullPage?: boolean;
  /** True: the shopper has never chosen their cookies. On every other picture they have refused them. */
  readonly asksForConsent?: boolean;
}

export const butter = 'Beurre doux 82 % pain de cuisine';
/** Six in stock, sold one by one. */
export const scarce = 'Beurre doux sans lactose 82 %';

export const main = (page: Page) => page.getByRole('main');

export const at = (address: string) => async (page: Page) => {
  await page.goto(address);
};

export const fillCart = async (page: Page) => {
  await openProduct(page, butter);
  await addToCart(page, butter, 4);
};

export const openMiniCart = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /panier/i })
    .click();
  await page.getByRole('dialog', { name: 'Mon Panier' }).waitFor();
};
