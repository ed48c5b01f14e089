import { useEffect, useRef, useState } from 'react';
import type { Verification } from '../../../journal/replay/verification';
import { readSignatures } from '../../playback/readSignatures';
import type { SignatureVerdict } from '../../playback/playbackSlice';
import { refusalOf, type Refusal } from '../../playback/refusedRecording';
import type { WatchedPlayer } from '../createPlayer';

interface Shown {
  readonly status: 'closed' | 'reading' | 'open';
  /** Why the file could not be opened. */
  readonly failure: Refusal | null;
  readonly lengths: readonly number[];
  readonly part: number;
  readonly position: number;
  /** Why the recording could not be moved: the message of the error that was thrown. */
  readonly stopped: string | null;
  /** How much of the recording has been compared, in percent. */
  readonly compared: number;
  readonly verification: Verification | null;
  /** Why it could not be determined whether the recording is exact; the pages are shown nevertheless. */
  readonly unverified: string | null;
  readonly signature: SignatureVerdict | null;
}

const closed: Shown = {
  status: 'closed',
  failure: null,
  lengths: [],
  part: 0,
  position: 0,
  stopped: null,
  compared: 0,
  verification: null,
  unverified: null,
  signature: null,
};

const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The state and actions of the tools above a replayed page. The player itself holds the recording. */
export function usePlayerTools({ player, recording, onCompared }: WatchedPlayer) {
  const [shown, setShown] = useState<Shown>(closed);
  // The number of the file opened last: results for an older one are ignored.
  const opens = useRef(0);
  const change = (changed: Partial<Shown>) => setShown((before) => ({ ...before, ...changed }));
  useEffect(() => {
    onCompared((line, lines) =>
      setShown((before) => ({ ...before, compared: Math.floor((100 * line) / Math.max(1, lines)) })),
    );
    return () => onCompared(() => undefined);
  }, [onCompared]);

  const move = async (part: number, position: number): Promise<void> => {
    const own = opens.current;
    try {
      if ((await player.seek(part, position)) && own === opens.current) change({ part, position, stopped: null });
    } catch (error) {
      if (own === opens.current) change({ part, position, stopped: reasonOf(error) });
    }
  };

  const verify = async (own: number): Promise<void> => {
    try {
      const opened = recording();
      const verification = await player.verified();
      if (!verification || !opened || own !== opens.current) return;
      change({ verification });
      const signature = await readSignatures(opened.bytes);
      if (own === opens.current) change({ signature });
    } catch (error) {
      if (own === opens.current) change({ unverified: reasonOf(error) });
    }
  };

  const open = async (file: Blob): Promise<void> => {
    opens.current += 1;
    const own = opens.current;
    setShown({ ...closed, status: 'reading' });
    try {
      const lengths = await player.open(file);
      if (own !== opens.current) return;
      setShown({ ...closed, status: 'open', lengths });
    } catch (error) {
      if (own === opens.current) setShown({ ...closed, failure: refusalOf(error) });
      return;
    }
    await verify(own);
  };

  const close = () => {
    opens.current += 1;
    setShown(closed);
  };
  return { ...shown, move, open, close };
}
