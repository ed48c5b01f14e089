import type { RecordedPart } from './openRecording';

/** A page in a frame that shows a part; from then on it follows the part's store. */
export interface Stage {
  readonly show: (part: Pick<RecordedPart, 'application' | 'store'>) => void;
  /** The page of the shop that it shows as a shopper reads it, once it has followed; undefined: it shows none. */
  readonly seen: () => Promise<string | undefined>;
}

/** Such a page tells the one around it that it can show something. */
export const STAGE_READY = 'comptoir/stageReady';
export interface StageReady {
  readonly type: typeof STAGE_READY;
}
