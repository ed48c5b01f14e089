import type { Verification } from '../../journal/replay/verification';

/** The player's interface for scripts (`window.comptoirPlayer`): for journeys, and for developers' tools. */
export interface Player {
  /**
   * Opens a recording (NDJSON of one or several parts, plain or gzipped) at the start of its first part; returns how
   * many actions each contains. Rejects when it contains no page, or another one is opened in the meantime.
   */
  readonly open: (recording: string | Blob) => Promise<readonly number[]>;
  /**
   * Shows the page after the n-th action of a part (0: before the first); `part` is its index in the list that `open`
   * returns. False if a later call replaced this one before the position was reached. Rejects when there is no such
   * part, or when a reducer throws before the position is reached.
   */
  readonly seek: (part: number, position: number) => Promise<boolean>;
  /**
   * The result of comparing every state; undefined if no recording is open, or another was opened in the meantime.
   */
  readonly verified: () => Promise<Verification | undefined>;
}
