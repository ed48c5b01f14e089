import { safeAddress } from '../../../contract/pages/safeAddress';
import { call, race, select, take, type SagaGenerator } from '../../kernel/effects';
import type { RootState } from '../../kernel/state';
import { openHiddenFrame } from '../../platform/page/hiddenFrame';
import { selectMayRemember } from '../consent';

const mayRemember = (state: RootState): boolean => selectMayRemember(state);

/** Keeps the tracking page in its frame for as long as the shopper allows statistics (FTR-04). */
export function* holdTrackingPage(address: string): SagaGenerator {
  if (safeAddress(address) !== address || !/^(\/|https:)/i.test(address)) return;
  for (;;) {
    yield* call(until, true);
    yield* race({ held: hold(address), over: until(false) });
  }
}

function* until(wanted: boolean): SagaGenerator {
  while ((yield* select(mayRemember)) !== wanted) yield* take();
}

/** Keeps the frame until this saga is cancelled. A page that cannot be loaded only causes a console warning. */
function* hold(address: string): SagaGenerator {
  const frame = yield* call(openHiddenFrame, address);
  try {
    const isLoaded = yield* call(() => frame.loaded);
    if (!isLoaded) console.warn(`The tracking page could not be loaded: ${address}`);
    yield* take(() => false);
  } finally {
    frame.remove();
  }
}
