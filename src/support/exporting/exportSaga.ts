import { selectView } from '../app/viewSlice';
import { call, delay, put, race, select, take, takeLeading, type SagaGenerator } from '../kernel/effects';
import { saveFile } from '../../storefront/platform/files';
import type { ConsolePlayer } from '../playback/consolePlayer';
import { withRecordingHeld } from '../playback/withRecordingHeld';
import { selectPlayback } from '../playback/playbackSlice';
import { devToolsFile } from './devToolsFile';
import { exportClosed, exported, exportFailed, exportRequested, exportWentOn, type ExportKind } from './exportSlice';
import type { Making } from './making';
import { sessionTest } from './sessionTest';

/** Time in ms between two reports of the progress. */
const TOLD_MS = 200;

/** Exports the open session as files; closing the dialog cancels the export. */
export function* exportSaga(player: ConsolePlayer): SagaGenerator {
  yield* takeLeading(exportRequested, function* ({ payload: kind }): SagaGenerator {
    const making: Making = { isWanted: true, share: 0 };
    try {
      yield* race({
        made: call(giveOut, player, kind, making),
        reported: call(reportProgress, making),
        closed: take(exportClosed),
      });
    } catch (error) {
      yield* put(exportFailed({ kind, reason: error instanceof Error ? error.message : String(error) }));
    } finally {
      making.isWanted = false;
    }
  });
}

function* reportProgress(making: Making): SagaGenerator {
  for (;;) {
    yield* delay(TOLD_MS);
    yield* put(exportWentOn(Math.floor(100 * making.share)));
  }
}

function* giveOut(player: ConsolePlayer, kind: ExportKind, making: Making): SagaGenerator {
  const view = yield* select(selectView);
  const { part } = yield* select(selectPlayback);
  const name = view.page === 'session' ? `session-${view.session.slice(0, 8)}` : 'session';
  const recording = player.file();
  if (!recording) throw new Error('No recording is open.');
  const files = new Map<string, Blob | string>();
  if (kind === 'devTools') {
    const file = yield* call(devToolsFile, player, part, making);
    if (!file) return;
    files.set(`${name}-${part + 1}.json`, file);
  } else files.set(`${name}.ndjson.gz`, recording);
  if (kind === 'test') {
    const test = yield* call(withRecordingHeld<string | undefined>, player, function* (shown): SagaGenerator<
      string | undefined
    > {
      return yield* call(sessionTest, player, name, shown, making);
    });
    if (test === undefined) throw new Error('The recording has no page of the shop to hold.');
    files.set(`${name}.dom.test.ts`, test);
  }
  for (const [file, content] of files) yield* call(saveFile, file, content);
  yield* put(exported([...files.keys()]));
}
