import type { Page } from 'playwright-core';
import type { DraftConflict } from '../../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../../src/contract/site/builderPaths';
import { previewAddress } from '../../../src/contract/site/preview';
import { logIn } from '../../support/journeys/walks/checkout';
import { password } from '../customer';
import { at, type Shot } from '../shot';

const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const openBuilder = (address: string, title: string) => async (page: Page) => {
  await page.goto(address);
  await logIn(page, { email: 'builder@comptoir.example', password });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

async function openSite(page: Page) {
  await openBuilder('/builder', 'Éditeur du site')(page);
  await says(page, /^Publié/);
}

/** Opens the preview: beside the editor where both fit, otherwise in its place. */
async function openPreview(page: Page) {
  await openSite(page);
  const choice = page.getByRole('radio', { name: 'Aperçu' });
  if ((await choice.count()) > 0 && (await choice.locator('xpath=..').isVisible())) await choice.check({ force: true });
  await page.frameLocator('iframe').getByRole('banner').waitFor();
}

/** Opens a section of the editor: sections are buttons where they fit, otherwise a list. */
const openSection = (name: string) => async (page: Page) => {
  await openSite(page);
  const list = page.getByRole('combobox', { name: 'Partie du site' });
  if (await list.isVisible()) await list.selectOption({ label: name });
  else await button(page, name).click();
};

/**
 * Pretends that somebody else has saved another footer and ribbon, by the server's answer alone, so that the stored
 * draft stays as it is.
 */
async function meetConflict(page: Page) {
  await openSection('Pied de page')(page);
  await page.getByLabel('Texte légal').fill('Comptoir, SAS au capital de 120 000 €');
  await page.route(`**${BUILDER_PATHS.draft}`, async (route) => {
    const stored = (await (await page.request.get(BUILDER_PATHS.draft)).json()) as DraftConflict['stored'];
    const { footer, ribbon } = stored.document;
    const { document } = route.request().postDataJSON() as { readonly document: DraftConflict['yours'] };
    const answer: DraftConflict = {
      errors: [{ errorCode: 'DRAFT_CONFLICT', message: 'Quelqu’un d’autre a enregistré le brouillon entre-temps.' }],
      stored: {
        ...stored,
        revision: stored.revision + 1,
        changedAt: new Date().toISOString(),
        changedBy: 'Lou Bernier',
        document: {
          ...stored.document,
          footer: { ...footer, legalText: 'Comptoir, crèmerie en gros' },
          ribbon: { ...ribbon, text: 'Fermé le 1er mai' },
        },
      },
      yours: document,
    };
    await route.fulfill({ status: 409, json: answer });
  });
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Deux versions du brouillon' }).waitFor();
}

/** The shop with the draft, outside of the editor. */
async function openDraft(page: Page) {
  await page.goto('/login');
  await logIn(page, { email: 'builder@comptoir.example', password });
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(previewAddress('/'));
  await page.getByRole('complementary').getByRole('link').first().waitFor();
}

/** A new content with blocks, one of each kind that these buttons add. */
async function addBlocks(page: Page) {
  await openBuilder('/builder/contents', 'Contenus')(page);
  await page.getByRole('link', { name: 'Nouveau contenu' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('Choisir son beurre de tourage');
  for (const kind of ['Texte', 'Produits', 'Tableau', 'Questions', 'Colonnes']) await button(page, kind).first().click();
}

/** A picture of the part of the editor that fits the window. */
const windowOf = (name: string, show: Shot['show']): Shot => ({ name, fullPage: false, show });

export const builderShots: readonly Shot[] = [
  { name: 'builder', show: openSite },
  windowOf('builder-preview', openPreview),
  {
    name: 'builder-menu-item',
    show: async (page) => {
      await openSite(page);
      await page.getByRole('treeitem', { name: 'Beurres', exact: true }).click();
      await page.getByLabel('Libellé', { exact: true }).waitFor();
    },
  },
  { name: 'builder-navigation', show: openSection('Navigation') },
  { name: 'builder-variants', show: openSection('En-têtes par type de client') },
  { name: 'builder-header', show: openSection('En-tête') },
  { name: 'builder-footer', show: openSection('Pied de page') },
  { name: 'builder-shop', show: openSection('Boutique') },
  { name: 'builder-settings', show: openSection('Réglages du site') },
  {
    name: 'builder-wrong-field',
    show: async (page) => {
      await openSection('Bandeau')(page);
      await page.getByRole('textbox', { name: 'Couleur de fond', exact: true }).fill('rouge');
      await page.getByText('1 champ est à corriger avant d’enregistrer.').waitFor();
    },
  },
  windowOf('builder-publish', async (page) => {
    await openSection('Bandeau')(page);
    await page.getByLabel('Texte du bandeau').fill('Fermé le 1er mai');
    await button(page, 'Publier').click();
    await page.getByRole('dialog').waitFor();
  }),
  windowOf('builder-versions', async (page) => {
    await openSite(page);
    await button(page, 'Versions').click();
    await page.getByText('Version 1').first().waitFor();
  }),
  windowOf('builder-file', async (page) => {
    await openSite(page);
    await button(page, 'Fichier').click();
    await page.getByRole('dialog').waitFor();
  }),
  windowOf('builder-activity', async (page) => {
    await openSite(page);
    await button(page, 'Activité').click();
    await page.getByRole('dialog').waitFor();
  }),
  windowOf('builder-not-read', async (page) => {
    await page.route(`**${BUILDER_PATHS.draft}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/builder');
    await logIn(page, { email: 'builder@comptoir.example', password });
    await page.getByText('Le brouillon n’a pas pu être lu').first().waitFor();
  }),
  { name: 'builder-conflict', show: meetConflict },
  { name: 'preview-bar', fullPage: false, show: openDraft },
  { name: 'builder-searches', show: openBuilder('/builder/searches', 'Recherches') },
  { name: 'builder-contents', show: openBuilder('/builder/contents', 'Contenus') },
  {
    name: 'builder-contents-none',
    show: async (page) => {
      await openBuilder('/builder/contents', 'Contenus')(page);
      await page.getByRole('searchbox').fill('trottinette');
      await says(page, /^Aucun contenu/);
    },
  },
  {
    name: 'builder-searches-tried',
    show: async (page) => {
      await openBuilder('/builder/searches', 'Recherches')(page);
      await page.getByRole('searchbox').fill('brioche');
      await page.getByRole('heading', { level: 3 }).nth(1).waitFor();
    },
  },
  { name: 'builder-blocks', show: addBlocks },
  {
    name: 'builder-content-stored',
    show: async (page) => {
      await openBuilder('/builder/contents', 'Contenus')(page);
      await page.getByRole('link', { name: 'Flan parisien à la crème' }).first().click();
      await page.getByLabel('Titre', { exact: true }).waitFor();
    },
  },
  {
    name: 'builder-content',
    show: async (page) => {
      await openBuilder('/builder/contents', 'Contenus')(page);
      await page.getByRole('link', { name: 'Nouveau contenu' }).click();
      await button(page, 'Enregistrer').click();
      await page.getByText('3 champs sont à corriger avant d’enregistrer.').waitFor();
    },
  },
];

/** The player stores nothing, so each picture opens its recording anew. */
export const playerShots: readonly Shot[] = [
  { name: 'player', fullPage: false, show: at('/replay') },
  {
    name: 'player-recording',
    fullPage: false,
    show: async (page) => {
      await page.goto('/search?term=beurre');
      await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Mon Panier' }).getByText('dans votre panier').waitFor();
      const text = await page.evaluate(() => window.comptoir?.journal() ?? '');
      await page.goto('/replay');
      const file = { name: 'session.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) };
      await page.getByLabel(/^Choisissez un enregistrement/).setInputFiles(file);
      await page.getByLabel('Position').fill('20');
    },
  },
  {
    name: 'player-wrong-file',
    fullPage: false,
    show: async (page) => {
      await page.goto('/replay');
      const file = { name: 'notes.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from('not a recording') };
      await page.getByLabel(/^Choisissez un enregistrement/).setInputFiles(file);
      await page.getByRole('alert').waitFor();
    },
  },
];
