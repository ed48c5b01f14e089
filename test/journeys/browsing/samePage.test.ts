import { budget } from '../../support/budget';
import { desktop, journey, ownBrowser, phone, sharedShop } from '../../support/journeys/journey';
import { differingMoments } from '../../support/journeys/moments/differingMoments';
import { drawnGestures } from '../../support/journeys/moments/drawGestures';
import { takeMoments } from '../../support/journeys/moments/takeMoments';
import { keepRecordings, recordedParts, recorderThere, standReady } from '../../support/journeys/recordings/recordings';
import { addButton, miniCartPanel, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { banner, barMeasured, hamburger, panel, searchBox } from '../../support/journeys/walks/header';
import { waitUntil } from '../../support/waitUntil';
import { evaluateHeld } from '../../support/journeys/browser/evaluateHeld';

const butter = 'Beurre doux 82 % pain de cuisine';

journey(
  'a replay shows the same page, to its text and accessibility tree, with a menu, a list below it, a search text and its highlight, another location, the mini cart, a modal, a toast and a draft [REP-01]',
  async ({ page, screen, takeMoment }) => {
    await page.goto('/');
    const isPhone = screen.name === 'phone';
    if (isPhone) await hamburger(page).click();
    else {
      await barMeasured(page);
      await page.locator('#menu').getByRole('button', { name: 'Plus de rubriques' }).click();
    }
    const list = (isPhone ? panel(page) : page.locator('#menu')).locator('[data-drilldown]');
    await list.waitFor();
    await takeMoment();
    await list.locator('button[data-item]').first().click();
    await list.locator('[data-back]').waitFor();
    await takeMoment();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    await searchBox(page).fill('crem');
    await page.getByRole('option', { name: /crem/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    await takeMoment();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?term=crem*');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await takeMoment();

    await openProduct(page, butter);
    await addButton(page, butter).click();
    await miniCartPanel(page).getByText(`1 × ${butter} dans votre panier.`).waitFor();
    await takeMoment();
    await page.keyboard.press('Escape');
    await banner(page)
      .getByRole('link', { name: /panier/i })
      .click();
    await page.getByRole('dialog', { name: 'Mon Panier' }).waitFor();
    await takeMoment();
    await page.keyboard.press('Escape');
    await page.route('**/cart-items*', (route) =>
      route.fulfill({ status: 400, json: [{ errorCode: 'LIMIT_EXCEEDED', message: '' }] }),
    );
    await addButton(page, butter).click();
    await page.getByLabel('Notifications').getByText(butter).first().waitFor();
    await takeMoment();

    await page.goto('/contact-support');
    await recorderThere(page);
    const form = page.getByRole('main').locator('form[novalidate]');
    await form.getByLabel('Sujet de votre message').selectOption({ label: 'Produit et disponibilité' });
    await form.getByRole('textbox', { name: 'Votre nom' }).fill('Noé Trévignac');
    await form.getByRole('textbox', { name: 'Votre message' }).fill('Quand la crème crue revient-elle ?');
    await page.keyboard.press('Tab');
    await takeMoment();
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }), expectedProblems: /status of 400/ },
);

/** A tab in which moments are taken only where the test does so. */
async function openTab() {
  const context = await (
    await ownBrowser()
  ).newContext({ baseURL: sharedShop(), viewport: { width: desktop.width, height: desktop.height }, locale: 'fr-FR' });
  const page = await context.newPage();
  await keepRecordings(page);
  standReady(page);
  return { context, page };
}

// Not a `journey()`, which would fail because of the differences that are made here.
it('a page that shows what its state does not hold differs from its replay, which is reported by moment, action and lines [REP-01]', async () => {
  const { context, page } = await openTab();
  try {
    const moments = await takeMoments(page, drawnGestures([]));
    await page.goto('/faq-hub');
    await recorderThere(page);
    await moments.takeNow();
    await page.locator('h1').evaluate((heading) => {
      heading.textContent = 'Tout autre chose';
    });
    await moments.takeNow();
    await page.reload();
    // A difference that is announced but not visible.
    await page.locator('a[href="#main"]').evaluate((link) => link.setAttribute('aria-label', 'Ailleurs'));
    await moments.takeNow();
    const recording = (await recordedParts(page)).join('');
    const player = await context.newPage();
    await player.goto('/replay');
    await player.waitForFunction(() => window.comptoirPlayer !== undefined);
    await evaluateHeld(player, async (text) => window.comptoirPlayer?.open(text), recording);
    const taken = moments.taken();
    expect(taken.map(({ part }) => part)).toEqual([1, 1, 2]);
    const [text = '', tree = '', heard = '', ...others] = await differingMoments(player, recording, taken);
    expect(others).toEqual([]);
    expect(text).toMatch(/^text at part 1, action \d+ \([\w/]+\):\n- Tout autre chose\n\+ Aide et conditions.*$/);
    expect(tree).toMatch(/^tree at part 1, action \d+ \([\w/]+\):\n- +heading "Tout autre chose" .*\n/);
    expect(heard).toMatch(/^tree at part 2, action \d+ \([\w/]+\):\n- +link "Ailleurs" .*\n/);
  } finally {
    await context.close();
  }
});

it('a moment is looked for after the drawn gesture alone, or after the first one then that leaves no quantity being typed [REP-01]', async () => {
  const { context, page } = await openTab();
  try {
    const moments = await takeMoments(page, drawnGestures([3]));
    await openProduct(page, butter);
    expect([moments.gestures(), moments.taken()]).toEqual([2, []]);
    await quantityOf(page, butter).fill('3');
    expect([moments.gestures(), moments.taken()]).toEqual([3, []]);
    // A page that does not come to rest in time after a gesture gets its moment after a later one.
    let clicks = 0;
    await waitUntil('a moment is taken', async () => {
      await page.getByRole('heading', { level: 1 }).click();
      clicks += 1;
      return moments.taken().length > 0;
    });
    expect(moments.gestures()).toBe(3 + clicks);
    expect(moments.taken().map(({ text }) => text.filter((line) => line.startsWith('Total')))).toEqual([
      [expect.stringMatching(/3/)],
    ]);
  } finally {
    await context.close();
  }
});
