import { replayedApplications } from '../../builder/recording/replayedApplications';
import { toDevTools } from '../../journal/devTools';
import type { JournalRecord } from '../../journal/format';
import { applicationOf } from '../../journal/replay/application';
import type { ConsolePlayer } from '../playback/consolePlayer';

/** A part of the open recording as a file that Redux DevTools import. Throws when it has no state to begin with. */
export function devToolsFile(player: ConsolePlayer, place: number): string {
  const part = player.recordedParts()[place];
  const { application, records: source } = part ?? {};
  const own = applicationOf(replayedApplications, { ...(application !== undefined && { application }) });
  if (!source || !own) throw new Error(`The recording has no part ${place} that can be replayed.`);
  const records: JournalRecord[] = [];
  for (let index = 0; index < source.length; index += 1) {
    const record = source.at(index);
    if (record) records.push(record);
  }
  return toDevTools(records, own);
}
