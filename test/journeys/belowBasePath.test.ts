import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { desktop, journey, phone } from '../support/journeys/journey';
import { ownShop } from '../support/journeys/servers/ownShop';
import { BASE_PATH, belowBase, keptOutside, watchBase } from '../support/journeys/walks/belowBase';
import { languageOf, logInInEnglish } from '../support/journeys/walks/english';
import { banner, barMeasured, hamburger } from '../support/journeys/walks/header';

/** A server for these journeys alone, below a path of its host. */
const shop = ownShop('production', belowBase);
const builder = { email: 'builder@comptoir.example', password: DEMO_PASSWORD } as const;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

/** Opens the help from the "more" list, which holds what does not fit into a narrow bar. */
async function goByMore(page: Page, label: string): Promise<void> {
  await page.setViewportSize({ width: 800, height: 900 });
  await bar(page).getByRole('button', { name: 'More menu items' }).click();
  await bar(page).locator('[data-drilldown]').getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL(`**${BASE_PATH}/faq-hub`);
}

/** Through the lists of the bar, to their last level. */
async function goByBar(page: Page): Promise<void> {
  await barMeasured(page);
  const list = bar(page).locator('[data-drilldown]');
  const creams = bar(page).getByRole('link', { name: 'Crèmes', exact: true });
  let documents = 0;
  page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
  await page.evaluate(() => {
    window.addEventListener('navigatetopage', (event) => {
      if (event instanceof CustomEvent) Object.assign(window, { followed: JSON.stringify(event.detail) });
    });
  });
  await creams.click();
  await list.getByRole('link', { name: /^All / }).click();
  await page.waitForURL(`**${BASE_PATH}/category/cremes/**`);
  await headingOf(page, 'Crèmes').waitFor();
  // Events to the surrounding page carry addresses as the builders wrote them, without the base path.
  expect(await page.evaluate(() => String(Reflect.get(window, 'followed')))).toContain('"href":"/category/cremes/');
  await page.waitForFunction(() => document.querySelector('#menu [aria-current="page"]') !== null);

  await goByMore(page, 'Aide');
  await page.setViewportSize(desktop);
  await page.goBack();
  await page.waitForURL(`**${BASE_PATH}/category/cremes/**`);
  await headingOf(page, 'Crèmes').waitFor();
  expect(documents).toBe(0);
}

/** Through the panel that the hamburger opens. */
async function goByPanel(page: Page): Promise<void> {
  await hamburger(page).click();
  const panel = page.getByRole('dialog', { name: 'Main navigation' });
  await panel.getByRole('button', { name: 'All products' }).click();
  await panel.getByRole('button', { name: 'Crèmes' }).click();
  await panel.getByRole('link', { name: 'Crèmes fraîches' }).click();
  await page.waitForURL(`**${BASE_PATH}/category/cremes-fraiches/**`);
  await panel.waitFor({ state: 'detached' });
  await headingOf(page, 'Crèmes fraîches').waitFor();
}

journey(
  'below a base path, a guest who reads English goes by bar, panel, search box, breadcrumb and logo, and every page has its pictures and calls below it too [NAV-28] [REP-06]',
  async ({ page, context, screen, expectAccessible }) => {
    const requests = watchBase(page);
    await page.goto('/?langue=en');
    expect(await languageOf(page)).toBe('en');
    if (screen.name === 'desktop') await goByBar(page);
    else await goByPanel(page);
    await expectAccessible('a category below a base path');

    const box = banner(page).getByRole('combobox', { name: 'Search for a term' });
    await box.fill('beurre doux');
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname === `${BASE_PATH}/search`);
    await page.getByRole('heading', { level: 1 }).getByText('Results for').waitFor();
    await page.getByRole('main').locator('a[href*="/product/"]').first().click();
    await page.waitForURL(`**${BASE_PATH}/product/**`);
    await page.reload();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await page.waitForURL(`**${BASE_PATH}/category/**`);
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((path) => !path.startsWith(`${BASE_PATH}/`))).toEqual([]);
    await banner(page).getByRole('link', { name: 'Home Page' }).click();
    await page.waitForURL(`**${BASE_PATH}/`);
    expect(pathOf(page)).toBe(`${BASE_PATH}/`);
    expect(await keptOutside(context, page)).toEqual([]);
    expect(requests.outside).toEqual([]);
    expect(requests.asked()).toBeGreaterThan(20);
  },
  { screens: [phone, desktop], ownServer: () => shop().origin },
);

journey(
  'below a base path, a builder who reads English logs in, edits, sees the preview and publishes, and a guest has it on their page [NAV-26] [REP-06]',
  async ({ page, expectAccessible }) => {
    const requests = watchBase(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/builder?langue=en');
    expect(pathOf(page)).toBe(`${BASE_PATH}/login`);
    await logInInEnglish(page, builder);
    await headingOf(page, 'Site editor').waitFor();
    expect(pathOf(page)).toBe(`${BASE_PATH}/builder`);
    expect(await languageOf(page)).toBe('en');
    await says(page, /^Published/);
    const tree = page.getByRole('tree', { name: 'Items of Default_Navigation1' });
    await tree.getByRole('treeitem', { name: 'Aide', exact: true }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Questions');
    const preview = page.frameLocator('iframe[title^="The shop"]');
    await preview.locator('#menu').getByText('Questions').first().waitFor({ state: 'attached' });
    await button(page, 'Ribbon').click();
    await page.getByLabel('Text of the ribbon').fill('Livré demain');
    await page.keyboard.press('Control+s');
    await says(page, /^Draft saved/);
    await button(page, 'Publish').click();
    await button(page, 'Publish now').click();
    await says(page, 'Published: version 2');
    await expectAccessible('the editor below a base path');
    await page.setViewportSize(phone);
    await expectAccessible('the editor in English on a phone');
    await page.setViewportSize(desktop);
    const early = /\/assets\/(begin|uploadWorker)\./;
    expect(scripts.filter((script) => /\/builder\.|-builder-/.test(script))).toHaveLength(2);
    expect(scripts.filter((script) => !early.test(script) && !script.startsWith(`${BASE_PATH}/assets/en-US/`))).toEqual(
      [],
    );

    await page.getByRole('link', { name: 'See the shop' }).click();
    await page.waitForURL(`**${BASE_PATH}/`);
    await banner(page).locator('summary').click();
    await banner(page).getByRole('link', { name: 'Log out' }).click();
    await banner(page).getByRole('link', { name: 'Log in' }).waitFor();
    await page.getByRole('region', { name: 'Delivery and customer service' }).getByText('Livré demain').waitFor();
    await barMeasured(page);
    await goByMore(page, 'Questions');
    expect(await languageOf(page)).toBe('en');
    expect(requests.outside).toEqual([]);
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
