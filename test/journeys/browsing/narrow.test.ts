import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGE_PARAMETER } from '../../../src/contract/languages';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { budget } from '../../support/budget';
import { crawlPages } from '../../support/server/pages/crawlPages';
import { followRequests, settled } from '../../support/journeys/browser/atRest';
import { brokenMeasures } from '../../support/journeys/brokenMeasures';
import { ownBrowser } from '../../support/journeys/journey';
import { refuseCookies } from '../../support/journeys/refuseCookies';
import { standReady } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { tooWide } from '../../support/journeys/browser/tooWide';
import { beLoggedIn } from '../../support/journeys/walks/beLoggedIn';
import { fillCart } from '../../support/journeys/walks/checkout';
import { banner, hamburger, panel, searchBox } from '../../support/journeys/walks/header';

/** A shop with past orders, whose cards and pages are the first to become too wide. */
const shop = ownShop('production', { settings: { DEMO_DATA: 'on' } });
/** A window of 1280 px at 400 % zoom, and the narrowest telephones. */
const narrow = { width: 320, height: 640 } as const;
jest.setTimeout(300_000);

/** Replaces order numbers, which are random, by the widest one. */
const widenOrderNumbers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const widest = text.nodeValue?.replace(/\b(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}\b/g, 'WWWWW-WWWWW-WWWWW-WWWWW');
      if (widest !== text.nodeValue) text.nodeValue = widest ?? null;
    }
  });

/** What is too wide on the page as it is now, and measures that are broken across lines; each with `where`. */
async function wideAt(page: Page, where: string): Promise<readonly string[]> {
  await settled(page);
  await widenOrderNumbers(page);
  return [...(await tooWide(page)), ...(await brokenMeasures(page))].map((what) => `${where}: ${what}`);
}

const main = (page: Page) => page.getByRole('main');

/** How to reach what can be opened on a page, by a name for messages. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu': async (page) => {
    await page.goto('/');
    await hamburger(page).click();
    await panel(page).waitFor();
  },
  'a level of the menu': async (page) => {
    await panel(page).getByRole('button', { name: 'Tous les produits' }).click();
    await panel(page).locator('[data-back]').waitFor();
  },
  suggestions: async (page) => {
    await page.goto('/');
    await searchBox(page).fill('crem');
    await page.getByRole('option').nth(2).waitFor();
  },
  'filters of a search': async (page) => {
    await page.goto('/search?term=beurre');
    await main(page)
      .getByText(/^Filtrer/)
      .click();
    await page.getByRole('navigation', { name: 'Filtres' }).waitFor();
  },
  'a product that was added': async (page) => {
    await page.goto('/search?term=beurre');
    await main(page)
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Mon Panier' }).getByText('dans votre panier').waitFor();
  },
  'the mini cart': async (page) => {
    await banner(page)
      .getByRole('link', { name: /panier/i })
      .click();
    await page
      .getByRole('dialog', { name: /panier/i })
      .getByRole('spinbutton')
      .first()
      .waitFor();
  },
  'sizes of a product': async (page) => {
    await page.goto(`/search?term=${encodeURIComponent('Beurre doux bio 82 %')}`);
    await main(page)
      .getByRole('link', { name: /^Choisir un format/ })
      .first()
      .click();
    await main(page).getByRole('table', { name: 'Tous les formats' }).waitFor();
  },
  'a checkout': async (page) => {
    await page.goto('/checkout');
    await main(page)
      .getByRole('region', { name: /Coordonnées/ })
      .waitFor();
  },
  'nothing found': (page) => page.goto('/search?term=zzzzqqq').then(() => undefined),
  'a page that does not exist': (page) => page.goto('/nulle-part').then(() => undefined),
};

/**
 * Reads pages with this browser's cookies and keeps none: a page in another language does not change the next one's.
 */
async function readerOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  return async (address: string) => {
    const answer = await fetch(shop().origin + address, { redirect: 'manual', headers });
    return { statusCode: answer.status, body: await answer.text() };
  };
}

/**
 * What is too wide on one page of each layout, except those at known addresses, and in each of the `opened` states.
 * `asked`: the addresses of the pages.
 */
async function wideFor(
  context: BrowserContext,
  isKnown: (address: string) => boolean,
  opened: typeof states,
): Promise<{ readonly wide: readonly string[]; readonly asked: readonly string[] }> {
  const { addresses: all } = await crawlPages(await readerOf(context), { mostProducts: 1, oneOfEachLayout: true });
  const addresses = all.filter((address) => !isKnown(address));
  const page = await context.newPage();
  followRequests(page);
  standReady(page);
  const wide: string[] = [];
  const visit = async (address: string) => {
    await page.goto(address);
    wide.push(...(await wideAt(page, address)));
  };
  const isTranslated = (address: string) => address.includes(`${LANGUAGE_PARAMETER}=`);
  for (const address of addresses.filter((one) => !isTranslated(one))) await visit(address);
  for (const [name, open] of Object.entries(opened)) {
    await open(page);
    wide.push(...(await wideAt(page, name)));
  }
  // Last, because the browser stays in the language that such an address names.
  for (const address of addresses.filter(isTranslated)) await visit(address);
  return { wide, asked: addresses };
}

it('what is too wide is named, unless a box scrolls or cuts it', async () => {
  const page = await (await ownBrowser()).newPage({ viewport: narrow });
  const wide = '<div style="width:400px">Trop large</div>';
  await page.setContent(`<main>${wide}</main>`);
  expect(await tooWide(page)).toEqual(['the page scrolls sideways', 'div from 8 to 408 px: Trop large']);
  await page.setContent(`<main><section style="overflow:auto">${wide}</section></main>`);
  expect(await tooWide(page)).toEqual([]);
  await page.close();
});

it('a measure that breaks is named', async () => {
  const page = await (await ownBrowser()).newPage({ viewport: narrow });
  await page.setContent('<p style="width:2rem">Carton de 10 × 1 kg</p><p>Carton de 6 × 2,5 kg</p>');
  expect(await brokenMeasures(page)).toEqual(['a measure on two lines: 10 × 1 kg']);
  await page.close();
});

const asGuest = new Set<string>();

it.each([
  ['a guest', null, 30, states],
  // Only the customer's own pages: all others, and what opens on a page, have the same layout as for a guest.
  ['a customer', 'hotel@comptoir.example', 5, budget({ usual: {}, long: states })],
] as const)(
  'no kind of page of %s, and nothing that opens on one, is wider than a window of 320 px [LNK-01]',
  async (_who, email, least, opened) => {
    const browser = await ownBrowser();
    const context = await browser.newContext({ baseURL: shop().origin, viewport: narrow, locale: 'fr-FR' });
    try {
      if (email !== null) await beLoggedIn(context, { email, password: DEMO_PASSWORD });
      await fillCart(context, shop().origin);
      const asking = await context.newPage();
      followRequests(asking);
      await asking.goto('/');
      await asking.getByRole('region', { name: 'Vos cookies, votre choix' }).waitFor();
      expect(await wideAt(asking, 'the question for consent')).toEqual([]);
      await asking.close();
      await refuseCookies(context, shop().origin);
      const { wide, asked } = await wideFor(context, (address) => address !== '/' && asGuest.has(address), opened);
      for (const address of asked) asGuest.add(address);
      expect(wide).toEqual([]);
      expect(asked.length).toBeGreaterThan(least);
    } finally {
      await context.close();
    }
  },
);
