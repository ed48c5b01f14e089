import type { HeaderRecord } from '../../../journal/format';
import { newId } from '../../platform/ids';
import { holdLock } from '../../platform/page/holdLock';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { RECORDING_KEY } from '../../platform/storage/storageKeys';

type PartOfSession = Pick<HeaderRecord, 'session' | 'part' | 'unrecorded' | 'killed'>;

/**
 * What a tab stores: the number of page lives so far, its session, its last part, the life of that part, and whether
 * that life reported its end.
 */
const KEPT = /^\d+ (\S+) (\d+) (\d+) (recorded|ended)$/;

const readKept = (): readonly string[] => KEPT.exec(readSessionValue(RECORDING_KEY) ?? '') ?? [];

interface Last extends PartOfSession {
  /** The life of the last part. */
  readonly life: number;
  readonly state: 'recorded' | 'ended';
}
const write = (lives: number, { session, part, life, state }: Last): boolean =>
  writeSessionValue(RECORDING_KEY, `${lives} ${session} ${part} ${life} ${state}`);

const storedLives = (): number => parseInt(readSessionValue(RECORDING_KEY) ?? '') || 0;

/** The lock held by the tab that records a session. */
const lockOf = (session: string): string => `comptoir.recording.${session}`;

/**
 * Makes the next page life of this tab start a new session, because the server accepts nothing more of this one. The
 * new session begins with part 2, so that the header of its first segment declares a part as unsent: this page's.
 */
export function endSession(): void {
  const life = storedLives();
  // A page in a frame is not counted among the page lives of its tab.
  if (life > 0 && window.parent === window) write(life, { session: newId(), part: 1, life, state: 'ended' });
}

/**
 * The part of the tab's recording session that records a page life: the numbers of parts have no gaps. It declares what
 * is missing before it: lives whose recorder was never loaded, and an unreported end, because the page was killed.
 * Without a life (a page in a frame) it is the only part of its own session. A duplicate of a tab begins with a copy of
 * its storage: so that two pages never take the same number, a session that another tab is recording is left to that
 * tab.
 */
export async function partOfLife(life: number | undefined): Promise<PartOfSession> {
  if (life === undefined) return { session: newId(), part: 1 };
  const [, known] = readKept();
  const isOfOtherTab = known !== undefined && !(await holdLock(lockOf(known)));
  const [, before = newId(), last = '0', lastLife = '0', end = 'ended'] = readKept();
  const session = isOfOtherTab ? newId() : before;
  if (session !== known) await holdLock(lockOf(session));
  const part = isOfOtherTab ? 1 : Number(last) + 1;
  // If the storage was copied after its last part had ended, the lives counted since may be those of the other tab.
  const unrecorded = isOfOtherTab && end === 'ended' ? 0 : life - Number(lastLife) - 1;
  // While a page in the back/forward cache waits for the lock, later pages of its tab are counted and recorded.
  const lives = Math.max(storedLives(), life);
  const kept = { session, part, life: Math.max(Number(lastLife), life) };
  write(lives, { ...kept, state: 'recorded' });
  const own = readSessionValue(RECORDING_KEY);
  window.addEventListener('pagehide', () => {
    // The tab's last part may be of a later page, if this one came back out of the back/forward cache.
    if (readSessionValue(RECORDING_KEY) === own) write(lives, { ...kept, state: 'ended' });
  });
  return {
    session,
    part,
    ...(unrecorded > 0 && { unrecorded }),
    ...(end === 'recorded' && !isOfOtherTab && { killed: true }),
  };
}
