import { fork, take, call, type SagaGenerator } from '../kernel/effects';
import { eraseSaga } from '../about';
import { notesSaga } from '../notes';
import { followInAddress } from '../playback/addressSaga';
import type { OpenedConsolePlayer } from '../playback/createConsolePlayer';
import { openSession } from '../playback/openingSaga';
import { playbackSaga } from '../playback/playbackSaga';
import { pageOpened } from './viewSlice';

/** All processes of support's pages. */
export function* supportSaga(player: OpenedConsolePlayer): SagaGenerator {
  yield* fork(playbackSaga, player);
  yield* fork(notesSaga);
  yield* fork(eraseSaga);
  for (;;) {
    const { payload } = yield* take(pageOpened);
    if (payload.page !== 'session') continue;
    yield* fork(followInAddress, player, payload.session);
    yield* call(openSession, player, payload.session, payload.moment ?? undefined);
  }
}
