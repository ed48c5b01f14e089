import type { Locator, Page } from 'playwright-core';
import { atRest, settled } from '../../support/journeys/browser/atRest';
import { desktop, journey } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { changed, menuItem, siteBuilder, type SiteChange } from '../../support/journeys/walks/siteBuilder';

const shop = ownShop('production');

const bar = (page: Page) => page.locator('#menu');
const faces = (page: Page) => page.locator('#menu ul[data-align] > li:not([data-overflowed]):not([data-probe])');
const hamburger = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Navigation principale' });
const more = (page: Page) => page.getByRole('button', { name: 'Plus de rubriques' });
const ribbon = (page: Page) => page.getByRole('region', { name: 'Livraison et service client' });
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}
const topOf = async (part: Locator) => Math.round((await boxOf(part)).y);
/** The computed styles of an element, for these properties. */
const computed = (part: Locator, ...names: string[]) =>
  part.evaluate(
    (element, properties) => properties.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (place) => {
    document.documentElement.scrollTo(0, place);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);

/** Opens a page, and waits until its menu has its final layout. */
async function open(page: Page, address = '/search?term=beurre') {
  await page.goto(address);
  await recorderThere(page);
  await page.locator('#menu ul[data-measured], #menu ul[data-wraps]').waitFor({ state: 'attached' });
  await settled(page);
}
/** Changes the size of the window, and waits until the page has adapted to it. */
async function widen(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await settled(page);
}

const BAR = {
  'border-bottom-color': '#aa0000',
  'text-decoration': 'underline',
  'text-transform': 'uppercase',
  'font-style': 'normal',
  'font-weight': '700',
  'background-color': '#eeeeff',
  width: '480px',
  background: '#ffeecc',
  'background-hover': '#ccffcc',
  'text-color': '#222244',
  'text-hover-color': '#440022',
  'border-left-active': '4px solid #00aa00',
  'border-left-inactive': '2px dashed #0000aa',
} as const;
const LIST = {
  'border-bottom-color': '#00aaaa',
  'text-decoration': 'overline',
  'text-transform': 'lowercase',
  'font-style': 'italic',
  'font-weight': '300',
  'background-color': '#ddeeff',
  width: '300px',
  background: '#f0fff0',
  'background-hover': '#ffddee',
  'text-color': '#003300',
  'text-hover-color': '#330033',
  'border-left-active': '6px solid #aa00aa',
  'border-left-inactive': '1px dotted #555555',
  top: '10%',
  left: '2rem',
  height: '480px',
} as const;
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const words = ['text-decoration-line', 'text-transform', 'font-style', 'font-weight'];
const colors = ['background-color', 'color'];
const edge = ['border-left-width', 'border-left-style', 'border-left-color'];

const MENU = [
  menuItem('Beurres', '/search?term=beurre'),
  menuItem('Conseils', null, [
    menuItem('Recettes', '/advice/idees-recettes'),
    menuItem('Fiches', '/advice', [menuItem('Le feuilletage', '/faq-hub')]),
  ]),
];
const many = Array.from({ length: 25 }, (_, index) => menuItem(`Rubrique ${String(index + 1)}`, '/faq-hub'));

journey(
  'what a builder publishes is what a guest sees: the menu, its look and its place [NAV-06] [NAV-07] [NAV-14] [DRL-16] [DRL-17]',
  async ({ page }) => {
    const builder = await siteBuilder(shop().origin);
    const { document: start } = await builder.draft();
    await builder.publish(
      changed(start, {
        variants: { default: { ...start.variants.default, navigationMenuEditor: 'Menu_Journee' } },
        navigation: { customThemeStylesBar: BAR, customThemeStylesList: LIST, alignment: 'center' },
        menus: { Menu_Journee: MENU },
      }),
    );
    await open(page);
    // The chosen menu, after the shop's own item of all categories.
    expect(await faces(page).allInnerTexts()).toEqual(['TOUS LES PRODUITS', 'BEURRES', 'CONSEILS']);

    // The styles of the bar apply to the bar and its items; those of the list do not.
    const active = faces(page).getByRole('link', { name: 'Beurres', exact: true });
    const parent = faces(page).getByRole('button', { name: 'Conseils' });
    expect(await computed(bar(page), 'background-color', 'width')).toEqual([rgb(BAR.background), BAR.width]);
    for (const item of [active, parent]) {
      expect(await computed(item, ...words, ...colors)).toEqual([
        ...['underline', 'uppercase', 'normal', '700'],
        ...[rgb(BAR['background-color']), rgb(BAR['text-color'])],
      ]);
    }
    expect(await computed(active, ...edge, 'border-bottom-color')).toEqual(
      ['4px', 'solid', '#00aa00', '#aa0000'].map((value) => (value.startsWith('#') ? rgb(value) : value)),
    );
    expect(await computed(parent, ...edge)).toEqual(['2px', 'dashed', rgb('#0000aa')]);
    await parent.hover();
    expect(await computed(parent, ...colors)).toEqual([rgb(BAR['background-hover']), rgb(BAR['text-hover-color'])]);

    // The list below the parent has the styles of the list; colours of hover and focus change with the state.
    await parent.click();
    const list = bar(page).locator('[data-drilldown]');
    await list.waitFor();
    expect([...(await computed(list, 'background-color')), (await boxOf(list)).width]).toEqual([
      rgb(LIST.background),
      300,
    ]);
    const [recipes, sheets] = [
      list.getByRole('link', { name: 'Recettes' }),
      list.getByRole('button', { name: 'Fiches' }),
    ];
    const calm = [rgb(LIST['background-color']), rgb(LIST['text-color'])];
    const lively = [rgb(LIST['background-hover']), rgb(LIST['text-hover-color'])];
    // The first item has the keyboard's focus.
    await page.keyboard.press('Tab');
    expect(await computed(recipes, ...words, ...edge, ...colors)).toEqual([
      ...['overline', 'lowercase', 'italic', '300', '1px', 'dotted', rgb('#555555')],
      ...calm,
    ]);
    expect(await computed(sheets, ...colors)).toEqual(lively);
    await page.keyboard.press('Shift+Tab');
    expect([await computed(sheets, ...colors), await computed(recipes, ...colors)]).toEqual([calm, lively]);
    await sheets.hover();
    expect(await computed(sheets, ...colors)).toEqual(lively);
    await page.getByRole('banner').hover({ position: { x: 2, y: 2 } });
    expect(await computed(sheets, ...colors)).toEqual(calm);
    await page.keyboard.press('Escape');

    // The form factor follows the width immediately: no bar on a small screen, no hamburger on a large one.
    for (const [width, hasBar, hasHamburger] of [
      [1025, true, false],
      [1024, true, true],
      [768, true, true],
      [767, false, true],
    ] as const) {
      await widen(page, width);
      await hamburger(page).waitFor({ state: hasHamburger ? 'visible' : 'hidden' });
      await bar(page).waitFor({ state: hasBar ? 'visible' : 'hidden' });
      expect([width, await bar(page).isVisible()]).toEqual([width, hasBar]);
    }
    await page.waitForFunction(() => /"formFactor":"small"/.test(window.comptoir?.journal() ?? ''));
    const journal = await page.evaluate(() => window.comptoir?.journal() ?? '');
    expect([...journal.matchAll(/"formFactor":"(\w+)"/g)].map(([, name]) => name)).toEqual([
      'large',
      'medium',
      'small',
    ]);

    // The panel fills a small screen; on a tablet it is where the theme puts it.
    const openPanel = async () => {
      await hamburger(page).click();
      await panel(page).waitFor();
      await atRest(page);
      return boxOf(panel(page));
    };
    expect(await openPanel()).toMatchObject({ x: 0, y: 0, height: 900 });
    const here = panel(page).getByRole('link', { name: 'Beurres', exact: true });
    expect(await here.getAttribute('aria-current')).toBe('page');
    expect(await computed(here, ...edge, 'border-bottom-color')).toEqual([
      ...['6px', 'solid', rgb('#aa00aa')],
      rgb(LIST['border-bottom-color']),
    ]);
    await page.keyboard.press('Escape');
    await widen(page, 768, 1000);
    expect(await openPanel()).toEqual({ x: 32, y: 100, width: 300, height: 480 });
  },
  { screens: [desktop], ownServer: () => shop().origin },
);

journey(
  'each property of the navigation shows: place, home, no "more", no hamburger, a list at any width [NAV-19] [NAV-21] [NAV-22] [NAV-23] [NAV-24]',
  async ({ page, expectAccessible }) => {
    const builder = await siteBuilder(shop().origin);
    const { document: start } = await builder.draft();
    const few = { default: { ...start.variants.default, navigationMenuEditor: 'Menu_Journee' } };
    const publish = async (change: SiteChange) => {
      await builder.publish(
        changed(start, {
          ...change,
          variants: few,
          navigation: { customThemeStylesBar: {}, customThemeStylesList: {}, ...change.navigation },
          menus: { Menu_Journee: MENU, ...change.menus },
        }),
      );
    };
    const row = page.locator('#menu ul[data-align]');
    /** The space before the first item and after the last one, in px. */
    const margins = async () => {
      const whole = await boxOf(row);
      const [first, last] = [await boxOf(faces(page).first()), await boxOf(faces(page).last())];
      return [first.x - whole.x, whole.x + whole.width - last.x - last.width].map(Math.round);
    };
    const placed = async (alignment: 'left' | 'center' | 'right') => {
      await publish({ navigation: { alignment } });
      await open(page);
      return margins();
    };
    const left = await placed('left');
    const [before = 0, after = 0] = await placed('center');
    const right = await placed('right');
    expect([left[0], right[1], Math.abs(before - after) <= 1, before > 0]).toEqual([0, 0, true, true]);
    expect(right[0]).toBe(left[1]);
    // Another alignment cannot be saved; in the markup it would have the effect of `left`.
    const { document: saved } = await builder.draft();
    expect(await builder.offer({ ...saved, navigation: { ...saved.navigation, alignment: 'middle' } })).toBe(400);
    await row.evaluate((element) => element.setAttribute('data-align', 'middle'));
    expect(await margins()).toEqual(left);

    await publish({ navigation: { showHomeLink: true } });
    await open(page);
    expect((await faces(page).allInnerTexts()).slice(0, 2)).toEqual(['Accueil', 'Tous les produits']);
    await faces(page).getByRole('link', { name: 'Accueil' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await publish({ navigation: { hideMoreMenu: true }, menus: { Menu_Journee: many } });
    await open(page);
    const boxes = await Promise.all((await faces(page).all()).map(boxOf));
    expect([boxes.length, await more(page).count()]).toEqual([20, 0]);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
    await publish({ menus: { Menu_Journee: many } });
    await open(page);
    await more(page).waitFor();
    expect(new Set((await Promise.all((await faces(page).all()).map(topOf))).values()).size).toBe(1);

    await publish({ navigation: { showMobileTrigger: false } });
    await open(page);
    for (const [width, hasBar] of [
      [1440, true],
      [768, true],
      [360, false],
    ] as const) {
      await widen(page, width);
      await bar(page).waitFor({ state: hasBar ? 'visible' : 'hidden' });
      expect([width, await hamburger(page).count()]).toEqual([width, 0]);
    }
    await expectAccessible('a header without a hamburger');

    await publish({ navigation: { listView: true } });
    await page.goto('/search?term=beurre');
    await recorderThere(page);
    for (const width of [360, 768, 1440]) {
      await widen(page, width);
      expect([width, await hamburger(page).count(), await bar(page).isVisible()]).toEqual([width, 1, false]);
      await hamburger(page).click();
      await panel(page).getByRole('button', { name: 'Conseils' }).click();
      await panel(page).getByRole('link', { name: 'Recettes' }).waitFor();
      await atRest(page);
      const box = await boxOf(panel(page));
      expect([box.x, box.y, box.height, box.width === 320]).toEqual([0, 0, 900, width !== 360]);
      if (width === 1440) await expectAccessible('the list on a large screen');
      await panel(page).getByRole('button', { name: 'Fermer le menu' }).click();
      await panel(page).waitFor({ state: 'detached' });
    }
  },
  { screens: [desktop], ownServer: () => shop().origin },
);

journey(
  'the ribbon sticks or is fixed in its colours, and header and content begin under it [RIB-02] [RIB-04] [RIB-05]',
  async ({ page, expectAccessible }) => {
    const builder = await siteBuilder(shop().origin);
    const { document: start } = await builder.draft();
    const publish = (position: 'sticky' | 'fixed', topDistanceDesktop: number, topDistanceMobile: number) =>
      builder.publish(
        changed(start, {
          navigation: { listView: false, showMobileTrigger: true },
          ribbon: {
            ...{ position, topDistanceDesktop, topDistanceMobile },
            ...{ hexcolor: '#7a1f3d', hexTextColor: '#ffffff', text: 'Salon de la boulangerie' },
          },
        }),
      );
    /** The tops of ribbon, header and content, and those of the first two after scrolling. */
    const tops = async () => {
      const parts = [ribbon(page), page.getByRole('banner'), page.getByRole('main')];
      await scrollTo(page, 0);
      const still = await Promise.all(parts.map(topOf));
      await scrollTo(page, 700);
      const scrolled = await Promise.all(parts.slice(0, 2).map(topOf));
      const header = await boxOf(page.getByRole('banner'));
      return {
        still: still.slice(0, 2),
        scrolled,
        contentUnderHeader: (still[2] ?? 0) - (still[1] ?? 0) - header.height,
      };
    };
    for (const position of ['sticky', 'fixed'] as const) {
      await publish(position, 80, 120);
      await page.goto('/search?term=beurre');
      await recorderThere(page);
      expect(await computed(ribbon(page), 'position', ...colors)).toEqual([
        ...[position, rgb('#7a1f3d'), rgb('#ffffff')],
      ]);
      expect(await computed(page.locator('html'), '--hexcolor', '--hex-text-color')).toEqual(['#7a1f3d', '#ffffff']);
      for (const [width, distance] of [
        [1440, 80],
        [600, 80],
        [599, 120],
      ] as const) {
        await widen(page, width);
        expect([position, width, await tops()]).toEqual([
          ...[position, width],
          { still: [0, distance], scrolled: [0, distance], contentUnderHeader: 0 },
        ]);
      }
      await expectAccessible(`a ${position} ribbon`);
    }
    // However little space a builder leaves, a fixed ribbon covers nothing.
    await publish('fixed', 0, 0);
    await page.goto('/search?term=beurre');
    await recorderThere(page);
    await widen(page, 1440);
    await scrollTo(page, 0);
    const { y, height } = await boxOf(ribbon(page));
    expect(await topOf(page.getByRole('banner'))).toBe(Math.round(y + height));
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
