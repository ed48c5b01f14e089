import type { Page } from 'playwright-core';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { replayedApplications } from '../../../src/builder/recording/replayedApplications';
import { differingMoments } from './moments/differingMoments';
import type { Moments, PageMoment } from './moments/takeMoments';
import { closePlayer, letDraw, openPlayer, type OpenPlayer, type Seen } from './openPlayer';
import { recordedParts } from './recordings';

/** The parts of each session. The tab's own is the last; pages in frames, such as a builder's preview, are others. */
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

/** What of a header says that page lives before its part have left none, or ended without a word. */
const BEFORE = /"(?:unrecorded|killed|unsent)":[^,}]+/g;

/** What a recording says of what was left out, and why. */
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
  readonly seen: Seen;
}

/**
 * The end of every journey: its recordings replay with no diverging state and nothing left out, the page at each of its
 * moments is the replay's, and the page of every recorded state can be shown without one request for data. Answers the
 * tab's own recording.
 */
export async function verifyRecording(page: Page, origin: string, expected: Expected): Promise<string> {
  const { expectedGaps, moments, seen } = expected;
  // Where the page never came to rest from a drawn gesture on, its end is compared: by comparing nothing no journey passes.
  if (moments.gestures() > 0 && moments.taken().length === 0) {
    // A quantity counts as being typed until its field is left.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await moments.takeNow();
  }
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
    await showEveryState(await openPlayer(page, origin, seen), text, own);
  }
  return sessions.at(-1) ?? '';
}

/**
 * React has shown a state before the next task; after every few states a frame is waited for, in which the page is laid out
 * and drawn too. Between these nothing is drawn: laying out each state took two thirds of the time. (It is the root that is
 * hidden: a body that was hidden often stays so in Chromium, whatever its style says.)
 */
const STATES_A_FRAME = 12;

async function showEveryState(
  { page: player, watch }: OpenPlayer,
  text: string,
  moments: readonly PageMoment[],
): Promise<void> {
  try {
    const before = await player.evaluate(() => ({
      address: location.href,
      entries: history.length,
      kept: [JSON.stringify(sessionStorage), JSON.stringify(localStorage)],
    }));
    const lengths = await player.evaluate((recording) => window.comptoirPlayer?.open(recording), text);
    if (!lengths) throw new Error('The player did not start.');
    expect((await differingMoments(player, text, moments)).join('\n\n')).toBe('');
    const headings = await player.evaluate(
      async ([parts, statesAFrame]) => {
        const replay = window.comptoirPlayer;
        if (!replay) throw new Error('The player did not start.');
        const root = document.getElementById('root') ?? document.body;
        const nextTask = new MessageChannel();
        const found: string[] = [];
        for (const [part, length] of parts.entries()) {
          for (let position = 1; position <= length; position += 1) {
            const isDrawn = position === length || position % statesAFrame === 0;
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
          found.push(document.querySelector('#root h1')?.textContent ?? '');
        }
        nextTask.port1.close();
        const verdict = await replay.verified();
        if (!verdict?.ok) throw new Error(`The player found: ${JSON.stringify(verdict)}`);
        return found;
      },
      [lengths, STATES_A_FRAME] as const,
    );
    // A press anywhere on the shown page goes nowhere.
    const { width, height } = player.viewportSize() ?? { width: 360, height: 740 };
    for (const share of [0.15, 0.4, 0.7]) await player.mouse.click(width * share, height * share);
    expect(
      await player.locator('#root').getByRole('heading', { level: 1, includeHidden: true }).first().textContent(),
    ).toBe(headings.at(-1));
    const after = await player.evaluate(() => ({
      address: location.href,
      entries: history.length,
      kept: [JSON.stringify(sessionStorage), JSON.stringify(localStorage)],
    }));
    expect(headings).not.toContain('');
    expect(watch.dataRequests).toEqual([]);
    expect(watch.problems).toEqual([]);
    expect(after).toEqual(before);
    await letDraw(player, false);
  } catch (error) {
    // What is wrong with it must not pass to the next journey.
    await closePlayer();
    throw error;
  }
}
