import type { CDPSession, Page } from 'playwright-core';
import { fingerprint } from '../../../../src/journal/fingerprint';
import type { ActionRecord, HeaderRecord } from '../../../../src/journal/format';
import { waitUntil } from '../../waitUntil';
import { isStillQuiet, quiet, type Quiet } from './quiet';
import { treeLines } from './treeLines';

/** What a page showed when a state of its recording was the latest. */
export interface PageMoment {
  readonly session: string;
  readonly part: number;
  /** The number of the part's last action. */
  readonly action: number;
  readonly address: string;
  /** Which application's page it is; undefined: the shop's. */
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
  /** Gestures of the walk so far. */
  readonly gestures: () => number;
  /** Takes one here, besides those after the drawn gestures. */
  readonly takeNow: () => Promise<void>;
}

/** A page that goes on moving for longer shows no state for certain; the walk goes on. */
const LIMIT_MS = 1_000;

const ofFrame = 'click dblclick tap fill type press check uncheck setChecked selectOption hover dragAndDrop goto'.split(
  ' ',
);
const ofPage = ['goBack', 'goForward', 'reload'];
const ofKeyboard = ['press', 'type', 'insertText'];
const ofMouse = ['click', 'dblclick', 'up', 'wheel'];

/** Redux DevTools can show another state than the recorded one. */
function isOfItsState({ recorded, state }: Quiet): boolean {
  // Checked edge: a line that a recorder has written.
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
  const place = { session: header.session, part: header.part, action: recorded.number };
  return {
    ...place,
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
 * Takes moments of a page after the drawn gestures of its walk (the first is 1), and looks for none after the others. Of a
 * page that is not recorded, or does not come to rest, none is taken: the next gesture that leaves one that does gives it.
 */
export async function takeMoments(page: Page, drawn: readonly number[]): Promise<Moments> {
  const session = await page.context().newCDPSession(page);
  const taken: PageMoment[] = [];
  let [gestures, owed] = [0, 0];

  async function tryToTake(): Promise<PageMoment | undefined> {
    try {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, 2 * LIMIT_MS, undefined).unref());
      return await Promise.race([readMoment(page, session), late]);
    } catch {
      // The page was left meanwhile, or is none of the shop's.
      return undefined;
    }
  }
  async function afterGesture(): Promise<void> {
    gestures += 1;
    if (drawn.includes(gestures)) owed += 1;
    if (owed === 0) return;
    const moment = await tryToTake();
    if (!moment) return;
    owed -= 1;
    taken.push(moment);
  }
  followGestures(page.mainFrame(), ofFrame, afterGesture);
  followGestures(page, ofPage, afterGesture);
  followGestures(page.keyboard, ofKeyboard, afterGesture);
  followGestures(page.mouse, ofMouse, afterGesture);
  return {
    taken: () => taken,
    gestures: () => gestures,
    async takeNow() {
      await waitUntil('the page comes to rest', async () => {
        const moment = await readMoment(page, session);
        if (moment) taken.push(moment);
        return moment !== undefined;
      });
    },
  };
}

/** Does something after each call of these methods, before whoever called goes on. A locator calls its frame. */
function followGestures(target: object, names: readonly string[], after: () => Promise<void>): void {
  for (const name of names) {
    // Checked edge: these are asynchronous methods of Playwright's.
    const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
    Reflect.set(target, name, async (...args: unknown[]) => {
      const answer = await method.apply(target, args);
      await after();
      return answer;
    });
  }
}
