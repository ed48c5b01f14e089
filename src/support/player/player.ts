import type { Verification } from '../../journal/replay/verification';

/** The player as a script sees it: journeys drive it, and so can a developer in the console. */
export interface Player {
  /**
   * Opens a recording (NDJSON of one or several parts, plain or gzipped) at the start of its first part; says how many
   * actions each holds. Rejects when there is no page to be shown in it, or another one is opened meanwhile.
   */
  readonly open: (recording: string | Blob) => Promise<readonly number[]>;
  /**
   * Shows the page after the n-th action of a part, both counted as `open` says them. False when a later call took its
   * place before it was there. Rejects when there is no such part, or when the reducer throws on the way.
   */
  readonly seek: (part: number, position: number) => Promise<boolean>;
  /** What comparing every state found; undefined when another recording was opened meanwhile. */
  readonly verified: () => Promise<Verification | undefined>;
}
