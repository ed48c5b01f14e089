import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { focusReaches } from '../../support/journeys/browser/focus';
import { desktop, journey, phone, tablet, zoomed } from '../../support/journeys/journey';
import { standReady } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { logIn } from '../../support/journeys/walks/checkout';

const shop = ownShop('production');
const TERM = 'zorglub';

journey(
  'a guest searches in vain; a builder sees it, tries a synonym and publishes it, and the guest finds [TRK-07]',
  async ({ page, context, expectAccessible }) => {
    const guest = await (await context.browser()?.newContext({ baseURL: shop().origin }))?.newPage();
    if (!guest) throw new Error('There is no second browser.');
    standReady(guest);
    await guest.goto(`/search?term=${TERM}`);
    const counted = guest.waitForResponse((response) => response.url().endsWith('/viewSearch'));
    await guest.getByRole('button', { name: 'Tout accepter' }).click();
    expect((await counted).status()).toBe(200);

    await page.goto('/builder/searches');
    await logIn(page, { email: 'builder@comptoir.example', password: DEMO_PASSWORD });
    await page.getByRole('heading', { level: 1, name: 'Recherches' }).waitFor();
    const add = page.getByRole('button', { name: new RegExp(`^Ajouter un synonyme pour .*${TERM}`) });
    await add.focus();
    await page.keyboard.press('Enter');
    const rules = page.getByRole('textbox', { name: 'Règles, une par ligne' });
    await page.getByText('Aucun produit avant, aucun avec ces règles.').waitFor();
    await focusReaches(rules);
    await page.keyboard.type('pain au chocolat');
    await page.getByText(/^Aucun produit avant, [1-9]\d* avec ces règles\.$/).waitFor();
    for (const { width, height } of [zoomed, phone, tablet, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`the searches at ${String(width)} px`);
    }
    await page.getByRole('button', { name: 'Publier les synonymes' }).click();
    await page.getByText('Les synonymes sont en ligne.').waitFor();

    await guest.reload();
    await guest
      .getByRole('link', { name: /chocolat/i })
      .first()
      .waitFor();
    await guest.context().close();
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
