import type { FaultRule, GivenFault, NamedScenario, Scenario } from '../../contract/faults';
import { SHOP_PATHS } from '../../contract/latePaths';

export type { FaultRule, NamedScenario, Scenario };

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a rule's `call` names existing calls. */
export function isKnownCall(call: string): boolean {
  if (call === '*') return true;
  const [method = '', name = '', ...rest] = call.split(' ');
  return rest.length === 0 && methods.includes(method) && (name === '*' || name in SHOP_PATHS);
}

/** Whether a rule matches a call, by method and route pattern. */
function concerns({ call }: FaultRule, method: string, pattern: string): boolean {
  const [ofMethod = '', name = '*'] = call.split(' ');
  if (ofMethod !== '*' && ofMethod !== method) return false;
  return name === '*' || Object.entries(SHOP_PATHS).some((known) => known[0] === name && known[1] === pattern);
}

/** A pseudo-random number from 0 to below 1: the same for the same seed, rule and number of the call. */
function drawn(seed: number, rule: number, nth: number): number {
  let mixed = (seed + Math.imul(rule + 1, 0x9e3779b1) + Math.imul(nth, 0x85ebca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Plays a scenario, if any, and counts the calls that its rules match. */
export interface FaultPanel {
  readonly scenario: () => Scenario | null;
  /** How many calls each rule has matched so far. The rules after the one that is applied to a call do not count it. */
  readonly heard: () => readonly number[];
  /** The faults so far, the latest last; only the most recent are kept. */
  readonly given: () => readonly GivenFault[];
  /** The scenario files as they are now. */
  readonly files: () => Promise<readonly NamedScenario[]>;
  /** Starts another scenario with its counters at zero; null: no more faults. */
  readonly play: (scenario: Scenario | null) => void;
  /** Counts a call, and returns the rule that applies to it; null: none. `pattern` is the route's. */
  readonly strike: (method: string, pattern: string) => FaultRule | null;
}

const GIVEN_KEPT = 50;

/** A call's name as a rule would write it. */
const nameOf = (method: string, pattern: string): string =>
  `${method} ${Object.entries(SHOP_PATHS).find(([, known]) => known === pattern)?.[0] ?? pattern}`;

/** A panel that plays the scenario `first`, or none until `play` is called. */
export function createFaultPanel(
  first: Scenario | null = null,
  files: FaultPanel['files'] = () => Promise.resolve([]),
): FaultPanel {
  let scenario = first;
  let heard: number[] = [];
  let given: GivenFault[] = [];
  return {
    scenario: () => scenario,
    heard: () => (scenario?.rules ?? []).map((_rule, index) => heard[index] ?? 0),
    given: () => given,
    files,
    play(next) {
      scenario = next;
      heard = [];
      given = [];
    },
    strike(method, pattern) {
      if (!scenario) return null;
      const { seed, rules } = scenario;
      for (const [index, rule] of rules.entries()) {
        if (!concerns(rule, method, pattern)) continue;
        const nth = (heard[index] ?? 0) + 1;
        heard[index] = nth;
        const isMeant = rule.nth?.includes(nth) ?? true;
        if (!isMeant || drawn(seed, index, nth) >= (rule.chance ?? 1)) continue;
        given = [...given, { call: nameOf(method, pattern), rule: index, nth }].slice(-GIVEN_KEPT);
        return rule;
      }
      return null;
    },
  };
}
