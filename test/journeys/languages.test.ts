import type { Page } from 'playwright-core';
import { BASE_PATH, belowBase, keptOutside, watchBase } from '../support/journeys/walks/belowBase';
import { cards, customers } from '../support/journeys/walks/checkout';
import { languageOf, logInInEnglish } from '../support/journeys/walks/english';
import { journey, type Walk } from '../support/journeys/journey';
import { recordedParts } from '../support/journeys/recordings';
import { ownShop } from '../support/journeys/servers/ownShop';

const butter = 'Beurre doux 82 % pain de cuisine';

/** A server for these journeys alone, so that nobody else changes their carts. */
const shop = ownShop('production', belowBase);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The choice in the footer, which is late code. */
async function chooseEnglish({ page, screen }: Walk): Promise<void> {
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true });
  await english.scrollIntoViewIfNeeded();
  const box = await english.boundingBox();
  if (screen.name === 'phone') expect(box?.height).toBeGreaterThanOrEqual(24);
  await english.click();
  await page.waitForURL(/[?&]langue=en/);
}

journey(
  'a guest chooses English at the foot of a page, finds goods, logs in, orders and pays, and reads French about the goods alone; each page loads the scripts of its own language, and all of it is asked for below the base path of the shop, where the log-out is too [REP-06] [LNK-15]',
  async (walk) => {
    const { page, context, screen, expectAccessible } = walk;
    const requests = watchBase(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`/search?term=${encodeURIComponent(butter)}`);
    expect(await languageOf(page)).toBe('fr');
    await chooseEnglish(walk);
    await heading(page).getByText('Results for').waitFor();
    expect(await languageOf(page)).toBe('en');
    await expectAccessible('a search in English');
    scripts.length = 0;

    await main(page).getByRole('link', { name: butter, exact: true }).first().click();
    await page.waitForURL('**/product/**');
    await heading(page).getByText(butter).waitFor();
    expect(await heading(page).getAttribute('lang')).toBe('fr');
    await expectAccessible('a product in English');
    await main(page)
      .getByRole('spinbutton', { name: `Quantity of ${butter}` })
      .first()
      .fill('4');
    await main(page)
      .getByRole('button', { name: `Add to cart: ${butter}` })
      .first()
      .click();
    const miniCart = page.getByRole('region', { name: 'My Cart' });
    await miniCart.getByText(`4 × ${butter} in your cart`).waitFor();
    // The language stays with its links, the browser's history and a reload.
    await page.keyboard.press('Escape');
    await miniCart.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
    await page.getByRole('dialog', { name: 'My Cart' }).getByRole('link', { name: 'View Cart' }).click();
    await page.waitForURL(`**${BASE_PATH}/cart`);
    await page.reload();
    await main(page).getByText(butter).first().waitFor();
    await page.goBack();
    await page.waitForURL(`**${BASE_PATH}/product/**`);
    await heading(page).getByText(butter).waitFor();
    await page.goForward();
    await page.waitForURL(`**${BASE_PATH}/cart`);
    await page.goto('/checkout');
    await main(page).getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL('**/login?**');

    await logInInEnglish(page, customers[screen.name]);
    await page.waitForURL('**/checkout');
    const payment = main(page).getByRole('region', { name: 'Payment' });
    await payment.getByRole('group').waitFor();
    await expectAccessible('the payment in English');
    const frame = page.frameLocator('iframe[title="Card details"]');
    await frame.locator('[autocomplete="cc-number"]').fill(cards.accepted);
    await frame.locator('[autocomplete="cc-exp"]').fill('12/39');
    await frame.locator('[autocomplete="cc-csc"]').fill('123');
    await payment.getByRole('button', { name: 'Continue' }).press('Enter');
    const placeButton = main(page).getByRole('button', { name: /^Order and pay €\d+\.\d{2} incl\. VAT/ });
    await placeButton.waitFor();
    await placeButton.click();
    await page.waitForURL(/\/order\//);
    await heading(page).getByText('Thank you, your order is placed').waitFor();
    await expectAccessible('the confirmation in English');

    const late = scripts.filter((script) => !/\/assets\/(begin|paymentFrame|uploadWorker)\./.test(script));
    expect(late.length).toBeGreaterThan(5);
    expect(late.filter((script) => !script.startsWith(`${BASE_PATH}/assets/en-US/`))).toEqual([]);
    expect(await keptOutside(context, page)).toEqual([]);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL(`**${BASE_PATH}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    expect(requests.outside).toEqual([]);
    expect(requests.asked()).toBeGreaterThan(50);
    const parts = await recordedParts(page);
    expect(parts.at(-1)).toContain('"locale":"en-US"');
    expect(parts[0]).toContain('"locale":"fr-FR"');
  },
  { ownServer: () => shop().origin, expectedProblems: /status of 404 .*\/checkouts\/2z9/ },
);
