import { journey } from '../support/journeys/journey';
import { miniCartPanel } from '../support/journeys/walks/goods';
import { waitUntil } from '../support/waitUntil';

journey(
  'what is typed and pressed on a page whose scripts are still on their way is done once they are there',
  async ({ page, context }) => {
    await page.goto('/');
    let letScriptsGo = () => {};
    const held = new Promise<void>((letGo) => (letScriptsGo = letGo));
    await context.route('**/browser.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => location.assign('/search?term=beurre'));
    await page.getByRole('heading', { level: 1, name: /beurre/ }).waitFor();
    // The page's first script is a small one, and comes long before the others.
    await page.waitForFunction(() => window.earlyInput !== undefined);

    const quantity = page.getByRole('main').getByRole('spinbutton').nth(1);
    const name = ((await quantity.getAttribute('aria-label')) ?? '').replace('Quantité de ', '');
    await quantity.fill('12');
    await page
      .getByRole('main')
      .getByRole('button', { name: `Ajouter au panier : ${name}` })
      .click();
    await page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' }).fill('farine');
    expect(await page.evaluate(() => window.comptoir)).toBe(undefined);
    letScriptsGo();

    await miniCartPanel(page).getByText(`12 × ${name} dans votre panier.`).waitFor();
    const options = page.getByRole('option');
    await waitUntil('suggestions of what was typed', async () => {
      const texts = await options.allInnerTexts();
      return texts.length > 1 && texts.every((text) => /farine/i.test(text));
    });
  },
);
