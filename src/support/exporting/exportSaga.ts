import { selectView } from '../app/viewSlice';
import { call, put, select, takeLeading, type SagaGenerator } from '../kernel/effects';
import { saveFile } from '../../storefront/platform/files';
import type { ConsolePlayer } from '../playback/consolePlayer';
import { movingAlone } from '../playback/movingAlone';
import { selectPlayback } from '../playback/playbackSlice';
import { devToolsFile } from './devToolsFile';
import { exported, exportFailed, exportRequested, type ExportKind } from './exportSlice';
import { sessionTest } from './sessionTest';

/** Gives out the open session as files. */
export function* exportSaga(player: ConsolePlayer): SagaGenerator {
  yield* takeLeading(exportRequested, function* ({ payload: kind }): SagaGenerator {
    try {
      yield* put(exported(yield* call(giveOut, player, kind)));
    } catch (error) {
      yield* put(exportFailed({ kind, reason: error instanceof Error ? error.message : String(error) }));
    }
  });
}

/** Returns the names of the files. */
function* giveOut(player: ConsolePlayer, kind: ExportKind): SagaGenerator<readonly string[]> {
  const view = yield* select(selectView);
  const { part } = yield* select(selectPlayback);
  const name = view.page === 'session' ? `session-${view.session.slice(0, 8)}` : 'session';
  const recording = player.file();
  if (!recording) throw new Error('No recording is open.');
  const files = new Map<string, Blob | string>();
  if (kind === 'devTools') files.set(`${name}-${part + 1}.json`, yield* call(devToolsFile, player, part));
  else files.set(`${name}.ndjson.gz`, recording);
  if (kind === 'test') {
    const test = yield* call(movingAlone<string | undefined>, player, function* (shown): SagaGenerator<
      string | undefined
    > {
      return yield* call(sessionTest, player, name, shown);
    });
    if (test === undefined) throw new Error('The recording has no page of the shop to hold.');
    files.set(`${name}.dom.test.ts`, test);
  }
  for (const [file, content] of files) yield* call(saveFile, file, content);
  return [...files.keys()];
}
