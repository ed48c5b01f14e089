import { desktop, journey } from '../../support/journeys/journey';

journey(
  'a picture that is loaded ahead of its page and is lost on its way is named by its content key in the console, though the page was not there yet to hear of it [KIT-12]',
  async ({ page }) => {
    const lost = new Set<string>();
    await page.route('**/cms/delivery/media/**', async (route) => {
      const [, key] = /\/media\/([^/?]+)/.exec(route.request().url()) ?? [];
      if (key !== undefined) lost.add(key);
      await route.abort('connectionreset');
    });
    const warning = page.waitForEvent('console', (message) => message.text().includes('content key'));
    await page.goto('/advice/idees-recettes/croissants-pur-beurre-aop');
    const text = (await warning).text();
    const ahead = page.getByRole('main').locator('img[fetchpriority=high]');
    expect(await ahead.count()).toBe(1);
    const [, key = ''] = /\/media\/([^/?]+)/.exec((await ahead.getAttribute('src')) ?? '') ?? [];
    expect([text, lost.has(key)]).toEqual([`The picture of this content key could not be loaded: ${key}`, true]);
  },
  { screens: [desktop], expectedProblems: /ERR_CONNECTION_RESET|content key could not be loaded/ },
);
