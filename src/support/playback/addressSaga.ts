import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { replaceAddress } from '../../storefront/platform/builderPage/address';
import { call, debounce, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from './consolePlayer';
import { moved } from './playbackSlice';

/** Browsers refuse to replace the address too often, as would happen during playback. */
const PAUSE_MS = 300;

/** Keeps the page's address in step with the current moment, so that it can be shared. */
export function* followInAddress(player: ConsolePlayer, session: string): SagaGenerator {
  const follow = function* ({ payload }: ReturnType<typeof moved>): SagaGenerator {
    yield* call(replaceAddress, sessionPageAddress(session, player.momentOf(payload)));
  };
  yield* debounce(moved, follow, PAUSE_MS);
}
