import type { Locator } from 'playwright-core';
import { hamburger, panel } from '../../support/journeys/walks/header';
import { addButton, miniCartPanel } from '../../support/journeys/walks/products';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { mostRestyled } from '../../support/journeys/browser/restyled';
import { settled } from '../../support/journeys/browser/atRest';

const PRODUCT = 'Beurre demi-sel de baratte';

/** Of all elements a press may restyle one in so many. */
const PART = 10;
/** By script: after gestures of Playwright's a journey compares the page with its replay, which computes styles too. */
const press = (part: Locator) => part.evaluate((element: HTMLElement) => element.click());

journey(
  'a press restyles only what it changes, not the page around it: opening the phone’s menu, a first addition',
  async ({ page, screen }) => {
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
    await page.goto('/category/beurres-et-matieres-grasses/0ZG000000000001GAA');
    await settled(page);
    expect(await elements()).toBeGreaterThan(1000);
    if (screen === phone) {
      expect(await mostRestyled(page, () => press(hamburger(page)))).toBeLessThan((await elements()) / PART);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
    }
    const added = await mostRestyled(page, async () => {
      await press(addButton(page, PRODUCT));
      await miniCartPanel(page).waitFor();
    });
    expect(added).toBeLessThan((await elements()) / PART);
  },
  { screens: [phone, desktop] },
);
