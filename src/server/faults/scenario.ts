import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { errorCodeOf } from '../errorCode';
import type { Environment } from '../process/settings';
import { createFaultPanel, isKnownCall, type FaultPanel, type NamedScenario, type Scenario } from './faultRules';

const strict = { additionalProperties: false } as const;
const most = { delayMs: 120_000, rules: 100 } as const;

const ruleSchema = Type.Object(
  {
    call: Type.String(),
    nth: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 })),
    chance: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    answer: Type.Optional(
      Type.Union([Type.Literal('garbage'), Type.Literal('drop'), Type.Integer({ minimum: 200, maximum: 599 })]),
    ),
    done: Type.Optional(Type.Boolean()),
    delayMs: Type.Optional(Type.Integer({ minimum: 1, maximum: most.delayMs })),
    errorCode: Type.Optional(Type.String({ minLength: 1 })),
    body: Type.Optional(Type.Unknown()),
    retryAfterSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strict,
);
const scenarioSchema = Type.Object(
  { seed: Type.Integer(), rules: Type.Array(ruleSchema, { maxItems: most.rules }) },
  strict,
);

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

const wrong = (problem: string): Read<never> => ({ ok: false, problem });

/** Reads a scenario from a file or a call, or returns the first error in it. */
export function readScenario(value: unknown): Read<Scenario> {
  if (!Check(scenarioSchema, value)) {
    const [first] = Errors(scenarioSchema, value);
    return wrong(`${first?.instancePath || 'The scenario'} ${first?.message ?? 'is not valid'}.`);
  }
  for (const [index, { call, answer, delayMs }] of value.rules.entries()) {
    if (!isKnownCall(call)) return wrong(`/rules/${index}/call "${call}" names no call such as "POST cartItems".`);
    if (answer === undefined && delayMs === undefined) return wrong(`/rules/${index} has no answer and no delayMs.`);
  }
  return { ok: true, value };
}

async function readFileAt(file: string): Promise<Read<Scenario>> {
  try {
    return readScenario(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    return wrong(`cannot be read (${errorCodeOf(error) ?? String(error)}).`);
  }
}

/** The scenarios of a folder, by file name; none where the folder does not exist. */
async function scenariosIn(folder: string): Promise<readonly NamedScenario[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => {
      const read = await readFileAt(path.join(folder, name));
      const shown = name.slice(0, -'.json'.length);
      return read.ok ? { name: shown, scenario: read.value } : { name: shown, problem: read.problem };
    }),
  );
}

/** The folder of the project's own scenarios, relative to the project's folder. */
const SCENARIOS = 'test/support/faults';

/** The modes in which faults exist; any other mode counts as production. */
const modes = ['development', 'test'];

/**
 * The fault panel of a process: null in production, where setting FAULT_SCENARIO (a JSON file) is an error that
 * prevents the start. Otherwise it plays that scenario, or waits for one; it offers the scenarios of the same folder,
 * or those of the project.
 */
export async function openFaults(env: Environment, folder: string): Promise<Read<FaultPanel | null>> {
  const named = env['FAULT_SCENARIO']?.trim() ?? '';
  if (!modes.includes(env['NODE_ENV'] ?? '')) {
    return named === ''
      ? { ok: true, value: null }
      : wrong('FAULT_SCENARIO is for NODE_ENV=development alone: unset it, or a shop would fail on purpose.');
  }
  if (named === '') {
    const comeAlong = path.resolve(folder, SCENARIOS);
    return { ok: true, value: createFaultPanel(null, () => scenariosIn(comeAlong)) };
  }
  const file = path.resolve(folder, named);
  const read = await readFileAt(file);
  return read.ok
    ? { ok: true, value: createFaultPanel(read.value, () => scenariosIn(path.dirname(file))) }
    : wrong(`FAULT_SCENARIO ${file}: ${read.problem}`);
}
