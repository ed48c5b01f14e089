import type { RecordedPart } from './openRecording';

/** A page in a frame that shows a part; from then on it follows the part's store. */
export interface Stage {
  readonly show: (part: Pick<RecordedPart, 'application' | 'store'>) => void;
}

/** Such a page tells the one around it that it can show something. */
export const STAGE_READY = 'comptoir/stageReady';
export interface StageReady {
  readonly type: typeof STAGE_READY;
}
