import type { Page } from 'playwright-core';
import { SHOP_LOCALE } from '../../../src/contract/constants';
import { inLanguage, languageOf, type ShopLocale } from '../../../src/contract/languages';
import type { SiteFile } from '../../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../../src/contract/site/builderPaths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import type { MessageId } from '../../../src/storefront/messages';
import { budget } from '../../support/budget';
import { focusReaches } from '../../support/journeys/browser/focus';
import { desktop, journey, phone, smallLaptop, tablet } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { logIn } from '../../support/journeys/walks/checkout';
import { belowBase } from '../../support/journeys/walks/elsewhere';
import { banner } from '../../support/journeys/walks/header';
import { shownLanguage } from '../../support/journeys/walks/language';
import { wordsOf } from '../../support/journeys/walks/words';
import { waitUntil } from '../../support/waitUntil';

const shop = ownShop('production');
/** Below a base path and in English this journey is walked by `npm run test:long`, others in `npm test`. */
const shopBelow = budget({ usual: null, long: () => ownShop('production', belowBase) })?.();
const builder = { email: 'builder@comptoir.example', password: DEMO_PASSWORD } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const tree = (page: Page) =>
  page.getByRole('tree', { name: wordsOf(page).t('builderMenus.tree', { menu: 'Default_Navigation1' }) });
const row = (page: Page, label: string) => tree(page).getByRole('treeitem', { name: label, exact: true });
const topItems = (page: Page) => tree(page).locator('[role=treeitem][aria-level="1"]').allTextContents();
const framed = (page: Page) => page.getByTitle(wordsOf(page).like('builder.preview.frame')).contentFrame();

/** Opens the editor by an address that names the language, unless it is the site's own. */
async function openEditor(page: Page, locale: ShopLocale): Promise<void> {
  const { t, like } = wordsOf(page);
  await page.goto(locale === SHOP_LOCALE ? '/builder' : inLanguage('/builder', locale));
  await logIn(page, builder);
  await page.getByRole('heading', { level: 1, name: t('builder.title') }).waitFor();
  expect(await shownLanguage(page)).toBe(languageOf(locale));
  await says(page, like('builder.state.published'));
}

/** The given labels that the page's menu has, in order, in the bar or in "more". */
const inMenu = (page: Page, labels: readonly string[]): Promise<readonly string[]> =>
  page
    .locator('#menu > ul > li > :first-child')
    .evaluateAll(
      (items, wanted) => items.map(({ textContent }) => textContent).filter((text) => wanted.includes(text)),
      labels,
    );

/** Sets the width of the preview, and waits until its page has it. */
async function atWidth(page: Page, width: number): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`${String(width)} px`) }).check({ force: true });
  const html = framed(page).locator('xpath=/html');
  await waitUntil(`the preview is ${String(width)} px wide`, async () => {
    return (await html.evaluate((page) => page.ownerDocument.defaultView?.innerWidth)) === width;
  });
}

