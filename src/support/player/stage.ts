import type { ReplayedApplications } from '../../journal/replay/application';
import type { RecordedPart } from './openRecording';

/**
 * The version of `Stage` and of what it publishes: the frame's release may differ from that of the console around it.
 */
export const STAGE_VERSION = 1;

/** A page in a frame that shows a part; from then on it follows the part's store. */
export interface Stage {
  readonly version: number;
  /** The release of the framed page. */
  readonly release: string;
  /** The applications of that release (shop and builder), by which the console replays what they have recorded. */
  readonly applications: ReplayedApplications<unknown>;
  readonly show: (part: Pick<RecordedPart, 'application' | 'store'>) => void;
  /**
   * The shop page that the frame shows, as text as a shopper reads it, once it is up to date; undefined: it shows no
   * shop page.
   */
  readonly seen: () => Promise<string | undefined>;
}

/** Sent by the framed page to its parent when it is ready to show a part. */
export const STAGE_READY = 'comptoir/stageReady';
export interface StageReady {
  readonly type: typeof STAGE_READY;
}
