import type { Page } from 'playwright-core';
import type { SiteFile } from '../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../src/contract/site/builderPaths';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { logIn } from '../support/journeys/walks/checkout';
import { desktop, journey, phone, smallLaptop, tablet } from '../support/journeys/journey';
import { ownShop } from '../support/journeys/servers/ownShop';
import { waitUntil } from '../support/waitUntil';

const shop = ownShop('production');
const builder = { email: 'builder@comptoir.example', password: DEMO_PASSWORD } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const tree = (page: Page) => page.getByRole('tree', { name: 'Éléments de Default_Navigation1' });
const row = (page: Page, label: string) => tree(page).getByRole('treeitem', { name: label, exact: true });
const topItems = (page: Page) => tree(page).locator('[role=treeitem][aria-level="1"]').allTextContents();
const framed = (page: Page) => page.frameLocator('iframe[title^="La boutique"]');
async function openEditor(page: Page): Promise<void> {
  await page.goto('/builder');
  await logIn(page, builder);
  await page.getByRole('heading', { level: 1, name: 'Éditeur du site' }).waitFor();
  await says(page, /^Publié/);
}

/** Those of these labels that the page's menu has, in order, in the bar or in "more". */
const inMenu = (page: Page, labels: readonly string[]): Promise<readonly string[]> =>
  page
    .locator('#menu > ul > li > :first-child')
    .evaluateAll(
      (items, wanted) => items.map(({ textContent }) => textContent).filter((text) => wanted.includes(text)),
      labels,
    );

/** Sets the width of the preview, and waits until its page has it. */
async function atWidth(page: Page, width: number): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`${width} px`) }).check({ force: true });
  const html = framed(page).locator('xpath=/html');
  await waitUntil(`the preview is ${String(width)} px wide`, async () => {
    return (await html.evaluate((page) => page.ownerDocument.defaultView?.innerWidth)) === width;
  });
}

