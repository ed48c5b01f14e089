import { expectAccessible } from '../../support/journeys/browser/accessibility';
import { desktop, ownBrowser, phone, sharedShop } from '../../support/journeys/journey';

// No journey(): the player records nothing. What it shows is compared at the end of every journey.
it.each([phone, desktop])('$name: the player of recordings is clean in axe', async ({ width, height }) => {
  const context = await (await ownBrowser()).newContext({ baseURL: sharedShop(), viewport: { width, height } });
  try {
    const page = await context.newPage();
    await page.goto('/replay');
    await page.getByLabel(/^Choisissez un enregistrement/).waitFor({ state: 'attached' });
    await expectAccessible(page, 'the player');
  } finally {
    await context.close();
  }
});
