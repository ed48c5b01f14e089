import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { SHOP_LOCALE } from '../../../src/contract/constants';
import type { ShopLocale } from '../../../src/contract/languages';
import { launchTestBrowser } from '../browser/launchBrowser.cjs';
import { budget } from '../budget';
import { countGestures, usualGesturesOf } from '../jest/runs/usualGestures.cjs';
import { expectAccessible, expectTranslated } from './browser/accessibility';
import { followRequests } from './browser/atRest';
import { keepRecording } from './recordings/keepRecording';
import { drawGestures, drawnGestures, evenlySpread } from './moments/drawGestures';
import { takeMoments } from './moments/takeMoments';
import { verifyRecording } from './recordings/verifyRecording';
import { keepRecordings, standReady } from './recordings/recordings';
import { refuseCookies } from './refuseCookies';
import { ELSEWHERE_LOCALE, watchElsewhere } from './walks/elsewhere';
import { speak } from './walks/words';
import { watchPage, type PageWatch } from './browser/watchPage';

export const phone = { name: 'phone', width: 360, height: 740 } as const;
/** The CSS pixels of a window of 1280 by 1024 at 400 % zoom. */
export const zoomed = { name: 'zoomed', width: 320, height: 256 } as const;
export const tablet = { name: 'tablet', width: 768, height: 1024 } as const;
export const smallLaptop = { name: 'small laptop', width: 1024, height: 768 } as const;
export const desktop = { name: 'desktop', width: 1440, height: 900 } as const;

/** The screens of most journeys. */
type UsualScreen = typeof phone | typeof desktop;
type Screen = UsualScreen | typeof tablet | typeof smallLaptop | typeof zoomed;

/** What a journey walks through: one shopper's tab in the running shop. */
export interface Walk<S extends Screen = UsualScreen> {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: PageWatch;
  readonly screen: S;
  /** The language of the shopper, in which the walk reads every text of the page (`walks/words`). */
  readonly locale: ShopLocale;
  /** The path below which the shop is; empty: it has its host for itself. */
  readonly base: string;
  /** Opens a page for somebody else, in a browser context of its own. */
  readonly openOther: (options?: BrowserContextOptions) => Promise<Page>;
  /** Compares the page as it is now with its replay, besides the moments that are drawn at random. */
  readonly takeMoment: () => Promise<void>;
  /**
   * Fails if axe finds a violation on the page as it is now, or in the part of it with this selector; the whole page
   * must not be wider than its window. In the walk `elsewhere` axe checks only the rules that are about texts.
   */
  readonly expectAccessible: (where: string, part?: string) => Promise<void>;
}

export interface JourneyOptions<S extends Screen = UsualScreen> {
  readonly screens?: readonly S[];
  /** The production shop by default; `development` for a journey about the development build. */
  readonly build?: 'production' | 'development';
  /** The address of a server that the journey starts and stops itself; with the base path if it has one. */
  readonly ownServer?: () => string;
  /**
   * The whole walk once more, on this screen, by somebody who reads English, in a shop with this address, which is
   * below a base path; checks that nothing is requested or stored outside of the path, and that page and scripts are in
   * English.
   */
  readonly elsewhere?: { readonly screen: S; readonly shop: () => string };
  /** Runs before the first page, to prepare the browser. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The shopper sees the consent question; in all other journeys they have refused cookies at an earlier visit. */
  readonly asksForConsent?: boolean;
  /** Console messages that a journey provokes on purpose. */
  readonly expectedProblems?: RegExp;
  /** How many gaps the recording must declare: none, unless the journey changes the state without actions. */
  readonly expectedGaps?: number;
}

/**
 * Resolves every path of a walk against this address, which may have a path itself; a browser would resolve it against
 * the host.
 */
function goWithin(page: Page, shop: string): void {
  const { goto } = page;
  page.goto = (url, options) => goto.call(page, url.startsWith('/') ? shop + url : url, options);
}

