import { budget } from '../../support/budget';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { serverCart } from '../../support/journeys/serverCart';
import { miniCartPanel } from '../../support/journeys/walks/products';
import { plain } from '../../support/plain';

const family = 'Beurre doux bio 82 %';
/** What each size's row says, the smallest size first. */
const SIZES = [
  ['125 g', 'Carton de 40 × 125 g', 'Réf. BDX-201-01', '66,00 €', '13,20 €/kg', 'En stock'],
  ['250 g', 'Carton de 20 × 250 g', 'Réf. BDX-201-02', '63,00 €', '12,60 €/kg', 'En stock'],
  ['1 kg', 'Carton de 10 × 1 kg', 'Réf. BDX-201-03', '118,00 €', '11,80 €/kg', 'En stock'],
] as const;

journey(
  'a product with sizes leads from a list to a table of them, each with reference, price, price per kilo, stock, quantity and its own way into the cart, which works from there',
  async ({ page, context, screen, expectAccessible }) => {
    const main = page.getByRole('main');
    await page.goto(`/search?term=${encodeURIComponent(family)}`);
    const card = main.getByRole('article').filter({ hasText: plain(family) });
    await card.getByText('Plusieurs formats, chacun à son prix').waitFor();
    // The contents of a carton depend on the size.
    expect(plain(await card.textContent())).not.toContain('Carton');
    await card.getByRole('link', { name: /^Choisir un format/ }).click();
    await page.waitForURL('**/product/**');

    const table = main.getByRole('table', { name: 'Tous les formats' });
    const rows = table.locator('tbody').getByRole('row');
    await settled(page);
    expect(await rows.count()).toBe(SIZES.length);
    for (const [index, facts] of SIZES.entries()) {
      const row = rows.nth(index);
      const said = plain(await row.innerText());
      for (const fact of facts) expect(said).toContain(fact);
      expect(await row.getByRole('spinbutton').inputValue()).toBe('1');
      const add = await row.getByRole('button', { name: /^Ajouter au panier/ }).boundingBox();
      // The button fits the window's width, on a phone too.
      expect(add && add.x >= 0 && add.x + add.width <= screen.width).toBe(true);
    }
    await expectAccessible('the sizes of a product');

    // Adds two of the middle size from its row; the address stays the product's.
    const before = page.url();
    const middle = rows.nth(1);
    await middle.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    await middle.getByRole('button', { name: /^Ajouter au panier/ }).click();
    await miniCartPanel(page).getByText('2 × Beurre doux bio 82 % – 250 g dans votre panier').waitFor();
    expect(page.url()).toBe(before);
    const inCart = await serverCart(context);
    expect(inCart.map(([name, quantity]) => [plain(name), quantity])).toEqual([['Beurre doux bio 82 % – 250 g', 2]]);
    await page.keyboard.press('Escape');
    await miniCartPanel(page).waitFor({ state: 'detached' });

    // A size has a page of its own, on which it can be ordered above the table of the others.
    await rows.first().getByRole('link', { name: /125.g/ }).click();
    await page.getByRole('heading', { level: 1, name: /125.g/ }).waitFor();
    const others = main.getByRole('table', { name: 'Autres formats' }).locator('tbody').getByRole('row');
    await others.first().getByRole('spinbutton').waitFor();
    expect(await others.count()).toBe(SIZES.length - 1);
    await expectAccessible('the page of a size');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: plain(family), exact: true }).waitFor();
    await rows.first().getByRole('spinbutton').waitFor();
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }) },
);
