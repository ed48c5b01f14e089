import type { Locator, Page } from 'playwright-core';
import { addButton, addToCart, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey, phone, type Walk } from '../../support/journeys/journey';
import { recordedParts, recorderThere } from '../../support/journeys/recordings/recordings';
import { serverCart } from '../../support/journeys/serverCart';
import { waitUntil } from '../../support/waitUntil';

/** A product with six in stock, sold one by one. */
const scarce = 'Beurre doux sans lactose 82 %';
/** A product sold in fours. */
const boxed = 'Beurre doux 82 % plaquette';

const wholeNumber = 'Saisissez un nombre entier, par exemple 1.';
const atLeastOne = 'Ce produit se commande à partir de 1. Choisissez au moins 1.';
const noQuantity = [
  ['0', atLeastOne],
  ['-2', atLeastOne],
  ['', atLeastOne],
  ['1,5', wholeNumber],
  ['abc', wholeNumber],
  ['0x3', wholeNumber],
] as const;

/** Types a text, lets the page process it, and returns the description of the field's error for screen readers. */
async function refusalOf(field: Locator, text: string, submit: () => Promise<void>): Promise<string> {
  await field.fill(text);
  await submit();
  await field.and(field.page().locator('[aria-invalid="true"][aria-describedby*="fault"]')).waitFor();
  const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
  const ids = describedBy.split(' ').filter((id) => id.endsWith('fault'));
  return field.page().locator(`[id="${ids.join()}"]`).innerText();
}

/** Leaves the focused field, so that the page shows its state again. */
const leaveField = (page: Page) => page.getByRole('heading', { level: 1 }).click();

journey(
  'a quantity that can’t be is refused with what to do, as its replay shows too, and the cart stays as it is [REP-01]',
  async ({ page, context, watch, takeMoment, expectAccessible }) => {
    await openProduct(page, scarce);
    await addToCart(page, scarce, 2);
    const field = quantityOf(page, scarce);
    const add = () => addButton(page, scarce).click({ force: true });
    // The badge is fetched again after an addition.
    await settled(page);
    watch.forget();
    for (const [text, refusal] of noQuantity)
      expect([text, await refusalOf(field, text, add)]).toEqual([text, refusal]);
    expect(await refusalOf(field, '99999', add)).toMatch(/Vous pouvez commander au plus \d+ de ce produit/);
    expect(await refusalOf(field, '7', add)).toBe('Il n’en reste que 6. Choisissez-\u2060en 6 au plus.');
    await expectAccessible('a product with a wrong quantity');
    await takeMoment();
    expect(watch.dataRequests).toEqual([]);

    // The page cannot know the stock, so the server refuses: five more would make seven.
    expect(await refusalOf(field, '5', add)).toBe(
      'Le stock ne suffit pas pour cette quantité. Diminuez-la et réessayez.',
    );
    await page.getByText(`Ajout impossible\u00a0: ${scarce}`).waitFor();
    expect(await serverCart(context)).toEqual([[scarce, 2]]);

    await openProduct(page, boxed);
    const boxes = () => addButton(page, boxed).click({ force: true });
    expect(await refusalOf(quantityOf(page, boxed), '6', boxes)).toBe(
      'Ce produit se commande par 4. Choisissez 4 ou 8.',
    );
    await addToCart(page, boxed, 4);

    await page.goto('/cart');
    const kept = [
      [boxed, 4],
      [scarce, 2],
    ];
    const line = quantityOf(page, scarce);
    const enter = () => page.keyboard.press('Enter');
    for (const [text, refusal] of noQuantity)
      expect([text, await refusalOf(line, text, enter)]).toEqual([text, refusal]);
    expect(await refusalOf(line, '99999', enter)).toMatch(/Vous pouvez commander au plus \d+ de ce produit/);
    expect(await refusalOf(quantityOf(page, boxed), '6', enter)).toContain('Choisissez 4 ou 8.');
    await leaveField(page);
    await takeMoment();
    expect(await serverCart(context)).toEqual(kept);
    await line.fill('7');
    await enter();
    await page
      .getByRole('main')
      .getByText('Il n’en reste que 6 (7 demandés). Choisissez-\u2060en 6 au plus.')
      .waitFor();
    await waitUntil('the quantity is as before', async () => (await line.inputValue()) === '2');
    await expectAccessible('a cart with a refused quantity');
    expect(await serverCart(context)).toEqual(kept);

    await line.fill('6');
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'PATCH'), enter()]);
    expect(await serverCart(context)).toEqual([
      [boxed, 4],
      [scarce, 6],
    ]);
  },
  { screens: [phone], expectedProblems: /status of 400/ },
);

