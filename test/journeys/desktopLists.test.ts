import { settled } from '../support/journeys/atRest';
import { desktop, journey } from '../support/journeys/journey';

const butter = '/category/beurres-et-matieres-grasses/0ZG000000000001GAA';

journey(
  'a category shows two rows of cards at once, as a table rows of 40 px below a head that stays in sight',
  async ({ page, expectAccessible }) => {
    await page.goto(butter);
    const cards = page.getByRole('main').getByRole('article');
    const bottoms = await cards.evaluateAll((all) =>
      all.slice(0, 6).map((card) => card.querySelector('strong')?.getBoundingClientRect().bottom ?? Infinity),
    );
    // Three in a row: the price of each in the second one is in sight.
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
  },
  { screens: [desktop] },
);
