import type { Page } from 'playwright-core';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { replayedApplications } from '../../../../src/builder/recording/replayedApplications';
import { differingMoments } from '../moments/differingMoments';
import { tooFewMoments } from '../moments/drawGestures';
import type { Moments, PageMoment } from '../moments/takeMoments';
import { answered } from '../browser/atRest';
import { closePlayer, letDraw, openPlayer, type OpenPlayer, type Seen } from './openPlayer';
import { recordedParts } from './recordings';
import { evaluateHeld } from '../browser/evaluateHeld';

/**
 * The parts of each session. The tab's own is the last; the others are of pages in frames, such as a builder's preview.
 */
function sessionsOf(parts: readonly string[]): readonly string[] {
  const sessions = new Map<string, string>();
  for (const part of parts) {
    const { session } = JSON.parse(part.slice(0, part.indexOf('\n'))) as { readonly session: string };
    const before = sessions.get(session) ?? '';
    sessions.delete(session);
    sessions.set(session, before + part);
  }
  return [...sessions.values()];
}

/** The fields of a header that declare earlier page lives without a part, or without a proper end. */
const BEFORE = /"(?:unrecorded|killed|unsent)":[^,}]+/g;

/** What a recording declares as left out, and why. */
const gapsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('{"k":"header"')
        ? [...line.matchAll(BEFORE)].map(([why]) => why)
        : /^\{"k":"(?:gap|rebase)"/.test(line)
          ? [line]
          : [],
    );

interface Expected {
  readonly expectedGaps: number;
  readonly moments: Moments;
  /** How many moments of the walk must be compared, if it has that many gestures. */
  readonly momentsWanted: number;
  readonly seen: Seen;
  /** Whether every recorded state is shown; otherwise only those that are drawn, one in `STATES_A_FRAME`. */
  readonly showsEach: boolean;
}

/**
 * Runs at the end of every journey: its recordings replay without a diverging state and with as many gaps as expected,
 * the page at each of its moments equals that of the replay, and the pages of its recorded states can be shown without
 * a request for data. Returns the tab's own recording.
 */
export async function verifyRecording(page: Page, origin: string, expected: Expected): Promise<string> {
  const { expectedGaps, moments, momentsWanted, seen, showsEach } = expected;
  const walked = { wanted: momentsWanted, gestures: moments.gestures(), ...(await moments.end(momentsWanted)) };
  expect(tooFewMoments(walked)).toBeUndefined();
  if (walked.taken < Math.min(walked.wanted, walked.gestures))
    process.stdout.write(
      `${walked.taken} moments of ${walked.wanted}, for its page came to no rest: ${expect.getState().currentTestName}\n`,
    );
  const sessions = sessionsOf(await recordedParts(page));
  const found = sessions.map((text) => verifyJournal({ ...replayedApplications, text }));
  for (const { diverging, problems, firstDivergence, actions } of found) {
    expect({ diverging, problems, firstDivergence }).toEqual({
      diverging: 0,
      problems: [],
      firstDivergence: undefined,
    });
    expect(actions).toBeGreaterThan(0);
  }
  const gaps = found.reduce((sum, { gaps: more }) => sum + more, 0);
  expect({ gaps, reasons: gaps === expectedGaps ? [] : sessions.map(gapsIn) }).toEqual({
    gaps: expectedGaps,
    reasons: [],
  });
  const taken = moments.taken();
  for (const text of sessions) {
    const own = taken.filter(({ session }) => text.includes(`"session":"${session}"`));
    await showStates(await openPlayer(page, origin, seen), text, own, showsEach);
  }
  return sessions.at(-1) ?? '';
}

/**
 * After this many states the page waits for a frame, in which it is laid out and drawn; React has rendered each state
 * by the next task. In between nothing is drawn, because layout took two thirds of the time. (The root is hidden rather
 * than the body: in Chromium, a body that is hidden often stays hidden, whatever its style.)
 */
const STATES_A_FRAME = 12;
/** After so many frames without a main heading the page of a state is taken to have none. */
const MOST_FRAMES = 600;

/**
 * The address of a page, the length of its history, and everything that its browser stores for it: storages, cookies
 * and the content of each database.
 */
async function keptOf(page: Page) {
  const inPage = await page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database does not answer.'));
      });
    const databases: string[] = [];
    for (const { name = '', version } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name, version));
      for (const store of database.objectStoreNames)
        databases.push(
          `${name} ${store} ${JSON.stringify(await answerOf(database.transaction(store).objectStore(store).getAll()))}`,
        );
      database.close();
    }
    return {
      address: location.href,
      entries: history.length,
      kept: [JSON.stringify(sessionStorage), JSON.stringify(localStorage)],
      databases,
    };
  });
  return { ...inPage, cookies: await page.context().cookies() };
}

async function showStates(
  { page: player, watch }: OpenPlayer,
  text: string,
  moments: readonly PageMoment[],
  showsEach: boolean,
): Promise<void> {
  try {
    const before = await keptOf(player);
    const lengths = await evaluateHeld(player, async (recording) => window.comptoirPlayer?.open(recording), text);
    if (!lengths) throw new Error('The player did not start.');
    expect((await differingMoments(player, text, moments)).join('\n\n')).toBe('');
    const headings = await evaluateHeld(
      player,
      async ([parts, statesAFrame, isEachShown, mostFrames]) => {
        const replay = window.comptoirPlayer;
        if (!replay) throw new Error('The player did not start.');
        const root = document.getElementById('root') ?? document.body;
        const headingNow = () => document.querySelector('#root h1')?.textContent ?? '';
        const nextTask = new MessageChannel();
        const found: string[] = [];
        for (const [part, length] of parts.entries()) {
          for (let position = 1; position <= length; position += 1) {
            const isDrawn = position === length || position % statesAFrame === 0;
            if (!isDrawn && !isEachShown) continue;
            root.style.contentVisibility = isDrawn ? 'visible' : 'hidden';
            await replay.seek(part, position);
            await new Promise((resolve) => {
              if (isDrawn) {
                requestAnimationFrame(resolve);
                return;
              }
              nextTask.port1.onmessage = resolve;
              nextTask.port2.postMessage(null);
            });
            if (isDrawn && getComputedStyle(root).contentVisibility !== 'visible') throw new Error('Nothing is drawn.');
          }
          // Late code of the last page may still be on its way.
          for (let frames = 0; frames < mostFrames && headingNow() === ''; frames += 1)
            await new Promise(requestAnimationFrame);
          found.push(headingNow());
        }
        nextTask.port1.close();
        const verdict = await replay.verified();
        if (!verdict?.ok) throw new Error(`The player found: ${JSON.stringify(verdict)}`);
        return found;
      },
      [lengths, STATES_A_FRAME, showsEach, MOST_FRAMES] as const,
    );
    // While late code of the last page is on its way, the page before it stays.
    await answered(player);
    const heading = () =>
      player.locator('#root').getByRole('heading', { level: 1, includeHidden: true }).first().textContent();
    const shown = await heading();
    // A click anywhere on the shown page must have no effect.
    const { width, height } = player.viewportSize() ?? { width: 360, height: 740 };
    for (const share of [0.15, 0.4, 0.7]) await player.mouse.click(width * share, height * share);
    expect(await heading()).toBe(shown);
    const after = await keptOf(player);
    expect(headings).not.toContain('');
    expect(watch.dataRequests).toEqual([]);
    expect(watch.problems).toEqual([]);
    expect(after).toEqual(before);
    await letDraw(player, false);
  } catch (error) {
    // A broken player must not affect the next journey.
    await closePlayer();
    throw error;
  }
}
