import type { HeaderRecord } from '../../../journal/format';
import { newId } from '../../platform/ids';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { RECORDING_KEY } from '../../platform/storage/storageKeys';

type PartOfSession = Pick<HeaderRecord, 'session' | 'part' | 'unrecorded' | 'killed'>;

/**
 * What a tab stores: the number of page lives so far, its session, its last part, the life of that part, and whether
 * that life reported its end.
 */
const KEPT = /^\d+ (\S+) (\d+) (\d+) (recorded|ended)$/;

/** Makes the next page life of this tab start a new session. */
export const endSession = (): void => void writeSessionValue(RECORDING_KEY, null);

/**
 * The part of the tab's recording session that records a page life: the numbers of parts have no gaps. It declares what
 * is missing before it: lives whose recorder was never loaded, and an unreported end, because the page was killed.
 * Without a life (a page in a frame) it is the only part of its own session.
 */
export function partOfLife(life: number | undefined): PartOfSession {
  if (life === undefined) return { session: newId(), part: 1 };
  const [, session = newId(), last = '0', lastLife = '0', end = 'ended'] =
    KEPT.exec(readSessionValue(RECORDING_KEY) ?? '') ?? [];
  const part = Number(last) + 1;
  const unrecorded = life - Number(lastLife) - 1;
  const keep = (state: 'recorded' | 'ended') =>
    writeSessionValue(RECORDING_KEY, `${life} ${session} ${part} ${life} ${state}`);
  keep('recorded');
  window.addEventListener('pagehide', () => {
    // A page that came back out of the browser's cache is older than the tab's last part.
    if (KEPT.exec(readSessionValue(RECORDING_KEY) ?? '')?.[3] === String(life)) keep('ended');
  });
  return {
    session,
    part,
    ...(unrecorded > 0 && { unrecorded }),
    ...(end === 'recorded' && { killed: true }),
  };
}
