import type { Page } from 'playwright-core';
import { SHOP_LOCALE } from '../../../../src/contract/constants';
import { LANGUAGE_PARAMETER, languageOf, type ShopLocale } from '../../../../src/contract/languages';
import { wordsOf } from './words';

/** The language that a page says it is in: "fr". */
export const shownLanguage = (page: Page) => page.locator('html').getAttribute('lang');

/**
 * Chooses the shopper's language at the foot of a walk's first page, which is in French. The language's link must be at
 * least 24 px high (WCAG 2.5.8).
 */
export async function chooseLanguage(walk: { readonly page: Page; readonly locale: ShopLocale }): Promise<void> {
  const { page, locale } = walk;
  expect(await shownLanguage(page)).toBe(languageOf(SHOP_LOCALE));
  if (locale === SHOP_LOCALE) return;
  const name = wordsOf(page).t(`footer.language.${locale}`);
  const choice = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await choice.scrollIntoViewIfNeeded();
  expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await choice.click();
  await page.waitForURL((url) => url.searchParams.get(LANGUAGE_PARAMETER) === languageOf(locale));
  expect(await shownLanguage(page)).toBe(languageOf(locale));
}
