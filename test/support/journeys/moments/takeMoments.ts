import type { CDPSession, Page } from 'playwright-core';
import { fingerprint } from '../../../../src/journal/fingerprint';
import type { ActionRecord, HeaderRecord } from '../../../../src/journal/format';
import { waitUntil } from '../../waitUntil';
import type { Choice } from './drawGestures';
import { isStillQuiet, quiet, type Quiet } from './quiet';
import { treeLines } from './treeLines';

/** What a page showed at a state of its recording, when that state was the latest. */
export interface PageMoment {
  readonly session: string;
  readonly part: number;
  /** The number of the part's last action. */
  readonly action: number;
  readonly address: string;
  /** The application of the page; undefined: the shop. */
  readonly application: string | undefined;
  readonly window: { readonly width: number; readonly height: number };
  readonly text: readonly string[];
  readonly tree: readonly string[];
  readonly personal: readonly string[];
  readonly opened: readonly number[];
  readonly scroll: number;
}

export interface Moments {
  readonly taken: () => readonly PageMoment[];
  /** The number of gestures of the walk so far. */
  readonly gestures: () => number;
  /** Takes a moment now, besides those after the drawn gestures. */
  readonly takeNow: () => Promise<void>;
  /**
   * At the end of the walk: its last page serves for drawn gestures that still have no moment. Says how many moments
   * there are, those of `takeNow` not counted, and for how many drawn gestures the page did not come to rest.
   */
  readonly end: (wanted: number) => Promise<{ readonly taken: number; readonly restless: number }>;
}

/** Time after which a page that still moves gets no moment; the walk continues. */
const LIMIT_MS = 1_000;

const ofFrame = 'click dblclick tap fill type press check uncheck setChecked selectOption hover dragAndDrop goto'.split(
  ' ',
);
const ofPage = ['goBack', 'goForward', 'reload'];
const ofKeyboard = ['press', 'type', 'insertText'];
const ofMouse = ['click', 'dblclick', 'up', 'wheel'];

/** Whether the state shown is the one after the last recorded action: Redux DevTools may show another. */
function isOfItsState({ recorded, state }: Quiet): boolean {
  // Checked edge: the recorder has written the line.
  const action = JSON.parse(recorded?.last.trim().split('\n')[0] ?? '{}') as Partial<ActionRecord>;
  return action.f === fingerprint(JSON.parse(state));
}

async function readMoment(page: Page, session: CDPSession): Promise<PageMoment | undefined> {
  const shown = await quiet(page, LIMIT_MS);
  const window = page.viewportSize();
  if (!shown?.recorded || !window || !isOfItsState(shown)) return undefined;
  const tree = await treeLines(session);
  if (!(await isStillQuiet(page, shown))) return undefined;
  // Checked edge: the first line of a recording is its header.
  const header = JSON.parse(shown.recorded.header) as Pick<HeaderRecord, 'session' | 'part' | 'application'>;
  const { recorded, personal, opened, scroll } = shown;
  const text = shown.text.split('\n');
  const recordedAt = { session: header.session, part: header.part, action: recorded.number };
  return {
    ...recordedAt,
    address: page.url(),
    application: header.application,
    window,
    text,
    tree,
    personal,
    opened,
    scroll,
  };
}

/**
 * Takes a moment of the page after each of the chosen gestures of its walk. If the page is not recorded or does not
 * come to rest, the moment is taken after a later gesture.
 */
export async function takeMoments(page: Page, choice: Choice): Promise<Moments> {
  const session = await page.context().newCDPSession(page);
  let taken: readonly PageMoment[] = [];
  const asked: PageMoment[] = [];
  let [gestures, owed] = [0, 0];

  async function tryToTake(): Promise<PageMoment | undefined> {
    try {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, 2 * LIMIT_MS, undefined).unref());
      return await Promise.race([readMoment(page, session), late]);
    } catch {
      // The page was left in the meantime, or does not belong to the shop.
      return undefined;
    }
  }
  async function afterGesture(): Promise<void> {
    gestures += 1;
    if (choice.has(gestures)) owed += 1;
    if (owed === 0) return;
    const moment = await tryToTake();
    if (!moment) return;
    owed -= 1;
    taken = choice.spread([...taken, moment]);
  }
  async function atRest(): Promise<PageMoment> {
    let found: PageMoment | undefined;
    await waitUntil('the page comes to rest', async () => {
      found = await readMoment(page, session);
      return found !== undefined;
    });
    if (!found) throw new Error('The page does not come to rest.');
    return found;
  }
  followGestures(page.mainFrame(), ofFrame, afterGesture);
  followGestures(page, ofPage, afterGesture);
  followGestures(page.keyboard, ofKeyboard, afterGesture);
  followGestures(page.mouse, ofMouse, afterGesture);
  return {
    taken: () => [...taken, ...asked],
    gestures: () => gestures,
    async takeNow() {
      asked.push(await atRest());
    },
    async end(wanted) {
      const restless = owed;
      if (taken.length >= Math.min(wanted, gestures)) return { taken: taken.length, restless };
      // A quantity counts as being typed until its field is left.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      taken = [...taken, await atRest()];
      return { taken: taken.length, restless };
    },
  };
}

/**
 * Runs `after` following each call of these methods, before its caller continues. A locator needs no such wrapping,
 * because its methods call those of its frame.
 */
function followGestures(target: object, names: readonly string[], after: () => Promise<void>): void {
  for (const name of names) {
    // Checked edge: these are asynchronous methods of Playwright.
    const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
    Reflect.set(target, name, async (...args: unknown[]) => {
      const answer = await method.apply(target, args);
      await after();
      return answer;
    });
  }
}
