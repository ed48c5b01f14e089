import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { replaceAddress } from '../../storefront/platform/builderPage/address';
import { call, debounce, type SagaGenerator } from '../kernel/effects';
import type { ConsolePlayer } from './consolePlayer';
import { moved } from './playbackSlice';

/** Browsers refuse an address that is replaced too often, as it would be while a recording plays. */
const PAUSE_MS = 300;

/** Keeps the page's address that of the moment that is shown, so that it can be handed on. */
export function* followInAddress(player: ConsolePlayer, session: string): SagaGenerator {
  const follow = function* ({ payload }: ReturnType<typeof moved>): SagaGenerator {
    yield* call(replaceAddress, sessionPageAddress(session, player.momentOf(payload)));
  };
  yield* debounce(moved, follow, PAUSE_MS);
}
