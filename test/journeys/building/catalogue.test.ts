import type { Browser, Page } from 'playwright-core';
import { groups } from '../../../src/catalogue/stories';
import { captionOf } from '../../../src/catalogue/page/valuesIn';
import { sayIn } from '../../../src/catalogue/texts/say';
import type { TextId } from '../../../src/catalogue/texts/textId';
import type { ShopLocale } from '../../../src/contract/languages';
import { themeValues } from '../../../src/storefront/ui/theme/themeValues';
import { launchTestBrowser } from '../../support/browser/launchBrowser.cjs';
import {
  foreignFonts,
  renderedStyles,
  overlaps,
  smallTargets,
  tooWide,
  unseenFocus,
} from '../../support/catalogue/audits';
import { plantFaults } from '../../support/catalogue/plantFaults';
import { serveCatalogue } from '../../support/catalogue/servedCatalogue';
import { expectAccessible, expectTranslated } from '../../support/journeys/browser/accessibility';
import { atRest } from '../../support/journeys/browser/atRest';
import { watchPage, type PageWatch } from '../../support/journeys/browser/watchPage';
import { waitUntil } from '../../support/waitUntil';

let browser: Browser;
let served: Awaited<ReturnType<typeof serveCatalogue>>;
beforeAll(async () => {
  [served, browser] = await Promise.all([serveCatalogue(), launchTestBrowser()]);
});
afterAll(async () => {
  await browser.close();
  expect(await served.end()).toEqual({ code: 0, errors: '' });
});

const stories = groups.flatMap((group) => group.stories);
const say = sayIn('fr-FR');
const wide = { width: 1440, height: 900 };

async function open(language: ShopLocale): Promise<{ readonly page: Page; readonly watch: PageWatch }> {
  const page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' });
  const watch = watchPage(page);
  await page.goto(`${served.origin}/?lang=${language}`);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, watch };
}

/** Opens every playground on the page, because they are rendered on demand. */
async function openPlaygrounds(page: Page) {
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('[data-story] > details > summary').forEach((summary) => summary.click());
  });
  await waitUntil(
    'every playground is open',
    async () => (await page.locator('[data-playground]').count()) === stories.length,
  );
}

/**
 * Removes the stories that open no overlay from the page: they lie behind the overlays, where they are not tested, and
 * axe would read all of them again for each overlay.
 */
const keepOverlays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const story of document.querySelectorAll('[data-story]'))
      if (!story.querySelector('figure [data-opens]')) story.remove();
  });

