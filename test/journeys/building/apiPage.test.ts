import type { Browser, Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { launchTestBrowser } from '../../support/browser/launchBrowser.cjs';
import { expectAccessible } from '../../support/journeys/browser/accessibility';
import { sharedShop } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { belowBase } from '../../support/journeys/walks/elsewhere';
import { watchPage } from '../../support/journeys/browser/watchPage';

const shopBelow = ownShop('production', belowBase);

let browser: Browser;
beforeAll(async () => {
  browser = await launchTestBrowser();
});
afterAll(() => browser.close());

/** The narrowest width at which the page must be readable: 1280 px at 400 % zoom. */
const narrow = { width: 320, height: 640 };

const operation = (page: Page, tag: string, name: string): Locator => page.locator(`#operations-${tag}-${name}`);

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Opens a call's form by keyboard alone. */
async function openCall(page: Page, tag: string, name: string): Promise<Locator> {
  const call = operation(page, tag, name);
  await press(page, call.locator('.opblock-summary-control'));
  await press(page, call.getByRole('button', { name: 'Try it out' }));
  return call;
}

/** Submits the form; returns the answer with its status. */
async function send(page: Page, call: Locator): Promise<{ readonly status: string; readonly body: string }> {
  await press(page, call.getByRole('button', { name: 'Execute' }));
  const answered = call.locator('.live-responses-table');
  await answered.waitFor();
  return {
    status: (await answered.locator('.response-col_status').last().innerText()).trim(),
    body: await answered.locator('.response-col_description').last().innerText(),
  };
}

async function sessionOf(page: Page, call: Locator): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().includes('/session-context'));
  await press(page, call.getByRole('button', { name: 'Execute' }));
  return (await answer).text();
}

/** Makes calls as a guest and then as a buyer; runs `look` wherever the page is to be audited, with a name for it. */
async function tryCalls(address: string, look: (page: Page, where: string) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: narrow, reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const watch = watchPage(page);
  await page.goto(`${address}/api`);
  await operation(page, 'Site', 'getSiteInfo').waitFor();
  await look(page, 'the list of calls');

  const session = await openCall(page, 'Account', 'getSessionContext');
  expect(await sessionOf(page, session)).toContain('"guestUser":true');
  const add = await openCall(page, 'Carts', 'addCartItem');
  await add.locator('[data-param-name="cartStateOrId"] input').fill('current');
  const added = await send(page, add);
  expect([added.status, added.body.includes('cartItemId')]).toEqual(['201', true]);
  await look(page, 'calls with their answers');

  const logIn = await openCall(page, 'Account', 'logIn');
  const login = { username: 'boulangerie@comptoir.example', password: DEMO_PASSWORD };
  await logIn.locator('textarea').fill(JSON.stringify(login));
  expect((await send(page, logIn)).status).toBe('200');
  expect(await sessionOf(page, session)).toContain('"guestUser":false');

  expect(asked.filter((url) => !url.startsWith(`${address}/`) && !url.startsWith('data:'))).toEqual([]);
  expect(watch.problems).toEqual([]);
  await page.close();
}

it('calls are tried on the page of the API, as a guest and as a buyer, by keys alone, on 320 pixels, with nothing for axe to find and nothing asked of anybody else', () =>
  tryCalls(sharedShop(), expectAccessible));

it('so they are below a path, of which nothing is asked outside', () => tryCalls(shopBelow().origin, async () => {}));
