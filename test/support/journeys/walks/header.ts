import type { Page } from 'playwright-core';
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
