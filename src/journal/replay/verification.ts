import type { JournalProblem } from '../decode';
import type { Judgement } from '../schema/judge';

/**
 * Where a replay diverged from the recording: the action, the slices that differ, both fingerprints of the whole state.
 */
export interface Divergence {
  readonly part: number;
  readonly seq: number;
  readonly type: string;
  readonly slices: readonly string[];
  readonly expected: string;
  readonly actual: string;
}

export interface Verification {
  /** Every state was equal, the log has no problems, and this release can replay it. Declared gaps are no problems. */
  readonly ok: boolean;
  readonly actions: number;
  /** States compared, snapshots included. */
  readonly states: number;
  readonly parts: number;
  /**
   * The number of the first part, or of the first one that is declared as unsent. If it is not 1, earlier parts are
   * missing.
   */
  readonly firstPart: number;
  readonly gaps: number;
  /** Actions recorded without their payload: they are not reduced, and the state after each of them is not compared. */
  readonly leftOut: number;
  /** States that differed. */
  readonly diverging: number;
  readonly firstDivergence?: Divergence;
  readonly problems: readonly JournalProblem[];
  /** Whether this release can replay the recording at all. */
  readonly judgement: Judgement;
  /** Slices that were upcast at some point, and not compared from there to the next snapshot. */
  readonly migrated: readonly string[];
  /** Slices that were added since the recording: there was nothing to compare them with. */
  readonly added: readonly string[];
}
