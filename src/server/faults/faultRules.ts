import { PATHS } from '../../contract/paths';

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

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a rule's `call` names calls that there are. */
export const isKnownCall = (call: string): boolean => {
  if (call === '*') return true;
  const [method = '', name = '', ...rest] = call.split(' ');
  return rest.length === 0 && methods.includes(method) && (name === '*' || name in PATHS);
};

/** Whether a rule is about a call, by its method and its route's pattern. */
const concerns = ({ call }: FaultRule, method: string, pattern: string): boolean => {
  const [ofMethod = '', name = '*'] = call.split(' ');
  if (ofMethod !== '*' && ofMethod !== method) return false;
  return name === '*' || Object.entries(PATHS).some((known) => known[0] === name && known[1] === pattern);
};

/** A number from 0 to below 1, the same for the same seed, rule and call, whatever came between. */
const drawn = (seed: number, rule: number, nth: number): number => {
  let mixed = (seed + Math.imul(rule + 1, 0x9e3779b1) + Math.imul(nth, 0x85ebca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** A scenario that is played: it counts the calls it hears of. */
export interface FaultPanel {
  readonly scenario: () => Scenario | null;
  /** How many calls each rule has heard of so far. */
  readonly heard: () => readonly number[];
  /** Begins another scenario, counting from nothing; null: no more faults. */
  readonly play: (scenario: Scenario | null) => void;
  /** The rule that strikes this call; null: it goes its way. `pattern` is the route's. */
  readonly strike: (method: string, pattern: string) => FaultRule | null;
}

/** A panel that plays `first`, or nothing until it is told to. */
export const createFaultPanel = (first: Scenario | null = null): FaultPanel => {
  let scenario = first;
  let heard: number[] = [];
  return {
    scenario: () => scenario,
    heard: () => (scenario?.rules ?? []).map((_rule, index) => heard[index] ?? 0),
    play(next) {
      scenario = next;
      heard = [];
    },
    strike(method, pattern) {
      if (!scenario) return null;
      const { seed, rules } = scenario;
      for (const [index, rule] of rules.entries()) {
        if (!concerns(rule, method, pattern)) continue;
        const nth = (heard[index] ?? 0) + 1;
        heard[index] = nth;
        const isMeant = rule.nth?.includes(nth) ?? true;
        if (isMeant && drawn(seed, index, nth) < (rule.chance ?? 1)) return rule;
      }
      return null;
    },
  };
};
