import type { CDPSession, Page } from 'playwright-core';
import { comparable } from './comparable';
import { lineDifferences } from './lineDifferences';
import { isStillQuiet, quiet, type Quiet } from './quiet';
import type { PageMoment } from './takeMoments';
import { treeLines } from './treeLines';
import { evaluateHeld } from '../browser/evaluateHeld';

interface ReplayPosition {
  readonly part: number;
  readonly position: number;
  readonly type: string;
}

interface Line {
  readonly k: string;
  readonly n?: number;
  readonly part?: number;
  readonly a?: { readonly type: string };
}

/** The player's index of a moment's part and action, from their numbers in the recording. */
function positionOf(recording: string, moment: PageMoment): ReplayPosition {
  let [part, number, position] = [-1, 0, 0];
  for (const text of recording.split('\n').filter((line) => line !== '')) {
    const line = JSON.parse(text) as Line;
    if (line.k === 'header') {
      part += 1;
      position = 0;
      number = line.part ?? 0;
    } else if (line.k === 'action') {
      position += 1;
      if (number === moment.part && line.n === moment.action) return { part, position, type: line.a?.type ?? '' };
    }
  }
  throw new Error(`The recording has no action ${moment.action} in a part ${moment.part}.`);
}

/** Rendering the page of one state never takes longer, even on a busy machine. */
const LIMIT_MS = 20_000;
/** After so many readings a page that renders in each of them is taken to have no rest. */
const MOST_READINGS = 5;

/**
 * Brings the player's page to what the shopper's browser had besides state: the scroll position, and the `<details>`
 * that the browser itself had opened.
 */
async function shownAs(player: Page, { opened, scroll }: PageMoment): Promise<Quiet | undefined> {
  const shown = await quiet(player, LIMIT_MS);
  if (!shown || (shown.scroll === scroll && [...shown.opened, ...opened].length === 0)) return shown;
  await player.evaluate(
    ([wanted, unwanted, top]) => {
      for (const [index, details] of document.querySelectorAll<HTMLDetailsElement>('#root details').entries()) {
        if (unwanted.includes(index)) details.open = false;
        if (wanted.includes(index)) details.open = true;
      }
      window.scrollTo({ top, behavior: 'instant' });
    },
    [opened, shown.opened, scroll] as const,
  );
  return quiet(player, LIMIT_MS);
}

/** The player's page as a moment's; read again if it rendered between its text and its tree. */
async function readAs(
  player: Page,
  session: CDPSession,
  moment: PageMoment,
): Promise<Pick<PageMoment, 'text' | 'tree'>> {
  for (let readings = 0; readings < MOST_READINGS; readings++) {
    const shown = await shownAs(player, moment);
    if (!shown) break;
    const tree = await treeLines(session);
    if (await isStillQuiet(player, shown)) return { text: shown.text.split('\n'), tree };
  }
  throw new Error(`The page of part ${moment.part}, action ${moment.action} does not come to rest.`);
}

/**
 * How the player's pages of an opened recording differ from the pages of these moments: text and accessibility tree,
 * line by line, both without personal values. One text for each moment that differs: `- …` the page's lines, `+ …` the
 * replay's.
 */
export async function differingMoments(
  player: Page,
  recording: string,
  moments: readonly PageMoment[],
): Promise<readonly string[]> {
  const session = await player.context().newCDPSession(player);
  const usual = player.viewportSize();
  // The player makes the page that it shows inert; here that is undone, and its timeline hidden, so that it is read as
  // the shopper's was.
  const letIn = (isIn: boolean) =>
    player.evaluate((isLetIn) => {
      for (const timeline of document.querySelectorAll<HTMLElement>('body > main')) timeline.hidden = isLetIn;
      for (const frame of document.querySelectorAll<HTMLElement>('#root > div')) frame.inert = !isLetIn;
    }, isIn);
  await letIn(true);
  const found: string[] = [];
  for (const moment of moments) {
    const { part, position, type } = positionOf(recording, moment);
    await player.setViewportSize(moment.window);
    await evaluateHeld(player, async ([index, at]) => window.comptoirPlayer?.seek(index, at), [
      part,
      position,
    ] as const);
    const replayed = await readAs(player, session, moment);
    for (const kind of ['text', 'tree'] as const) {
      const lines = lineDifferences(
        comparable(moment[kind], moment, moment.address),
        comparable(replayed[kind], moment, player.url()),
      );
      if (lines.length > 0)
        found.push([`${kind} at part ${moment.part}, action ${moment.action} (${type}):`, ...lines].join('\n'));
    }
  }
  if (usual) await player.setViewportSize(usual);
  await letIn(false);
  await session.detach();
  return found;
}
