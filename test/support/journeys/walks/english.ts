import type { Page } from 'playwright-core';

export const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

/** Logs in on a login page that is in English. */
export async function logInInEnglish(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in' }).click();
}
