import type { Browser, CDPSession, Page } from 'playwright-core';
import { watchPage, type PageWatch } from '../browser/watchPage';
import { followRequests } from '../browser/atRest';

/** A page of support that shows recordings, one after another. */
export interface OpenPlayer {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

async function newPlayer(browser: Browser, origin: string): Promise<OpenPlayer> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
  const page = await context.newPage();
  followRequests(page);
  await page.goto(`${origin}/replay`);
  await page.waitForFunction(() => window.comptoirPlayer !== undefined);
  return {
    page,
    watch: watchPage(page),
    session: await context.newCDPSession(page),
    close: () => context.close(),
  };
}

/** Switches drawing on or off: between two uses nothing is drawn, so that it takes no time from other journeys. */
export const letDraw = (page: Page, isDrawn: boolean): Promise<void> =>
  page.evaluate(
    (visibility) => {
      const root = document.getElementById('root');
      if (!root) throw new Error('The player has no root.');
      root.style.contentVisibility = visibility;
    },
    isDrawn ? 'visible' : 'hidden',
  );

/** The player of this test file, and the origin of its server. */
let own: { readonly origin: string; readonly player: OpenPlayer } | undefined;

export async function closePlayer(): Promise<void> {
  const before = own;
  own = undefined;
  await before?.player.close();
}

/** The window in which a page is shown. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

/**
 * The player of a test file, shared by all journeys on one server, because opening it takes longer than showing most
 * recordings. It gets the size of the shopper's window and the shopper's local storage, which showing a recording must
 * not change.
 */
export async function openPlayer(
  shopper: Page,
  origin: string,
  { width, height, hasTouch }: Seen,
): Promise<OpenPlayer> {
  if (own?.origin !== origin) {
    await closePlayer();
    const browser = shopper.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    own = { origin, player: await newPlayer(browser, origin) };
  }
  const { page, watch, session } = own.player;
  await page.setViewportSize({ width, height });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  const kept = await shopper.evaluate(() => Object.entries(localStorage) as [string, string][]);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, kept);
  await letDraw(page, true);
  watch.forget();
  return own.player;
}