/** Opens each overlay in turn, and closes it by keyboard. */
async function eachOverlay(page: Page, look: (caption: string) => Promise<void>): Promise<void> {
  const buttons = await page.locator('figure [data-opens]').all();
  expect(buttons).toHaveLength(stories.flatMap(({ states, opensByButton }) => (opensByButton ? states : [])).length);
  for (const button of buttons) {
    await button.click();
    await page.getByRole('dialog').waitFor();
    await atRest(page);
    await look((await button.getAttribute('data-opens')) ?? '');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

it.each(['fr-FR', 'en-US'] as const)(
  'in %s every base component in every state is clean in axe, in its typeface, apart from its neighbours, large enough to press, and says nothing in the console but what its story announces',
  async (language) => {
    const { page, watch } = await open(language);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    // The playgrounds show names of properties, which are English in both languages: once is enough.
    if (language === 'fr-FR') await openPlaygrounds(page);
    // In the other language axe runs only the rules about texts.
    const audit = language === 'fr-FR' ? expectAccessible : expectTranslated;
    await audit(page, language);
    expect(await page.evaluate(foreignFonts, Object.values(themeValues.font))).toEqual([]);
    expect(await page.evaluate(overlaps)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(unseenFocus)).toEqual([]);
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await atRest(page);
      expect((await page.evaluate(tooWide)).map((fault) => `${width}: ${fault}`)).toEqual([]);
      expect(await page.evaluate(overlaps)).toEqual([]);
    }
    await keepOverlays(page);
    await page.setViewportSize(wide);
    await eachOverlay(page, (caption) => audit(page, caption, '[role="dialog"]'));
    const announced = stories.flatMap(({ states }) => states.flatMap(({ warns }) => (warns ? [warns] : [])));
    expect(watch.problems.map((problem) => problem.replace(/ http:\S+$/, '')).sort()).toEqual(
      announced.map((warning) => `warning: ${warning}`).sort(),
    );
    await page.close();
  },
);

/** The states of the columns whose directions are read. */
const COLUMNS = ['gutter: 3rem', 'directionDesktop: column', 'directionTablet: column', 'directionMobile: row'];
/** The states of a wrapper that shows its content on some screens alone. */
const SHOWN_AT = ['state.smallOnly', 'state.mediumOnly', 'state.largeOnly', 'state.everywhere'] as const;

describe('in the catalogue', () => {
  let page: Page;
  const specimen = (story: string, caption: string) => page.locator(`#${story} [data-specimen="${caption}"]`);
  const directionOf = (caption: string) =>
    specimen('Columns', caption)
      .locator(':scope > *')
      .evaluate(({ children: [first, second] }) => {
        if (!first || !second) return 'not two columns';
        const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        if (other.left >= one.right && other.top < one.bottom) return 'row';
        return other.top >= one.bottom && other.left === one.left ? 'column' : 'overlapping';
      });
  async function shownStates(): Promise<readonly TextId[]> {
    const tree = await page.locator('#ShowAt').ariaSnapshot();
    // A state is visible if its text appears a second time, besides its caption.
    return SHOWN_AT.filter((state) => tree.split(say(state)).length > 2);
  }
  const look = async () => ({
    styles: await page.evaluate(renderedStyles),
    directions: await Promise.all(COLUMNS.map(directionOf)),
    shown: await shownStates(),
  });
  type Seen = Awaited<ReturnType<typeof look>>;
  /** What depends on the width, by width; read once for all tests, because a new layout of the page takes longest. */
  const seenAt = new Map<number, Seen>();
  const atEachWidth = <T>(part: (seen: Seen) => T): Readonly<Record<string, T>> =>
    Object.fromEntries([...seenAt].map(([width, seen]) => [width, part(seen)]));
  beforeAll(async () => {
    ({ page } = await open('fr-FR'));
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ ...wide, width });
      await atRest(page);
      seenAt.set(width, await look());
    }
  });
  afterAll(() => page.close());

  it('each value of a property looks different from the others, and a single one from the usual, on some width of screen [KIT-07] [KIT-13]', () => {
    const styleOf = (name: string, caption: string) =>
      JSON.stringify([...seenAt.values()].map(({ styles }) => styles[name]?.[caption]));
    const alike = stories.flatMap(({ shows: [name], usual, states, opensByButton }) => {
      // Without states that have a caption of their own or cause a warning, such as the fallback of a wrong value.
      const compared = opensByButton ? [] : states.filter((state) => !state.name && !state.warns);
      const keysOf = ({ set }: (typeof states)[number]) => Object.keys(set).join();
      const isUsual = ({ set }: (typeof states)[number]) =>
        Object.entries(set).every(([key, value]) => usual[key] === value);
      const asUsual = compared.find(isUsual);
      const isSingle = (state: (typeof states)[number]) =>
        compared.filter((other) => keysOf(other) === keysOf(state)).length === 1;
      return compared.flatMap((state, index) =>
        [...compared.slice(index + 1).filter((other) => keysOf(other) === keysOf(state))]
          .concat(isSingle(state) && asUsual && !isUsual(state) ? [asUsual] : [])
          .map((other) => [captionOf(state, say), captionOf(other, say)] as const)
          .filter(([one, another]) => styleOf(name, one) === styleOf(name, another))
          .map((pair) => `${name}: ${pair.join(' and ')}`),
      );
    });
    expect(alike).toEqual([]);
    // The fallback of an unsupported size.
    expect(styleOf('IconButton', 'iconSize: giant')).toBe(styleOf('IconButton', 'iconSize: medium'));
    expect(styleOf('IconButton', 'iconSize: giant')).not.toBe(styleOf('IconButton', 'iconSize: small'));
  });

  it('icons have five sizes, and one of an unknown name keeps its place [KIT-07]', async () => {
    const widthOf = (story: string, caption: string) =>
      specimen(story, caption)
        .locator(':scope > *')
        .evaluate((icon) => icon.getBoundingClientRect().width);
    const widths: number[] = [];
    for (const size of ['xx-small', 'x-small', 'small', 'medium', 'large'])
      widths.push(await widthOf('Icon', `size: ${size}`));
    expect(widths).toEqual([14, 16, 20, 24, 32]);
    expect(await widthOf('NamedIcon', say('state.unknownName'))).toBe(await widthOf('NamedIcon', 'name: croissant'));
  });

  it('the space of a grid has six steps, and slots stand below its items or instead of them [KIT-03]', async () => {
    const gaps: number[] = [];
    for (const spacing of ['x-large', 'large', 'medium', 'small', 'xx-small', 'none']) {
      const items = specimen('Grid', `spacing: ${spacing}`).locator(':scope > *');
      gaps.push(await items.evaluate((grid) => parseFloat(getComputedStyle(grid).columnGap)));
    }
    expect(gaps).toEqual([40, 24, 16, 12, 4, 0]);
    await expectText('state.empty', say('sample.nothing'));
    await expectText('state.failed', say('sample.notLoaded'));
    await expectText('state.withPages', '123412');
    async function expectText(state: TextId, text: string) {
      expect(await specimen('Grid', say(state)).textContent()).toBe(text);
    }
  });

  it('columns stand side by side, or one below the other, as each form factor says: on telephones one below the other by default [KIT-01]', () => {
    expect(atEachWidth(({ directions }) => directions)).toEqual({
      360: ['column', 'column', 'column', 'row'],
      768: ['row', 'row', 'column', 'row'],
      1440: ['row', 'column', 'row', 'row'],
    });
  });

  it('a section of columns has its gutter, its least height, and its columns at top, middle or bottom [KIT-01]', async () => {
    const boxesOf = (caption: string) =>
      specimen('Columns', caption)
        .locator(':scope > *')
        .evaluate((section) => {
          const { top, height } = section.getBoundingClientRect();
          const [one, other] = [...section.children].map((column) => column.getBoundingClientRect());
          if (!one || !other) throw new Error('There are not two columns.');
          return { height, gap: other.left - one.right, above: one.top - top, below: top + height - one.bottom };
        });
    expect((await boxesOf('gutter: 3rem')).gap).toBeCloseTo(48, 1);
    expect((await boxesOf('gutter: 0')).gap).toBeCloseTo(0, 1);
    const [top, center, bottom] = await Promise.all(
      ['top', 'center', 'bottom'].map((align) => boxesOf(`verticalAlign: ${align}, minHeight: 160`)),
    );
    expect([top?.height, center?.height, bottom?.height]).toEqual([160, 160, 160]);
    expect([top?.above, bottom?.below]).toEqual([0, 0]);
    expect(center?.above).toBeCloseTo(center?.below ?? NaN, 0);
    expect(center?.above).toBeGreaterThan(0);
  });

  it('a column takes its portion of the row [KIT-10]', async () => {
    const portions: number[] = [];
    for (const portion of ['50%', '16.67%', '33.33%', '66.67%']) {
      const row = specimen('Columns', `portion: ${portion}`).locator(':scope > *');
      portions.push(
        await row.evaluate((section) => {
          const [first] = section.children;
          const gutter = parseFloat(getComputedStyle(section).columnGap);
          return (first?.getBoundingClientRect().width ?? 0) / (section.getBoundingClientRect().width - gutter);
        }),
      );
    }
    expect(portions.map((share) => Number((share * 100).toFixed(1)))).toEqual([50, 16.7, 33.3, 66.7]);
  });

  it('a wrapper shows its content on screens of its sizes alone [KIT-06]', () => {
    expect(atEachWidth(({ shown }) => shown)).toEqual({
      360: ['state.smallOnly', 'state.everywhere'],
      768: ['state.mediumOnly', 'state.everywhere'],
      1440: ['state.largeOnly', 'state.everywhere'],
    });
  });

  it('a property is changed by its field, and the component follows', async () => {
    const button = page.locator('[data-playground="Button"] [data-specimen] button');
    await page.locator('#Button > details > summary').click();
    await page.getByLabel('text', { exact: true }).fill('Goûter');
    await page.getByLabel('variant', { exact: true }).selectOption('danger');
    await page.getByLabel('disabled', { exact: true }).check();
    expect(await button.textContent()).toBe('Goûter');
    expect(await button.isDisabled()).toBe(true);
  });

  it('the audits of its page name each fault that is planted there, and nothing that only looks like one', async () => {
    // The faults stay on the page: after them only overlays are looked at.
    const { captions, neighbours } = await page.evaluate(plantFaults, 'Badge');
    await atRest(page);
    expect(await page.evaluate(overlaps)).toEqual([
      `Badge: ${neighbours.join(' and ')}`,
      `Badge, ${captions[0] ?? ''}: tall and low`,
    ]);
    expect(await page.evaluate(smallTargets)).toEqual(['Badge: small is 40 × 20']);
    expect(await page.evaluate(tooWide)).toEqual([`Badge, ${captions[1] ?? ''}`]);
    expect(await page.evaluate(foreignFonts, Object.values(themeValues.font))).toEqual(['Badge: SPAN in fantasy']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(unseenFocus)).toEqual(['Badge: BUTTON unseen']);
  });

  it('overlays lie above the baseline in steps of two, in the order of opening [KIT-09]', async () => {
    await page.locator(`#Dialog [data-opens="${say('state.twoLayers')}"]`).click();
    await page.getByRole('button', { name: say('sample.openAnother') }).click();
    await page.getByRole('dialog', { name: say('sample.second') }).waitFor();
    const layers = async (baseline: string) => {
      await page.evaluate((given) => {
        document.documentElement.style.setProperty('--overlay-base', given);
      }, baseline);
      // With reduced motion every transition still runs, in a hundredth of a millisecond.
      await atRest(page);
      return page
        .locator('[data-overlay]')
        .evaluateAll((overlays) => overlays.map((overlay) => getComputedStyle(overlay).zIndex));
    };
    expect(await layers('')).toEqual(['9000', '9002']);
    expect(await layers('9500')).toEqual(['9500', '9502']);
    expect(await layers('high')).toEqual(['9100', '9102']);
  });
});
