import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { desktop, journey, phone, tablet, zoomed } from '../support/journeys/journey';
import { ownShop } from '../support/journeys/servers/ownShop';
import { logIn } from '../support/journeys/walks/checkout';
import { changed, menuItem, siteBuilder } from '../support/journeys/walks/siteBuilder';

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

    // What is still to be written is said once saving is asked for, and the builder is led to it.
    await button(page, 'Enregistrer').click();
    await page.getByText('3 champs sont à corriger avant d’enregistrer.').waitFor();
    const title = page.getByLabel('Titre', { exact: true });
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
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

    // The preview is the shop's own page; nobody else has it.
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
    // Among what was found, and among what stands right below the help.
    await guest.goto('/faq-hub?term=tourage');
    expect(await guest.getByRole('main').getByRole('link', { name: TITLE }).count()).toBe(2);

    // Both versions are there, and the first comes back as an edit.
    await title.fill(`${TITLE} AOP`);
    await button(page, 'Publier').click();
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 2');
    await button(page, 'Versions').click();
    await page.getByText('Version 2').first().waitFor();
    await expectAccessible('the versions of a content');
    await button(page, 'Reprendre la version 1').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe(TITLE);

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

journey(
  'the ingredients of a recipe go into the cart at once, and the page says so [CRT-10]',
  async ({ page, expectAccessible }) => {
    await page.goto('/advice/idees-recettes/croissants-pur-beurre-aop');
    await expectAccessible('a recipe');
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/cart-items')) posted.push(request.url());
    });
    await button(page, 'Mettre les ingrédients au panier').click();
    const miniCart = page.getByRole('dialog', { name: 'Mon Panier' });
    await miniCart
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .waitFor();
    expect(await miniCart.getByRole('button', { name: /^Retirer/ }).count()).toBe(5);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatch(/\/batch(\?|$)/);
  },
);
