import { selectMayUpload } from '../../features/consent';
import { raiseNotice } from '../../features/notices';
import { selectSending, sendingClosed } from '../../features/recording';
import { call, delay, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import { lazyCode } from '../../kernel/lazy';
import type { RootState } from '../../kernel/state';
import { recordedPage } from './recordedPage';
import { logError } from '../../platform/page/pageErrors';

const sending = lazyCode(() => import(/* webpackChunkName: "late-sending" */ './sending'));

/** If there is no recording after this time, there will be none: its code could not be loaded. */
const LONGEST_WAIT_MS = 10_000;

const isOpen = (state: RootState): boolean => selectSending(state) !== null;
const isWanted = (state: RootState): boolean => selectMayUpload(state) || isOpen(state);

/** Loads and runs what sends this page's recording, once the shopper allows it or asks for it. */
export function* sendWhenWanted(): SagaGenerator {
  while (!(yield* select(isWanted))) yield* take();
  try {
    const { page } = yield* race({ page: call(() => recordedPage), tooLong: delay(LONGEST_WAIT_MS) });
    if (page) {
      const { sendingSaga, startUploader } = yield* call(sending.load);
      yield* call(sendingSaga, page, startUploader);
    }
  } catch (error) {
    logError(error);
  }
  // For the rest of this page's life nothing is sent; only explicit requests get an answer.
  for (;;) {
    while (!(yield* select(isOpen))) yield* take();
    yield* call(raiseNotice, { variant: 'warning', label: { id: 'recording.unavailable' } });
    yield* put(sendingClosed());
  }
}
