import type { Page } from 'playwright-core';
import { settled } from '../browser/atRest';
import { wordsOf } from './words';

export const banner = (page: Page) => page.getByRole('banner');
export const hamburger = (page: Page) =>
  banner(page).getByRole('link', { name: wordsOf(page).t('header.menu'), exact: true });
/** Waits until the bar has measured which of its items fit: until then it shows them all. */
export const barMeasured = (page: Page) => page.locator('#menu ul[data-measured]').waitFor({ state: 'attached' });
export const openParents = (page: Page) =>
  page.locator('#menu ul[data-align] > li:not([data-overflowed]):not([data-probe]) > [aria-expanded]');
export const bar = (page: Page) => page.getByRole('navigation', { name: wordsOf(page).t('navigation.label') });
export const panel = (page: Page) => page.getByRole('dialog', { name: wordsOf(page).t('navigation.label') });
export const searchBox = (page: Page) => banner(page).getByRole('combobox', { name: wordsOf(page).t('search.label') });

/**
 * Waits until the box lists what is suggested for this term, not for the letters typed before. Call it before the term
 * is typed, and await it after.
 */
export async function suggestedFor(page: Page, term: string): Promise<void> {
  await page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('/search/suggestions') && searchParams.get('searchTerm') === term;
  });
  await settled(page);
}
