import type { BrowserContext, Page } from 'playwright-core';
import { settled } from '../../support/journeys/browser/atRest';
import { focused, tabThrough } from '../../support/journeys/browser/focus';
import { desktop, journey, phone, zoomed, tablet } from '../../support/journeys/journey';
import { recordedParts, recorderThere } from '../../support/journeys/recordings/recordings';
import { budget } from '../../support/budget';

const yearSeconds = 31_536_000;
const band = (page: Page) => page.getByRole('region', { name: 'Vos cookies, votre choix' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Vos choix de cookies' });

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((found) => found.name === name);
/** The number of years after which a cookie expires, to the day. */
const years = (expires: number | undefined) =>
  Math.round((((expires ?? 0) - Date.now() / 1000) / yearSeconds) * 365) / 365;

/** The types of activities sent from now on, with the site id in their addresses. */
function activitiesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, site, type] = /\/activities\/([^/]+)\/(\w+)$/.exec(request.url()) ?? [];
    if (site !== undefined) sent.push(`${site} ${type}`);
  });
  return sent;
}

journey(
  'nothing but the essential before a choice; what is allowed by keyboard is told of the site, until it is taken back [HDR-17] [TRK-02] [TRK-07] [TRK-09] [TRK-10]',
  async ({ page, context, screen, expectAccessible }) => {
    const sent = activitiesOf(page);
    await page.goto('/');
    await recorderThere(page);
    await band(page).waitFor();
    await expectAccessible('the question about cookies');
    expect(await context.cookies()).toEqual([]);
    if (screen !== zoomed) {
      // Scrolled to its end, the page is not covered by the band.
      const room = await page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
      expect((await band(page).boundingBox())?.height).toBeLessThanOrEqual(room);
    }
    // The band is not printed: it would appear on every sheet.
    await page.emulateMedia({ media: 'print' });
    expect(await band(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });

    // In tab order the band follows the skip links, and it never covers the focused element.
    await tabThrough(page, [
      'Aller au contenu',
      'Aller au pied de page',
      'Tout refuser',
      'Tout accepter',
      'Personnaliser',
    ]);
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ isSeen: true });
    }
    await band(page).getByRole('button', { name: 'Personnaliser' }).focus();
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    await expectAccessible('the settings of cookies');
    await settings(page).getByRole('checkbox', { name: 'Statistiques' }).focus();
    await page.keyboard.press('Space');
    await settings(page).getByRole('button', { name: 'Enregistrer mes choix' }).focus();
    await page.keyboard.press('Enter');
    await band(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await settled(page);
    // The space reserved for the band is removed.
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    const choice = await cookie(context, 'comptoir_consent');
    expect([choice?.value, choice?.sameSite, years(choice?.expires)]).toEqual(['v1.statistics', 'Lax', 1]);

    const { siteId } = (await (await page.request.get('/site-info')).json()) as { siteId: string };
    const reported = (type: string) => page.waitForRequest((request) => request.url().endsWith(`/${siteId}/${type}`));
    const [view] = await Promise.all([reported('viewSearch'), page.goto('/search?term=beurre')]);
    expect((await view.response())?.status()).toBe(200);
    const product = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
    await Promise.all([reported('viewProduct'), product.click(), page.waitForURL(/\/product\//)]);
    expect(sent).toEqual(['viewSearch', 'clickSearch', 'viewProduct'].map((type) => `${siteId} ${type}`));
    // The recording states the consent under which its part was made.
    const running = (await recordedParts(page)).at(-1) ?? '';
    expect(JSON.parse(running.split('\n')[0] ?? '')).toMatchObject({ k: 'header', consent: ['statistics'] });
    const id = await cookie(context, 'cqcid');
    expect(id?.value).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect([id?.sameSite, years(id?.expires)]).toEqual(['Lax', 1]);

    // The choice can be changed from the footer of every page, with immediate effect.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
    await settings(page).getByRole('button', { name: 'Tout refuser' }).click();
    await settings(page).waitFor({ state: 'detached' });
    await settled(page);
    expect(await cookie(context, 'cqcid')).toBeUndefined();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto('/search?term=lait');
    await recorderThere(page);
    await settled(page);
    expect(await band(page).count()).toBe(0);
    expect(sent).toHaveLength(3);
    if (screen !== zoomed) return;
    // Where the band would cover the text, it is placed in the page.
    await context.clearCookies();
    await page.reload();
    await band(page).waitFor();
    expect(await band(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
  },
  { screens: budget({ usual: [zoomed], long: [phone, tablet, desktop, zoomed] }), asksForConsent: true },
);