const lost = [
  ['/nulle/part', 'Cette page n’existe pas'],
  ['/product/beurre/01t00000000zzzzAAA', 'Ce produit n’est plus au comptoir'],
  ['/product/beurre/pas-un-identifiant', 'Ce produit n’est plus au comptoir'],
  ['/category/rayon/0ZG00000000zzzzAAA', 'Ce rayon n’existe pas'],
  ['/category/rayon/pas-un-identifiant', 'Ce rayon n’existe pas'],
] as const;

journey(
  'an address that nothing has is a page that says so, with a search box and ways on',
  async ({ page, expectAccessible }) => {
    for (const [address, title] of lost) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 404]);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await expectAccessible('an address that nothing has');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Crèmes', exact: true }).click();
    await page.waitForURL(/\/category\/cremes\//);
    await page.goto('/nulle/part');
    await main.getByRole('combobox', { name: 'Rechercher un terme' }).fill('farine');
    await main.getByRole('combobox', { name: 'Rechercher un terme' }).press('Enter');
    await page.waitForURL('**/search?term=farine');
    await main
      .getByRole('link', { name: /Farine/ })
      .first()
      .waitFor();
  },
  { screens: [phone], expectedProblems: /status of 40[04]/ },
);

/** Fails if the text occurs on the page, in its recording, in the browser's storage or in a request. */
async function expectNoTrace({ page, context }: Walk, secret: RegExp, requests: readonly string[]): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]));
  const contexts = {
    address: page.url(),
    title: await page.title(),
    recording: (await recordedParts(page)).join(''),
    browser: kept + JSON.stringify(await context.cookies()),
    requests: requests.join('\n'),
  };
  const found = Object.entries(contexts).filter(([, text]) => secret.test(text));
  expect(found.map(([place]) => place)).toEqual([]);
}

journey(
  'a search for what looks like a person is refused with a reason and leaves no trace',
  async (walk) => {
    const { page } = walk;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(decodeURIComponent(request.url()) + (request.postData() ?? '')));
    await page.goto('/');
    await recorderThere(page);
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' });
    const reason = page.getByText('Ceci ressemble à une adresse e-mail, un téléphone ou un numéro de carte');
    for (const text of ['marie.durand@exemple.invalid', '06 12 34 56 78', 'FR76 3000 6000 0112 3456 7890 189']) {
      await box.fill(text);
      await box.press('Enter');
      await reason.waitFor();
      expect(await box.inputValue()).toBe(text);
      await box.fill('');
      await reason.waitFor({ state: 'detached' });
    }
    await box.pressSequentially('chez marie@exemple.invalid');
    await box.press('Enter');
    await reason.waitFor();
    const secret = /exemple\.invalid|durand|06 12 34|FR76/;
    expect(new URL(page.url()).pathname).toBe('/');
    await settled(page);
    await expectNoTrace(walk, secret, requests);

    requests.length = 0;
    await page.goto('/search?term=marie.durand%40exemple.invalid');
    expect(page.url()).toMatch(/\/search$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoTrace(walk, secret, requests.slice(1));

    await box.fill('farine');
    await box.press('Enter');
    await page.waitForURL('**/search?term=farine');
  },
  { screens: [desktop] },
);