journey(
  'a builder edits, previews and publishes; whoever saves at the same time loses nothing; a wrong file says what is wrong [NAV-26]',
  async ({ page, context, locale, base, openOther, expectAccessible }) => {
    const { t, like } = wordsOf(page);
    const onPhone = async (where: string): Promise<void> => {
      await page.setViewportSize(phone);
      await expectAccessible(where);
      await page.setViewportSize(desktop);
    };
    await openEditor(page, locale);
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
    await button(page, t('builder.undo')).click();
    await button(page, t('builder.undo')).click();
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
    await waitUntil('it is dropped', async () => (await topItems(page))[1] === 'Questions');
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
    await says(page, like('builder.state.saved'));
    await says(page, `${t('builder.state.by')} Lou Bernier`);
    const guest = await openOther({ javaScriptEnabled: false });
    const second = await openOther();
    await guest.goto('/');
    expect(await inMenu(guest, ['Crèmes', 'Aide', 'Questions'])).toEqual(['Crèmes', 'Aide']);

    await button(page, t('builder.publish')).click();
    await onPhone('the question before publishing');
    await button(page, t('builder.publish.confirm')).click();
    await says(page, t('builder.state.published', { version: 2 }));
    await guest.reload();
    expect(await inMenu(guest, ['Crèmes', 'Aide', 'Questions'])).toEqual(['Questions', 'Crèmes']);

    // Two builders at once: the second one saves first.
    await openEditor(second, locale);
    const footer = [t('builderPaths.footer'), t('builderPaths.legalText')] as const;
    const ribbon = [t('builderPaths.ribbon'), t('builderPaths.text')] as const;
    await button(page, footer[0]).click();
    await page.getByLabel(footer[1]).fill('De l’un');
    for (const [section, field] of [footer, ribbon]) {
      await button(second, section).click();
      await second.getByLabel(field).fill('De l’autre');
    }
    await second.keyboard.press('Control+s');
    await says(second, like('builder.state.saved'));
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: t('builder.conflict.title') }).waitFor();
    expect(await page.getByText(t('builder.conflict.differences', { count: 2 })).count()).toBe(1);
    for (const { width, height } of [phone, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`the conflict at ${width} px`);
    }
    // What only the other builder has changed is already chosen; where both have changed it, nothing is chosen yet.
    const joined = (...ids: readonly MessageId[]) => ids.map((id) => t(id)).join(' › ');
    const choiceOf = (...ids: readonly MessageId[]) => page.getByRole('group', { name: joined(...ids), exact: true });
    const theirs = choiceOf('builderPaths.ribbon', 'builderPaths.text').getByRole('radio', {
      name: like('builder.conflict.theirs'),
    });
    expect(await theirs.isChecked()).toBe(true);
    await says(page, t('builder.conflict.open', { count: 1 }));
    await choiceOf('builderPaths.footer', 'builderPaths.legalText')
      .getByRole('radio', { name: like('builder.conflict.mine') })
      .check();
    await button(page, t('builder.conflict.settle')).click();
    await page.keyboard.press('Control+s');
    await says(page, like('builder.state.saved'));
    const saved = (await (await page.request.get(base + BUILDER_PATHS.export)).json()) as SiteFile;
    expect([saved.document.ribbon.text, saved.document.footer.legalText]).toEqual(['De l’autre', 'De l’un']);

    // Restoring an earlier version is an edit.
    await button(page, t('builder.versions')).click();
    await page
      .getByText(t('builder.versions.number', { version: 2 }))
      .first()
      .waitFor();
    await onPhone('the versions');
    await button(page, t('builder.versions.takeNumber', { version: 1 })).click();
    await says(page, t('builder.note.versionTaken', { version: 1 }));
    await button(page, t('builderPaths.menus')).click();
    await tree(page).waitFor();
    expect((await topItems(page)).at(-1)).toBe('Aide');
    await button(page, t('builder.undo')).click();

    // A file with a wrong value is corrected at its field; a file that is not a site changes nothing.
    const bring = (file: unknown) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'site.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
    await button(page, t('builder.file')).click();
    await bring({ ...saved, document: { ...saved.document, footer: [], header: { colour: 1 } } });
    const refusal = page.getByRole('alert');
    for (const [field, rule] of [
      [`${t('builderPaths.header')} › colour`, t('builderPaths.rule.UNKNOWN_FIELD')],
      [t('builderPaths.footer'), t('builderPaths.rule.WRONG_TYPE')],
    ] as const)
      await refusal.getByText(t('builderPaths.wrong', { field, rule })).waitFor();
    await onPhone('a file that is refused');
    await bring({ ...saved, document: { ...saved.document, ribbon: { ...saved.document.ribbon, hexcolor: 'rouge' } } });
    await page.getByText(t('builder.problems.title', { count: 1 })).waitFor();
    await button(
      page,
      t('builder.problems.first', { field: joined('builderPaths.ribbon', 'builderPaths.hexcolor') }),
    ).click();
    const field = page.getByRole('textbox', { name: t('builderPaths.hexcolor'), exact: true });
    await focusReaches(field);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await onPhone('a wrong field');
    await field.fill('#123456');
    await page.keyboard.press('Control+s');
    await says(page, like('builder.state.saved'));

    // When the session ends nothing is lost.
    await field.fill('#654321');
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText(t('builder.failure.session')).waitFor();
    expect(await page.getByRole('link', { name: t('builder.failure.login') }).getAttribute('target')).toBe('_blank');
    await context.addCookies(cookies);
    await button(page, t('builder.retry')).click();
    await says(page, like('builder.state.saved'));
    await page.getByRole('link', { name: t('builder.shop') }).click();
    await banner(page).getByText('Lou').first().waitFor();
  },
  {
    screens: [desktop],
    ownServer: () => shop().origin,
    expectedProblems: /status of (409|401)/,
    ...(shopBelow && { elsewhere: { screen: desktop, shop: () => shopBelow().origin } }),
  },
);
