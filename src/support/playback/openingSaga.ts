import { END, eventChannel, type EventChannel } from 'redux-saga';
import { supportPathTo } from '../../contract/recordings/supportPaths';
import type { RecordedTime, RecordingMoment } from '../../contract/recordings/supportPages';
import { positionAtTime, positionOf } from '../moments/positionOf';
import { fetchRecordingFile } from '../../storefront/platform/recordings/recordingFile';
import { call, fork, put, take, takeLatest, type SagaGenerator } from '../kernel/effects';
import type { OpenedConsolePlayer } from './createConsolePlayer';
import {
  compared,
  comparingWentOn,
  fileChosen,
  playersFound,
  readingBegun,
  readingFailed,
  readingWentOn,
  recordingOpened,
  seekRequested,
  signaturesRead,
} from './playbackSlice';
import { readSignatures } from './readSignatures';
import { refusalOf } from './refusedRecording';

/**
 * Reads a session's file from the server and opens it, at a moment of it or as it was at a time, if either is given.
 */
export function* openSession(
  player: OpenedConsolePlayer,
  session: string,
  moment: RecordingMoment | RecordedTime | undefined,
): SagaGenerator {
  yield* put(readingBegun());
  const answer = yield* call(fetchRecordingFile, supportPathTo('file', { session }));
  if (!answer.isThere) {
    yield* put(readingFailed({ status: answer.status }));
    return;
  }
  yield* call(openFile, player, answer.file, moment);
}

/** Opens each chosen file. */
export function* openChosenFiles(player: OpenedConsolePlayer): SagaGenerator {
  yield* takeLatest(fileChosen, function* (): SagaGenerator {
    const file = player.offered();
    if (!file) return;
    yield* put(readingBegun());
    yield* call(openFile, player, file);
  });
}

/** Opens a recording whose bytes are available already. */
function* openFile(player: OpenedConsolePlayer, file: Blob, moment?: RecordingMoment | RecordedTime): SagaGenerator {
  const progress = progressOf(player);
  yield* fork(reportProgress, progress);
  try {
    const lengths = yield* call(player.open, file);
    yield* put(recordingOpened({ lengths }));
    yield* put(seekRequested((moment && linked(player, moment)) ?? { part: 0, position: 0 }));
    const verification = yield* call(player.verified);
    if (!verification) return;
    yield* put(compared(verification));
    yield* put(signaturesRead(yield* call(readSignatures, player.bytes())));
  } catch (error) {
    yield* put(readingFailed(refusalOf(error)));
  } finally {
    progress.close();
  }
}

/** The position that a link leads to; undefined: the recording has none. */
const linked = (player: OpenedConsolePlayer, moment: RecordingMoment | RecordedTime) =>
  'at' in moment ? positionAtTime(player.outlines(), moment.at) : positionOf(player.outlines(), moment);

/**
 * What opening a recording reports, in this order: the releases whose players it needs, the percentage read, the
 * percentage compared.
 */
type Progress =
  | { readonly of: 'read' | 'compared'; readonly percent: number }
  | { readonly of: 'players'; readonly releases: readonly string[] };

function progressOf(player: OpenedConsolePlayer): EventChannel<Progress> {
  return eventChannel((emit) => {
    player.onRead((percent) => emit({ of: 'read', percent }));
    player.onPlayers((releases) => emit({ of: 'players', releases }));
    player.onCompared((percent) => emit(percent === 100 ? END : { of: 'compared', percent }));
    return () => {
      player.onRead(() => undefined);
      player.onPlayers(() => undefined);
      player.onCompared(() => undefined);
    };
  });
}

function* reportProgress(progress: EventChannel<Progress>): SagaGenerator {
  for (;;) {
    const found = yield* take(progress);
    if (found.of === 'players') yield* put(playersFound(found.releases));
    else yield* put(found.of === 'read' ? readingWentOn(found.percent) : comparingWentOn(found.percent));
  }
}
