import type { Page } from 'playwright-core';
import { panelTitles } from '../../support/console/panelTitles';
import { PANELS } from '../../../src/support/panels/panelSlice';
import { waitUntil } from '../../support/waitUntil';

/** Something that support does with an open recording. */
export interface Gesture {
  readonly name: string;
  readonly run: (page: Page) => Promise<void>;
}

const LOOK_MS = 300;
const PLAYED_MS = 4_000;
const STEPS = 20;
const DRAGGED = 30;
const TYPED = 'listClosed';
const PER_KEY_MS = 120;

const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });
const words = (page: Page) => page.getByLabel('Chercher une action');
const look = (page: Page) => page.waitForTimeout(LOOK_MS);
const standsAt = (page: Page, position: string) =>
  waitUntil(`position ${position} is shown`, async () => (await slider(page).inputValue()) === position);

async function goTo(page: Page, key: 'Home' | 'End'): Promise<void> {
  await slider(page).press(key);
  await standsAt(page, key === 'Home' ? '0' : ((await slider(page).getAttribute('max')) ?? ''));
}

/** Drags the range's handle from the beginning to the end. */
async function drag(page: Page): Promise<void> {
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('There is no range.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 8, y);
  await page.mouse.down();
  for (let step = 1; step <= DRAGGED; step += 1) await page.mouse.move(box.x + (box.width * step) / DRAGGED, y);
  await page.mouse.up();
  await standsAt(page, (await slider(page).getAttribute('max')) ?? '');
}

const exports: readonly Gesture[] = [
  'Télécharger l’enregistrement',
  'Télécharger pour Redux DevTools',
  'Télécharger le test',
].map((button) => ({
  name: `export: ${button}`,
  run: async (page) => {
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await page.getByRole('button', { name: button }).click();
    await page.getByText(/^Fichiers enregistrés/).waitFor({ timeout: 300_000 });
    await page.keyboard.press('Escape');
    await look(page);
  },
}));

async function choosePanel(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  await look(page);
}

const panels: readonly Gesture[] = PANELS.map((panel) => ({
  name: `panel ${panel}`,
  run: (page) => choosePanel(page, panelTitles[panel]),
}));

/** In the order in which they are performed. */
export const gestures: readonly Gesture[] = [
  {
    name: 'next error, five times',
    run: async (page) => {
      for (let press = 0; press < 5; press += 1) {
        await page.getByRole('button', { name: 'Erreur suivante' }).click();
        await look(page);
      }
    },
  },
  {
    name: 'filter by feature',
    run: async (page) => {
      await page.getByLabel('Domaine').selectOption('cart');
      await look(page);
      await page.getByLabel('Domaine').selectOption('');
      await look(page);
    },
  },
  {
    name: 'words: type and clear',
    run: async (page) => {
      await words(page).click();
      for (const key of TYPED) {
        await page.keyboard.press(key);
        await page.waitForTimeout(PER_KEY_MS);
      }
      await look(page);
      await words(page).fill('');
      await look(page);
    },
  },
  {
    name: 'play at 16 times',
    run: async (page) => {
      await goTo(page, 'Home');
      await page.getByLabel('Vitesse').selectOption('16');
      await page.getByRole('button', { name: 'Lire', exact: true }).click();
      await page.waitForTimeout(PLAYED_MS);
      await page.getByRole('button', { name: 'Mettre en pause' }).click();
      await look(page);
    },
  },
  {
    name: `step ${STEPS} times`,
    run: async (page) => {
      const next = page.getByRole('button', { name: 'Une action en avant' });
      for (let step = 0; step < STEPS; step += 1) {
        const before = await slider(page).inputValue();
        await next.click();
        await standsAt(page, String(Number(before) + 1));
      }
    },
  },
  {
    name: 'scroll the list to its end',
    run: async (page) => {
      const list = page.getByRole('listbox', { name: 'Actions' });
      await list.hover();
      for (let turn = 0; turn < STEPS; turn += 1) await page.mouse.wheel(0, 5_000);
      await list.evaluate((element) => (element.scrollTop = element.scrollHeight));
      await look(page);
    },
  },
  { name: 'to the beginning', run: async (page) => goTo(page, 'Home') },
  { name: 'drag to the end', run: drag },
  {
    name: 'to the end by key',
    run: async (page) => {
      await goTo(page, 'Home');
      await goTo(page, 'End');
    },
  },
  ...panels,
  {
    name: 'difference, from end to end',
    run: async (page) => {
      await choosePanel(page, panelTitles.difference);
      await goTo(page, 'Home');
      await goTo(page, 'End');
      await look(page);
      await slider(page).press('ArrowLeft');
      await look(page);
    },
  },
  {
    name: 'difference, step back 20 times',
    run: async (page) => {
      for (let step = 0; step < STEPS; step += 1) await slider(page).press('ArrowLeft');
      await look(page);
      await choosePanel(page, panelTitles.action);
    },
  },
  ...exports,
];
