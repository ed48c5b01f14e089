import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { replaceAddress } from '../../storefront/platform/builderPage/address';
import { call, delay, takeLatest, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from './consolePlayer';
import { moved } from './playbackSlice';

/** Browsers refuse an address that is replaced too often, as it would be while a recording plays. */
const PAUSE_MS = 300;

/** Keeps the page's address that of the moment that is shown, so that it can be handed on. */
export function* followInAddress(player: ConsolePlayer, session: string): SagaGenerator {
  yield* takeLatest(moved, function* ({ payload }): SagaGenerator {
    yield* delay(PAUSE_MS);
    yield* call(replaceAddress, sessionPageAddress(session, player.momentOf(payload)));
  });
}
