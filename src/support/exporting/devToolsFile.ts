import { devToolsInSteps } from '../player/devToolsInSteps';
import { inSlices } from '../player/inSlices';
import type { ConsolePlayer } from '../playback/consolePlayer';
import type { Making } from './making';

/**
 * A part of the open recording as a file that Redux DevTools import; undefined: the export was cancelled. Rejects when
 * the part has no initial state.
 */
export async function devToolsFile(
  player: ConsolePlayer,
  partIndex: number,
  making: Making,
): Promise<Blob | undefined> {
  const part = player.recordedParts()[partIndex];
  if (!part) throw new Error(`The recording has no part ${partIndex}.`);
  const steps = devToolsInSteps(part, (share) => {
    making.share = share;
  });
  return inSlices(steps, () => making.isWanted);
}
