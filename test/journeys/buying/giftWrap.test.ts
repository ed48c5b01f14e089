import { journey, zoomed } from '../../support/journeys/journey';
import { settled } from '../../support/journeys/browser/atRest';
import { addToCart, miniCartPanel, openProduct } from '../../support/journeys/walks/products';

const WRAP = 'Coffret cadeau kraft petit format';

journey(
  'gift wrap is ticked in the cart by keyboard, is a line of it, and is left out by the same key [PRD-06]',
  async ({ page, expectAccessible, takeMoment }) => {
    await openProduct(page, 'Beurre demi-sel de baratte');
    await addToCart(page, 'Beurre demi-sel de baratte', 1);
    await page.goto('/cart');
    const offer = page.getByRole('region', { name: 'Emballage cadeau' });
    const wrap = offer.getByRole('checkbox', { name: WRAP });
    const line = page.getByRole('table', { name: 'Produits de votre panier' }).getByRole('row', { name: WRAP });
    await wrap.waitFor();
    await settled(page);
    await wrap.focus();
    await page.keyboard.press('Space');
    // The mini cart opens when the addition begins.
    await miniCartPanel(page).waitFor();
    await line.waitFor();
    expect(await wrap.isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await miniCartPanel(page).waitFor({ state: 'detached' });
    await settled(page);
    await takeMoment();
    await expectAccessible('the cart with gift wrap');

    await wrap.focus();
    await page.keyboard.press('Space');
    await line.waitFor({ state: 'detached' });
    expect(await wrap.isChecked()).toBe(false);
  },
  { screens: [zoomed] },
);
