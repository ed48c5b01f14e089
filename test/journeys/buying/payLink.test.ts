import { settled } from '../../support/journeys/browser/atRest';
import { journey, zoomed } from '../../support/journeys/journey';
import { fillCart, logIn } from '../../support/journeys/walks/checkout';

const buyer = { email: 'keepcool@comptoir.example', password: 'comptoir-demo' };

journey(
  'a cart is shared by link and brought to its checkout by keyboard, also at 320 px [CRT-21] [CRT-17]',
  async ({ page, context, expectAccessible, takeMoment }) => {
    await page.goto('/login?startUrl=%2Fcart');
    await logIn(page, buyer);
    await page.waitForURL('**/cart');
    await fillCart(context, new URL(page.url()).origin);
    await page.goto('/cart');
    const main = page.getByRole('main');
    const share = main.getByRole('button', { name: 'Partager un lien de paiement' });
    await share.waitFor();
    await settled(page);
    await share.focus();
    await page.keyboard.press('Enter');
    const link = main.getByRole('link', { name: 'Voir le panier partagé' });
    await link.waitFor();
    await settled(page);
    await takeMoment();
    await expectAccessible('the cart with its pay link');

    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pay/*');
    const pay = main.getByRole('link', { name: 'Payer ce panier' });
    await pay.waitFor();
    await settled(page);
    await expectAccessible('the cart to pay');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

    await pay.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout?cart=*');
    await main.getByRole('region', { name: /Paiement/ }).waitFor();
    await settled(page);
    await takeMoment();
    await expectAccessible('the checkout of the cart to pay');
  },
  { screens: [zoomed] },
);
