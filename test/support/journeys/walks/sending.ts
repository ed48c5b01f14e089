import type { Page } from 'playwright-core';
import { recordedParts } from '../recordings/recordings';

/** The session of a page's recording. */
export async function sessionOf(page: Page): Promise<string> {
  const [part = ''] = await recordedParts(page);
  return (JSON.parse(part.slice(0, part.indexOf('\n'))) as { readonly session: string }).session;
}

/** Sets in the cookie settings, opened from the footer, whether support may receive recordings. */
export async function allowSending(page: Page, isAllowed: boolean): Promise<void> {
  const settings = page.getByRole('dialog', { name: 'Vos choix de cookies' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).first().click();
  await settings.getByLabel('Assistance').setChecked(isAllowed);
  await settings.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await settings.waitFor({ state: 'detached' });
}
