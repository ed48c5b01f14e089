/** Path at which a development server's fault scenario is read, set and removed: GET, PUT and DELETE. */
export const FAULTS_PATH = '/dev/faults';

/** Which calls fail, and how. */
export interface FaultRule {
  /**
   * A method and the name of a path in `SHOP_PATHS` (`POST cartItems`), a method and a star, or a star for any call.
   */
  readonly call: string;
  /** Which of the matching calls, counted from 1; by default every one. */
  readonly nth?: readonly number[];
  /** Probability from 0 to 1, drawn from the scenario's seed. */
  readonly chance?: number;
  /** A status, bytes that are not JSON, or no answer at all; without it only `delayMs` applies. */
  readonly answer?: number | 'garbage' | 'drop';
  /** Whether the server carries out the call before its answer is replaced. */
  readonly done?: boolean;
  /** How long the call is delayed first. */
  readonly delayMs?: number;
  readonly errorCode?: string;
  /** The body to send instead of the webstore API's array of errors. */
  readonly body?: unknown;
  readonly retryAfterSeconds?: number;
}

/** The first rule that applies to a call decides it. Equal seeds give equal faults. */
export interface Scenario {
  readonly seed: number;
  readonly rules: readonly FaultRule[];
}

/** A fault that occurred: the call, the rule's index from 0, and its number among the calls of that rule. */
export interface GivenFault {
  readonly call: string;
  readonly rule: number;
  readonly nth: number;
}

/** A scenario file's content, or what is wrong with the file. */
export type NamedScenario =
  { readonly name: string; readonly scenario: Scenario } | { readonly name: string; readonly problem: string };

/**
 * The answer of GET: the active scenario, how many calls each rule has matched, the latest fifty faults, the last one
 * at the end, and the scenario files.
 */
export interface FaultsReport {
  readonly scenario: Scenario | null;
  readonly heard: readonly number[];
  readonly given: readonly GivenFault[];
  readonly scenarios: readonly NamedScenario[];
}