/** Enough for a journey and its replay on a busy machine. */
const journeyTimeoutMs = 180_000;

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: journeys run through test/support/journeys/servers/startShop.`);
  return value;
}

/** The shop that is shared by all journeys that do not start one of their own. */
export const sharedShop = (): string => setting('SHOP_ORIGIN');

/** How many moments of each journey are compared with their replay, and the seed that draws them. */
const momentsWanted = Number(process.env['JOURNEY_MOMENTS'] ?? 2);
const seed = process.env['JOURNEY_SEED'] ?? '1';

let browser: Promise<Browser> | undefined;
/** The browser of this test file, launched when it is first needed. */
export const ownBrowser = (): Promise<Browser> => (browser ??= launchTestBrowser());

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** One walk of a journey. */
interface Run<S extends Screen> {
  readonly title: string;
  readonly screen: S;
  readonly shop: () => string;
  readonly isElsewhere: boolean;
}

function runsOf<S extends Screen>(title: string, options: JourneyOptions<S>): readonly Run<S>[] {
  // A journey without screens of its own has the usual ones, whose type is the default of `S`.
  const { screens = [phone, desktop] as readonly Screen[] as readonly S[], build = 'production', elsewhere } = options;
  const shop = options.ownServer ?? (() => (build === 'production' ? sharedShop() : setting('DEVELOPMENT_ORIGIN')));
  const runs = screens.map((screen) => ({ title: `${screen.name}: ${title}`, screen, shop, isElsewhere: false }));
  if (!elsewhere) return runs;
  const { screen } = elsewhere;
  return [
    ...runs,
    { ...elsewhere, title: `${screen.name}, in English and below a base path: ${title}`, isElsewhere: true },
  ];
}

/**
 * A journey through the running shop in a browser, once per screen. Whatever it walks through is recorded, and at its
 * end the recording must replay exactly, without a request; the console must be clean, except for `expectedProblems`.
 * No journey can opt out.
 */
export function journey<S extends Screen = UsualScreen>(
  title: string,
  walk: (walk: Walk<S>) => Promise<void>,
  options: JourneyOptions<S> = {},
): void {
  const { prepare, expectedProblems, expectedGaps = 0, asksForConsent = false } = options;
  const runs = runsOf(title, options);

  async function walkOnce(run: Run<S>): Promise<void> {
    const { screen, isElsewhere } = run;
    const { name, width, height } = screen;
    const shop = run.shop();
    const seen = { width, height, hasTouch: name === 'phone' };
    const own = await ownBrowser();
    const openContext = (more: BrowserContextOptions) => own.newContext({ baseURL: shop, locale: 'fr-FR', ...more });
    const context = await openContext({ viewport: { width, height }, hasTouch: seen.hasTouch });
    const locale = isElsewhere ? ELSEWHERE_LOCALE : SHOP_LOCALE;
    const others: BrowserContext[] = [];
    async function openOther(more: BrowserContextOptions = {}): Promise<Page> {
      const other = await openContext(more);
      others.push(other);
      const page = await other.newPage();
      page.setDefaultTimeout(60_000);
      speak(page, locale);
      goWithin(page, shop);
      if (more.javaScriptEnabled !== false) standReady(page);
      return page;
    }
    if (!asksForConsent) await refuseCookies(context, shop);
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      speak(page, locale);
      const watch = watchPage(page);
      followRequests(page);
      await keepRecordings(page);
      goWithin(page, shop);
      standReady(page);
      const { testPath = '', currentTestName = run.title } = expect.getState();
      const usual = usualGesturesOf(testPath, currentTestName);
      const chosen =
        usual === undefined
          ? evenlySpread(momentsWanted)
          : drawnGestures(drawGestures(momentsWanted, usual, `${title} ${name} ${seed}`));
      const moments = await takeMoments(page, chosen);
      await prepare?.(page);
      const elsewhere = isElsewhere ? watchElsewhere(page) : undefined;
      await walk({
        page,
        context,
        watch,
        screen,
        locale,
        base: new URL(shop).pathname.replace(/\/$/, ''),
        openOther,
        takeMoment: moments.takeNow,
        expectAccessible: (where, part) => (isElsewhere ? expectTranslated : expectAccessible)(page, where, part),
      });
      await elsewhere?.expectKept();
      const problems = watch.problems.filter((problem) => !expectedProblems?.test(problem));
      expect(problems).toEqual([]);
      // The walks of a journey take the same steps in different layouts or languages, so by default only the first one
      // has every recorded state shown.
      const showsEach = budget({ usual: run === runs[0], long: true });
      const recording = await verifyRecording(page, shop, { expectedGaps, moments, momentsWanted, seen, showsEach });
      if (run === runs[0]) keepRecording(recording);
      countGestures(testPath, currentTestName, moments.gestures());
    } finally {
      for (const one of [context, ...others]) await one.close();
    }
  }
  for (const run of runs) it(run.title, () => walkOnce(run), journeyTimeoutMs);
}
