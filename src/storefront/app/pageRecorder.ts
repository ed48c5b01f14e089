import { createRecorder, type Recorder } from '../../journal/recorder';
import { createActionRegistry } from '../../journal/registry';
import { SHOP_LOCALE } from '../../contract/constants';
import { api } from '../api';
import { now } from '../runtime/clock';
import { environmentOf, highResolutionNow } from '../runtime/environment';
import { newId } from '../runtime/ids';
import { requestIdle } from '../runtime/idle';
import { readSessionValue, writeSessionValue } from '../runtime/storage';
import { registerEvents } from './events';

const sessionKey = 'comptoir.session';

/** The session of this tab and the number of this page life in it. */
function nextPart(): { readonly session: string; readonly part: number } {
  const [session = newId(), last = '0'] = readSessionValue(sessionKey)?.split(' ') ?? [];
  const part = Number.isSafeInteger(Number(last)) ? Number(last) + 1 : 1;
  writeSessionValue(sessionKey, `${session} ${part}`);
  return { session, part };
}

/** The recorder of this page life: a bounded ring in memory, which leaves the device only by the shopper's act. */
export function createPageRecorder(): Recorder {
  const complain = (what: string) => console.error(`The journal left something out: ${what}`);
  const registry = createActionRegistry((type) => complain(`unregistered ${type}`));
  registerEvents(registry);
  return createRecorder({
    header: {
      ...nextPart(),
      ...environmentOf(SHOP_LOCALE, now()),
      endpoints: Object.keys(api.endpoints),
      consent: [],
    },
    registry,
    now: highResolutionNow,
    requestIdle,
    onProblem: (problem) => complain(problem.message),
  });
}
