import { useEffect, useState } from 'react';
import type { Verification } from '../../../journal/replay/verification';
import { readSignatures } from '../../playback/readSignatures';
import type { SignatureVerdict } from '../../playback/playbackSlice';
import type { WatchedPlayer } from '../createPlayer';

interface Shown {
  readonly status: 'closed' | 'reading' | 'open';
  /** Why the file could not be opened, in the words of the journal. */
  readonly failure: string | null;
  readonly lengths: readonly number[];
  readonly part: number;
  readonly position: number;
  /** Why the recording could not be moved. */
  readonly stopped: string | null;
  /** How much has been compared, in percent. */
  readonly compared: number;
  readonly verification: Verification | null;
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
  signature: null,
};

const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** What the tools above a replayed page show, and what they do. The player itself holds the recording. */
export function usePlayerTools({ player, recording, onCompared }: WatchedPlayer) {
  const [shown, setShown] = useState<Shown>(closed);
  const change = (changed: Partial<Shown>) => setShown((before) => ({ ...before, ...changed }));
  useEffect(() => {
    onCompared((line, lines) =>
      setShown((before) => ({ ...before, compared: Math.floor((100 * line) / Math.max(1, lines)) })),
    );
    return () => onCompared(() => undefined);
  }, [onCompared]);

  const move = async (part: number, position: number): Promise<void> => {
    try {
      if (await player.seek(part, position)) change({ part, position, stopped: null });
    } catch (error) {
      change({ part, position, stopped: reasonOf(error) });
    }
  };

  const open = async (file: Blob): Promise<void> => {
    setShown({ ...closed, status: 'reading' });
    try {
      const lengths = await player.open(file);
      const opened = recording();
      setShown({ ...closed, status: 'open', lengths });
      const verification = await player.verified();
      // Another file was opened meanwhile.
      if (!verification || !opened || recording() !== opened) return;
      change({ verification });
      const signature = await readSignatures(opened.bytes);
      if (recording() === opened) change({ signature });
    } catch (error) {
      setShown({ ...closed, failure: reasonOf(error) });
    }
  };
  return { ...shown, move, open, close: () => setShown(closed) };
}
