import { fork, take, call, type SagaGenerator } from '../kernel/effects';
import { eraseSaga } from '../about';
import { notesSaga } from '../notes';
import { followInAddress } from '../playback/addressSaga';
import type { OpenedConsolePlayer } from '../playback/createConsolePlayer';
import { openChosenFiles, openSession } from '../playback/openingSaga';
import { exportSaga } from '../exporting';
import { playbackSaga } from '../playback/playbackSaga';
import { whatIfSaga } from '../whatIf';
import type { Vault } from '../../storefront/platform/vault';
import { pageOpened } from './viewSlice';

/** All processes of support's pages. */
export function* supportSaga(player: OpenedConsolePlayer, vault: Vault): SagaGenerator {
  yield* fork(playbackSaga, player);
  yield* fork(exportSaga, player);
  yield* fork(whatIfSaga, player, vault);
  yield* fork(openChosenFiles, player);
  yield* fork(notesSaga);
  yield* fork(eraseSaga);
  for (;;) {
    const { payload } = yield* take(pageOpened);
    if (payload.page !== 'session') continue;
    yield* fork(followInAddress, player, payload.session);
    yield* call(openSession, player, payload.session, payload.moment ?? undefined);
  }
}
