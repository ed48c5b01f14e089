/** The path at which a development server's injected faults are read and configured: GET, PUT and DELETE. */
export const FAULTS_PATH = '/dev/faults';

/** What goes wrong with a call, and with which. */
export interface FaultRule {
  /** A method and a call's name as the contract has it (`POST cartItems`), a method and a star, or a star: any. */
  readonly call: string;
  /** Which of the calls that the rule is about, from 1; without it each. */
  readonly nth?: readonly number[];
  /** How probable the fault is then, from 0 to 1; drawn from the scenario's seed. */
  readonly chance?: number;
  /** A status instead of the answer, bytes that are no JSON, or no answer at all; without it only `delayMs` counts. */
  readonly answer?: number | 'garbage' | 'drop';
  /** The server does what it was asked for all the same: only its answer is another. */
  readonly done?: boolean;
  /** So long the call waits first. */
  readonly delayMs?: number;
  readonly errorCode?: string;
  /** Instead of the platform's array. */
  readonly body?: unknown;
  readonly retryAfterSeconds?: number;
}

/** Rules in the order in which they are asked; the first that strikes has the call. The same seed draws the same. */
export interface Scenario {
  readonly seed: number;
  readonly rules: readonly FaultRule[];
}

/** A fault that was given: to which call, by which rule (from 0), for the nth of its calls. */
export interface GivenFault {
  readonly call: string;
  readonly rule: number;
  readonly nth: number;
}

/** A scenario of a file; or what is wrong with the file. */
export type NamedScenario =
  { readonly name: string; readonly scenario: Scenario } | { readonly name: string; readonly problem: string };

/** What GET answers: what is played, how many calls each rule has heard of, the newest faults last, and the files. */
export interface FaultsReport {
  readonly scenario: Scenario | null;
  readonly heard: readonly number[];
  readonly given: readonly GivenFault[];
  readonly scenarios: readonly NamedScenario[];
}
