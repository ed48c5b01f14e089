import type { Page } from 'playwright-core';
import { atRest, settled } from '../../support/journeys/browser/atRest';
import { desktop, journey } from '../../support/journeys/journey';

const tip = (page: Page) => page.locator('[data-tip]');

/** Where the tooltip is, once it has come to rest, and whether it is on top there. */
async function tipAt(page: Page, anchor: string) {
  await tip(page).waitFor();
  await atRest(page);
  return page.evaluate((selector) => {
    const shown = document.querySelector('[data-tip]');
    const [box, explained] = [shown, document.querySelector(selector)].map((one) => one?.getBoundingClientRect());
    if (!shown || !box || !explained) return null;
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
      text: shown.textContent,
      isOnTop: shown.contains(middle),
      isLargeEnough: box.width >= 75 && box.height >= 30,
      touches: Math.abs(box.bottom - explained.top) < 1 ? 'above' : Math.abs(box.top - explained.bottom) < 1 && 'below',
      isInWindow: box.left >= 0 && box.right <= document.documentElement.clientWidth && box.top >= 16,
      layer: getComputedStyle(shown).zIndex,
    };
  }, anchor);
}

journey(
  'a tooltip names what shows only an icon, to pointer and keyboard, within the window and above all overlays [KIT-09] [KIT-15]',
  async ({ page, expectAccessible }) => {
    await page.goto('/search?term=beurre');
    await settled(page);
    const table = page.getByRole('link', { name: 'Afficher en liste' });
    const link = 'main a[aria-label="Afficher en liste"]';
    await table.hover();
    const seen = { text: 'Afficher en liste', isOnTop: true, isLargeEnough: true, isInWindow: true };
    expect(await tipAt(page, link)).toEqual({ ...seen, touches: 'above', layer: '9000' });
    await expectAccessible('a list with a tooltip');

    // The pointer can move onto the tooltip, and Escape closes it.
    await tip(page).hover();
    await settled(page);
    expect(await tip(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });

    await page.mouse.move(0, desktop.height - 1);
    await table.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await tipAt(page, link)).toEqual({ ...seen, touches: 'above', layer: '9000' });
    await page.keyboard.press('Escape');

    // Overlays are stacked in the order of opening, above the page's base layer.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).first().click();
    const choices = page.getByRole('dialog', { name: 'Vos choix de cookies' });
    await choices.waitFor();
    const layerOf = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('[data-overlay]') as Element).zIndex);
    expect(await layerOf()).toBe('9000');
    await choices.getByRole('button', { name: 'Fermer' }).hover();
    const close = '[role="dialog"] button[data-tooltip]';
    expect(await tipAt(page, close)).toMatchObject({
      text: 'Fermer sans rien changer',
      isOnTop: true,
      layer: '9002',
    });
    const base = (value: string) =>
      page.evaluate((given) => document.documentElement.style.setProperty('--overlay-base', given), value);
    await base('9500');
    expect(await layerOf()).toBe('9500');
    await base('high');
    expect(await layerOf()).toBe('9100');
    await page.keyboard.press('Escape');
    await choices.waitFor({ state: 'detached' });
  },
  { screens: [desktop] },
);
