import type { FaultRule, Scenario } from '../contract/faults';

/** A rule as typed; what the panel has no field for (`body`, `errorCode`) is kept in `rest`. */
export interface RuleDraft {
  readonly key: number;
  readonly call: string;
  /** A status, `garbage`, `drop`, or empty: only the delay applies. */
  readonly answer: string;
  readonly nth: string;
  readonly chance: string;
  readonly delayMs: string;
  readonly retryAfterSeconds: string;
  readonly done: boolean;
  readonly rest: Pick<FaultRule, 'body' | 'errorCode'>;
}

export interface Draft {
  readonly seed: string;
  readonly rules: readonly RuleDraft[];
  /** The key of the next rule. */
  readonly next: number;
}

type DraftResult =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly problem: string };

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

function ruleDraft(rule: FaultRule, key: number): RuleDraft {
  const { call, answer, nth, chance, delayMs, retryAfterSeconds, done = false, ...rest } = rule;
  return {
    key,
    call,
    answer: textOf(answer),
    nth: nth?.join(', ') ?? '',
    chance: textOf(chance),
    delayMs: textOf(delayMs),
    retryAfterSeconds: textOf(retryAfterSeconds),
    done,
    rest,
  };
}

/** A scenario in editable form. */
export const draftOf = ({ seed, rules }: Scenario): Draft => ({
  seed: String(seed),
  rules: rules.map(ruleDraft),
  next: rules.length,
});

/** A draft with one more rule. */
export const withRule = ({ rules, next, ...rest }: Draft): Draft => ({
  ...rest,
  rules: [...rules, ruleDraft({ call: 'GET cartItems', answer: 503, nth: [1] }, next)],
  next: next + 1,
});

export const EMPTY_DRAFT: Draft = withRule({ seed: '1', rules: [], next: 0 });

function numberIn(text: string, name: string): number | undefined {
  if (text.trim() === '') return undefined;
  const number = Number(text.replace(',', '.'));
  if (!Number.isFinite(number)) throw new Error(`${name} is no number: ${text}.`);
  return number;
}

function ruleIn(draft: RuleDraft): FaultRule {
  const nth = draft.nth.split(/[\s,]+/).filter((text) => text !== '');
  const named = {
    answer: /^\d+$/.test(draft.answer) ? Number(draft.answer) : draft.answer || undefined,
    nth: nth.length === 0 ? undefined : nth.map((text) => numberIn(text, 'Which calls')),
    chance: numberIn(draft.chance, 'Chance'),
    delayMs: numberIn(draft.delayMs, 'Delay'),
    retryAfterSeconds: numberIn(draft.retryAfterSeconds, 'Retry after'),
    done: draft.done ? true : undefined,
  };
  const said = Object.entries(named).filter(([, value]) => value !== undefined);
  // Checked edge: the server validates what it is sent, and says what is wrong.
  return { call: draft.call.trim(), ...draft.rest, ...Object.fromEntries(said) };
}

/**
 * The scenario of a draft, or the first text that is not the number it should be; the server validates everything else.
 */
export function scenarioIn({ seed, rules }: Draft): DraftResult {
  try {
    return { ok: true, scenario: { seed: numberIn(seed, 'Seed') ?? 1, rules: rules.map(ruleIn) } };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