journey(
  'a builder edits, previews and publishes; whoever saves at the same time loses nothing; a wrong file says what is wrong [NAV-26]',
  async ({ page, context, expectAccessible }) => {
    const onPhone = async (where: string): Promise<void> => {
      await page.setViewportSize(phone);
      await expectAccessible(where);
      await page.setViewportSize(desktop);
    };
    await openEditor(page);
    for (const { width, height } of [phone, tablet, smallLaptop, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`the editor at ${width} px`);
    }

    // By keyboard: the last item is moved up by one and renamed, letter by letter.
    await row(page, 'Aide').click();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Questions');
    const before = ['Beurres', 'Crèmes', 'Laits', 'Fromages', 'Conseils'];
    expect(await topItems(page)).toEqual([...before, 'Questions', 'Aide à la vente']);
    // Two steps back, one forward: the renaming is one step, the move another.
    await button(page, 'Annuler la dernière modification').click();
    await button(page, 'Annuler la dernière modification').click();
    expect((await topItems(page)).at(-1)).toBe('Aide');
    await page.keyboard.press('Control+y');
    expect(await topItems(page)).toEqual([...before, 'Aide', 'Aide à la vente']);
    await page.keyboard.press('Control+Shift+z');
    expect(await topItems(page)).toEqual([...before, 'Questions', 'Aide à la vente']);
    // By mouse: the same item is dropped before the second one.
    const from = await row(page, 'Questions').boundingBox();
    const to = await row(page, 'Crèmes').boundingBox();
    if (!from || !to) throw new Error('The tree is not there.');
    await page.mouse.move(from.x + 16, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 16, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 30, to.y + 3, { steps: 8 });
    await page.mouse.up();
    expect((await topItems(page)).slice(0, 3)).toEqual(['Beurres', 'Questions', 'Crèmes']);

    // Unsaved edits prevent leaving by accident.
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    // The preview shows the shop itself, at each width, before anything is saved.
    for (const width of [phone.width, tablet.width, desktop.width]) await atWidth(page, width);
    await framed(page).locator('#menu').getByText('Questions').first().waitFor({ state: 'attached' });

    await page.keyboard.press('Control+s');
    await says(page, /^Brouillon enregistré .* différent de la version en ligne · par Lou Bernier$/);
    const guest = await (
      await context.browser()?.newContext({ baseURL: shop().origin, javaScriptEnabled: false })
    )?.newPage();
    const second = await (await context.browser()?.newContext({ baseURL: shop().origin }))?.newPage();
    if (!guest || !second) throw new Error('There is no browser.');
    await guest.goto('/');
    expect(await inMenu(guest, ['Crèmes', 'Aide', 'Questions'])).toEqual(['Crèmes', 'Aide']);

    await button(page, 'Publier').click();
    await onPhone('the question before publishing');
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 2');
    await guest.reload();
    expect(await inMenu(guest, ['Crèmes', 'Aide', 'Questions'])).toEqual(['Questions', 'Crèmes']);

    // Two builders at once: the second one saves first.
    await openEditor(second);
    await button(page, 'Pied de page').click();
    await page.getByLabel('Texte légal').fill('De l’un');
    for (const [section, field] of [
      ['Pied de page', 'Texte légal'],
      ['Bandeau', 'Texte du bandeau'],
    ] as const) {
      await button(second, section).click();
      await second.getByLabel(field).fill('De l’autre');
    }
    await second.keyboard.press('Control+s');
    await says(second, /^Brouillon enregistré/);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Deux versions du brouillon' }).waitFor();
    expect(await page.getByText('2 endroits diffèrent').count()).toBe(1);
    for (const { width, height } of [phone, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`the conflict at ${width} px`);
    }
    // What only the other builder has changed is chosen already; what both have changed is asked.
    const ribbon = page.getByRole('group', { name: 'Bandeau › Texte', exact: true });
    expect(await ribbon.getByRole('radio', { name: /^Version enregistrée/ }).isChecked()).toBe(true);
    await says(page, 'Il reste 1 endroit à choisir.');
    await page
      .getByRole('group', { name: 'Pied de page › Texte légal' })
      .getByRole('radio', { name: /^Ma version/ })
      .check();
    await button(page, 'Reprendre l’édition avec ce résultat').click();
    await page.keyboard.press('Control+s');
    await says(page, /^Brouillon enregistré/);
    const saved = (await (await page.request.get(BUILDER_PATHS.export)).json()) as SiteFile;
    expect([saved.document.ribbon.text, saved.document.footer.legalText]).toEqual(['De l’autre', 'De l’un']);

    // Restoring an earlier version is an edit.
    await button(page, 'Versions').click();
    await page.getByText('Version 2').first().waitFor();
    await onPhone('the versions');
    await button(page, 'Reprendre la version 1').click();
    await says(page, /^La version 1 est reprise/);
    await button(page, 'Menus').click();
    expect((await topItems(page)).at(-1)).toBe('Aide');
    await button(page, 'Annuler la dernière modification').click();

    // A file with a wrong value is corrected at its field; a file that is not a site changes nothing.
    const bring = (file: unknown) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'site.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
    await button(page, 'Fichier').click();
    await bring({ ...saved, document: { ...saved.document, footer: [], header: { colour: 1 } } });
    const refusal = page.getByRole('alert');
    await refusal.getByText('En-tête › colour : n’est pas un champ d’un site').waitFor();
    await refusal.getByText('Pied de page : a une valeur du mauvais type').waitFor();
    await onPhone('a file that is refused');
    await bring({ ...saved, document: { ...saved.document, ribbon: { ...saved.document.ribbon, hexcolor: 'rouge' } } });
    await page.getByText('1 champ est à corriger avant d’enregistrer.').waitFor();
    await button(page, /^Aller au premier : Bandeau › Couleur de fond/).click();
    const field = page.getByRole('textbox', { name: 'Couleur de fond', exact: true });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await onPhone('a wrong field');
    await field.fill('#123456');
    await page.keyboard.press('Control+s');
    await says(page, /^Brouillon enregistré/);

    // When the session ends nothing is lost.
    await field.fill('#654321');
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.keyboard.press('Control+s');
    await page
      .getByRole('alert')
      .getByText(/^Votre session est terminée/)
      .waitFor();
    expect(await page.getByRole('link', { name: /^Se connecter/ }).getAttribute('target')).toBe('_blank');
    await context.addCookies(cookies);
    await button(page, 'Réessayer').click();
    await says(page, /^Brouillon enregistré/);
    await guest.context().close();
    await second.context().close();
    await page.getByRole('link', { name: 'Voir la boutique' }).click();
    await page.getByRole('banner').getByText('Lou').first().waitFor();
  },
  { screens: [desktop], ownServer: () => shop().origin, expectedProblems: /status of (409|401)/ },
);
