import { LISTING_LAYOUT_COOKIE } from '../../../src/contract/pages/listingLayout';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey } from '../../support/journeys/journey';
import { waitUntil } from '../../support/waitUntil';

const butter = '/category/beurres-et-matieres-grasses/0ZG000000000001GAA';

journey(
  'a category shows two rows of cards at once, as a table rows of 40 px below a head that stays in sight, and so is the next list',
  async ({ page, context, expectAccessible }) => {
    await page.goto(butter);
    const cards = page.getByRole('main').getByRole('article');
    await settled(page);
    const bottoms = await cards.evaluateAll((all) =>
      all.slice(0, 6).map((card) => card.querySelector('strong')?.getBoundingClientRect().bottom ?? Infinity),
    );
    // Three products in a row: the prices of the second row are in the window.
    expect(bottoms.filter((bottom) => bottom > desktop.height)).toEqual([]);

    await page.getByRole('link', { name: 'Afficher en liste' }).click();
    const rows = page.getByRole('table', { name: 'Produits' }).locator('tbody tr');
    await rows.first().waitFor();
    await settled(page);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(heights.filter((height) => height > 41)).toEqual([]);

    const head = page.getByRole('columnheader', { name: 'Produit' });
    const isHeadOnTop = () =>
      head.evaluate((element) => {
        const { left, bottom, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - height / 4) === element;
      });
    await rows.nth(20).evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(await isHeadOnTop()).toBe(true);
    await expectAccessible('a compact table');

    // The same list is compact in narrower windows too, and no name is cut or covered.
    for (const [width, height, most] of [
      [768, 1024, 64],
      [360, 740, 88],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const low = await rows.evaluateAll((all) =>
        all.map((row) => {
          const name = row.querySelector('[role="rowheader"] a');
          const isCut = name === null || name.scrollHeight > name.clientHeight + 1;
          const facts = row.querySelector('[role="rowheader"] p')?.getBoundingClientRect();
          const below = row.querySelector('td:nth-child(2) > span, td:nth-child(3) span')?.getBoundingClientRect();
          const isCovered = facts && below && below.top < facts.bottom - 1 && below.left < facts.right;
          return { name: name?.textContent, height: row.getBoundingClientRect().height, isCut, isCovered };
        }),
      );
      expect([width, low.filter(({ height }) => height > most)]).toEqual([width, []]);
      expect([width, low.filter(({ isCut, isCovered }) => isCut || isCovered)]).toEqual([width, []]);
      await expectAccessible(`a compact list at ${String(width)} px`);
    }
    await page.setViewportSize({ width: desktop.width, height: desktop.height });

    // The next listing is a table too, on the page and in the server's HTML.
    await page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' }).fill('farine');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?term=farine');
    await page.getByRole('heading', { level: 1, name: /farine/ }).waitFor();
    await rows.first().waitFor();
    const answer = await page.goto('/search?term=lait');
    expect(await answer?.text()).toContain('<table');
    await settled(page);
    expect(await rows.count()).toBeGreaterThan(1);
    expect(await cards.count()).toBe(0);
    await page.getByRole('link', { name: 'Afficher en vignettes' }).click();
    await page.waitForURL('**/search?term=lait&layout=grid');
    await cards.first().waitFor();
    await waitUntil('the cookie is gone', async () =>
      (await context.cookies()).every(({ name }) => name !== LISTING_LAYOUT_COOKIE),
    );
  },
  { screens: [desktop] },
);
