import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { focusReaches } from '../../support/journeys/browser/focus';
import { desktop, journey, phone, tablet, zoomed } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { logIn } from '../../support/journeys/walks/checkout';
import { changed, menuItem, siteBuilder } from '../../support/journeys/walks/siteBuilder';
import { waitUntil } from '../../support/waitUntil';

const shop = ownShop('production');
const builder = { email: 'builder@comptoir.example', password: DEMO_PASSWORD } as const;

const TITLE = 'Choisir son beurre de tourage';
const ADDRESS = '/faq-hub/choisir-son-beurre-de-tourage';
const SKU = 'TOU-102';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#f0c060' } })
    .jpeg()
    .toBuffer();

journey(
  'a builder writes an article with a picture and a product, previews it, publishes it and takes it back; a guest finds it and then does not [LNK-01]',
  async ({ page, context, expectAccessible }) => {
    await page.goto('/builder/contents');
    await logIn(page, builder);
    await page.getByRole('heading', { level: 1, name: 'Contenus' }).waitFor();
    for (const { width, height } of [zoomed, phone, tablet, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`the contents at ${String(width)} px`);
    }
    await page.getByRole('link', { name: 'Nouveau contenu' }).click();

    // Missing fields are reported once the builder saves, and the focus moves to the first.
    await button(page, 'Enregistrer').click();
    await page.getByText('3 champs sont à corriger avant d’enregistrer.').waitFor();
    const title = page.getByLabel('Titre', { exact: true });
    await focusReaches(title);
    await title.fill(TITLE);
    await page.getByLabel('Sorte de contenu').selectOption({ label: 'Réponse de l’aide' });
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe(ADDRESS);
    await page.getByLabel(/^Description/).fill('Plaque, teneur en eau, point de fusion.');
    await page
      .getByLabel('Ou une nouvelle image')
      .setInputFiles({ name: 'Beurre de tourage.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page
      .getByRole('combobox', { name: 'Image' })
      .getByRole('option', { name: 'Beurre de tourage', selected: true })
      .waitFor({ state: 'attached' });
    await button(page, 'Texte').click();
    await page.getByLabel('Texte', { exact: true }).fill('Le beurre de tourage reste ferme.');
    await page.getByLabel('Texte', { exact: true }).selectText();
    await button(page, 'Paragraphe').click();
    await button(page, 'Produits').click();
    await page.getByLabel('Titre du rayon').fill('Nos beurres');
    await page.getByLabel('Référence 1').fill(SKU);
    for (const { width, height } of [zoomed, phone, tablet, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`a new content at ${String(width)} px`);
    }
    await page.keyboard.press('Control+s');
    await says(page, /^Brouillon enregistré .*, pas en ligne · par Lou Bernier$/);

    // The preview is the shop's own page, which nobody else can see.
    const framed = page.frameLocator('iframe');
    await framed.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await framed.getByRole('heading', { name: 'Nos beurres' }).waitFor();
    const guest = await (
      await context.browser()?.newContext({ baseURL: shop().origin, javaScriptEnabled: false })
    )?.newPage();
    if (!guest) throw new Error('There is no browser.');
    expect((await guest.goto(ADDRESS))?.status()).toBe(404);

    await button(page, 'Publier').click();
    await expectAccessible('the question before publishing');
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 1');
    const menus = await siteBuilder(shop().origin);
    const site = (await menus.draft()).document;
    const menu = 'Default_Navigation1';
    await menus.publish(
      changed(site, {
        menus: { ...site.menus, [menu]: [menuItem(TITLE, ADDRESS), ...(site.menus[menu] ?? [])] },
      }),
    );
    expect((await guest.goto(ADDRESS))?.status()).toBe(200);
    expect(await guest.locator('article').getByText('Le beurre de tourage reste ferme.').count()).toBe(1);
    expect(await guest.locator(`#menu a[href="${ADDRESS}"]`).count()).toBeGreaterThan(0);
    await guest.goto('/sitemap');
    expect(await guest.getByRole('main').getByRole('link', { name: TITLE }).count()).toBe(1);
    expect(await (await guest.request.get('/sitemap.xml')).text()).toContain(ADDRESS);
    // The new content is among the search results, and in the list below the help.
    await guest.goto('/faq-hub?term=tourage');
    expect(await guest.getByRole('main').getByRole('link', { name: TITLE }).count()).toBe(2);

    // Both versions are listed, and restoring the first is an edit.
    await title.fill(`${TITLE} AOP`);
    await button(page, 'Publier').click();
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 2');
    await button(page, 'Versions').click();
    await page.getByText('Version 2').first().waitFor();
    await expectAccessible('the versions of a content');
    await button(page, 'Reprendre la version 1').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitUntil('the first version is in the form', async () => (await title.inputValue()) === TITLE);

    await button(page, 'Retirer').click();
    await button(page, 'Retirer maintenant').click();
    await page.getByRole('button', { name: 'Retirer', exact: true }).waitFor({ state: 'detached' });
    expect((await guest.goto(ADDRESS))?.status()).toBe(404);
    await guest.goto('/sitemap');
    expect(await guest.getByRole('main').getByRole('link', { name: TITLE }).count()).toBe(0);
    await guest.goto('/faq-hub?term=tourage');
    expect(await guest.getByRole('main').getByRole('link', { name: TITLE }).count()).toBe(0);
    await guest.context().close();
    await page.keyboard.press('Control+s');
    await says(page, /pas en ligne/);
    await page.goto('/');
    await page.getByRole('banner').getByText('Lou').first().waitFor();
  },
  { screens: [desktop], ownServer: () => shop().origin },
);

/** The edges of an element: left, right, top and bottom, in whole pixels. */
async function edges(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  const [left, right] = [Math.round(box.x), Math.round(box.x + box.width)];
  return { left, right, top: Math.round(box.y), bottom: Math.round(box.y + box.height), width: box.width };
}

journey(
  'a builder arranges a page in columns by keyboard; it stands as they say at every width, without scripts too [KIT-01] [KIT-02] [KIT-04] [KIT-06] [KIT-10]',
  async ({ page, context, expectAccessible }) => {
    await page.goto('/builder/contents');
    await logIn(page, builder);
    const begin = page.getByRole('link', { name: 'Nouveau contenu' });
    await begin.waitFor();
    // The link loads another document: a page that is left before its recorder is loaded has no part.
    await recorderThere(page);
    await begin.click();
    await page.getByLabel('Titre', { exact: true }).fill('En colonnes');
    await page.getByLabel('Sorte de contenu').selectOption({ label: 'Page' });
    await page.getByLabel(/^Description/).fill('Une page en colonnes.');
    const press = async (target: Locator) => {
      await target.focus();
      await page.keyboard.press('Enter');
    };
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    const addTo = async (holder: string, kind: string) => {
      const name = `Ajouter un bloc dans ${holder}`;
      if (!(await group(name).isVisible())) await press(page.locator('summary').filter({ hasText: name }));
      await press(group(name).getByRole('button', { name: kind, exact: true }));
    };
    const add = (kind: string) => press(group('Ajouter un bloc').getByRole('button', { name: kind, exact: true }));
    const choose = (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption({ label: option });
    const heading = (number: string, text: string) => page.locator(`[id="field-${number}.text"]`).fill(text);

    await add('Colonnes');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-blocks.0-entry');
    await addTo('1.1. Column 1', 'Intertitre');
    await heading('blocks.0.columns.0.blocks.0', 'À gauche');
    await addTo('1.2. Column 2', 'Bloc flexible');
    await addTo('1.2.1. Bloc flexible', 'Intertitre');
    await heading('blocks.0.columns.1.blocks.0.blocks.0', 'À droite');
    await page.getByLabel('Hauteur, en pixels').fill('240');
    await page.getByLabel('Largeur, en %').fill('50');
    await page.getByLabel('Fond', { exact: true }).fill('#fbf2d8');
    await page.getByLabel('Bordure, en pixels').fill('2');
    await choose('Alignement', 'En bas');
    await choose('Alignement vertical', 'En bas');
    await choose('Sur tablette', 'L’une sous l’autre');
    await page.locator('[id="field-blocks.0.columns.0.portion"]').selectOption('33.33%');
    await page.locator('[id="field-blocks.0.columns.1.portion"]').selectOption('66.67%');
    await add('Ligne');
    await page.locator('[id="field-blocks.1.width"]').fill('25');
    await page.locator('[id="field-blocks.1.size"]').fill('3');
    await page.locator('[id="field-blocks.1.alignment"]').selectOption({ label: 'À droite' });
    for (const [index, size] of ['téléphone', 'tablette', 'ordinateur'].entries()) {
      const number = `${String(index + 3)}. Selon l’écran`;
      await add('Selon l’écran');
      for (const other of ['téléphone', 'tablette', 'ordinateur'].filter((name) => name !== size)) {
        await group(number).locator('..').getByLabel(`Afficher sur ${other}`).press('Space');
      }
      await addTo(number, 'Intertitre');
      await heading(`blocks.${String(index + 2)}.blocks.0`, `Sur ${size}`);
    }
    // The last edit is undone and redone by keyboard.
    const undone = page.locator('[id="field-blocks.4.blocks.0.text"]');
    await page.locator('[id="field-blocks.4-entry"]').focus();
    await page.keyboard.press('Control+z');
    expect(await undone.inputValue()).toBe('');
    await page.keyboard.press('Control+Shift+z');
    expect(await undone.inputValue()).toBe('Sur ordinateur');
    for (const { width, height } of [zoomed, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`the editor of columns at ${String(width)} px`);
    }
    await page.keyboard.press('Control+s');
    await says(page, /^Brouillon enregistré/);
    await page.frameLocator('iframe').getByRole('heading', { name: 'À droite' }).waitFor();
    await button(page, 'Publier').click();
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 1');

    const guest = await (
      await context.browser()?.newContext({ baseURL: shop().origin, javaScriptEnabled: false })
    )?.newPage();
    if (!guest) throw new Error('There is no browser.');
    const main = guest.getByRole('main');
    const titled = (name: string) => main.getByRole('heading', { name, exact: true });
    const sizes = ['téléphone', 'tablette', 'ordinateur'].map((name) => `Sur ${name}`);
    for (const [screen, shown] of [
      [desktop, 'Sur ordinateur'],
      [tablet, 'Sur tablette'],
      [phone, 'Sur téléphone'],
      [zoomed, 'Sur téléphone'],
    ] as const) {
      await guest.setViewportSize({ width: screen.width, height: screen.height });
      if (guest.url() === 'about:blank') await guest.goto('/en-colonnes');
      // Content for other screen sizes is in the document, neither visible nor read out.
      for (const name of sizes) expect(await titled(name).count()).toBe(name === shown ? 1 : 0);
      expect(await main.getByText(/^Sur /).count()).toBe(3);
      const flexible = main.locator('h2', { hasText: 'À droite' }).locator('xpath=ancestor::div[3]');
      const section = flexible.locator('xpath=ancestor::div[3]');
      const [left, right] = [section.locator('> div').first(), section.locator('> div').last()];
      const [whole, one, two, box] = await Promise.all([section, left, right, flexible].map(edges));
      if (!whole || !one || !two || !box) throw new Error('The section has no columns.');
      expect(await main.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      if (screen === desktop) {
        expect(two.left - one.right).toBe(48);
        expect([one.left, two.right]).toEqual([whole.left, whole.right]);
        expect(Math.abs(one.width * 2 - two.width)).toBeLessThan(1);
        // The shorter column is aligned to the bottom of the taller one.
        expect(one.bottom).toBe(two.bottom);
        expect(Math.abs(box.width * 2 - two.width)).toBeLessThan(1);
      } else {
        expect([one.width, two.width]).toEqual([whole.width, whole.width]);
        expect(two.top).toBeGreaterThanOrEqual(one.bottom);
      }
      // The block is centred in its column, with its heading at its lower edge.
      expect(Math.abs(box.left - two.left - (two.right - box.right))).toBeLessThanOrEqual(1);
      expect(box.bottom - box.top).toBe(240);
      expect(box.bottom - (await edges(titled('À droite'))).bottom).toBeLessThan(30);
      const line = await edges(main.getByRole('separator'));
      const separator = await edges(main.getByRole('separator').locator('..'));
      expect([line.right, line.bottom - line.top]).toEqual([separator.right, 3]);
      expect(Math.abs(line.width * 4 - separator.width)).toBeLessThan(1);
    }
    await guest.context().close();
    await page.goto('/en-colonnes');
    await page.getByRole('heading', { name: 'À droite' }).waitFor();
    for (const { width, height } of [zoomed, tablet, desktop]) {
      await page.setViewportSize({ width, height });
      await expectAccessible(`a page in columns at ${String(width)} px`);
    }
  },
  { screens: [desktop], ownServer: () => shop().origin },
);

journey(
  'the ingredients of a recipe go into the cart at once, and the page says so [CRT-10]',
  async ({ page, expectAccessible }) => {
    await page.goto('/advice/idees-recettes/croissants-pur-beurre-aop');
    await expectAccessible('a recipe');
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/cart-items')) posted.push(request.url());
    });
    await button(page, 'Tout ajouter au panier').click();
    const miniCart = page.getByRole('dialog', { name: 'Mon Panier' });
    await waitUntil(
      'all five are in the cart',
      async () => (await miniCart.getByRole('button', { name: /^Retirer/ }).count()) === 5,
    );
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatch(/\/batch(\?|$)/);
  },
);
