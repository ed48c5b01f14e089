import type { HeaderRecord } from '../../../journal/format';
import { newId } from '../../platform/ids';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { RECORDING_KEY } from '../../platform/storage/storageKeys';

type PartOfSession = Pick<HeaderRecord, 'session' | 'part' | 'unrecorded' | 'killed'>;

/** The tab's page lives so far, its session, its last part, the life that part is of, and whether that life said that it ended. */
const KEPT = /^\d+ (\S+) (\d+) (\d+) (recorded|ended)$/;

/** The next page life of this tab begins a session of its own. */
export const endSession = (): void => void writeSessionValue(RECORDING_KEY, null);

/**
 * The part of the tab's recording session that a page life is, once it is recorded: parts have no holes in their numbers.
 * What is missing before it is declared: lives whose recorder never came, and an end that was never said, because the page
 * was killed. Without a life (a page in a frame) a session of its own, of one part.
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
