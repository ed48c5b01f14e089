import fc from 'fast-check';
import { deepValue, hostileText, hostileValue } from './hostile';
import { seen } from './seenIds';

/** The part of JSON Schema that the contract uses. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const MOST_ITEMS = 3;

const PLAIN_TEXTS = [
  'beurre',
  'Ana',
  'Brest',
  '29200',
  'FR',
  '1',
  '2.0',
  '12',
  'EUR',
  '0612345678',
  'ana@roux.example',
];

function text({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  const ids = seen(name);
  const matching =
    pattern === undefined ? [] : [fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, 64) })];
  return fc.oneof(
    ...(ids === null ? [] : [{ weight: 8, arbitrary: ids }]),
    ...matching.map((arbitrary) => ({ weight: 6, arbitrary })),
    { weight: pattern === undefined ? 3 : 1, arbitrary: fc.constantFrom(...PLAIN_TEXTS) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength: Math.min(Math.max(minLength, 40), maxLength) }) },
    { weight: 1, arbitrary: hostileText },
  );
}

function number({ minimum, maximum }: JsonSchema, isWhole: boolean): fc.Arbitrary<unknown> {
  const range = { min: minimum ?? -10, max: maximum ?? 1_000_000 };
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.max(range.min, 0), max: Math.min(range.max, 20) }) },
    { weight: 2, arbitrary: fc.integer(range) },
    ...(isWhole ? [] : [{ weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) }]),
  );
}

function object(schema: JsonSchema): fc.Arbitrary<unknown> {
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, inner]): readonly [string, fc.Arbitrary<unknown>] => [name, valid(inner, name)],
  );
  const declared = fc.record(Object.fromEntries(parts), { requiredKeys: [...(schema.required ?? [])] });
  const { additionalProperties } = schema;
  if (typeof additionalProperties !== 'object') return declared;
  return fc
    .tuple(declared, fc.dictionary(fc.constantFrom('a', 'b', 'FR'), valid(additionalProperties, ''), { maxKeys: 2 }))
    .map(([known, more]) => ({ ...known, ...more }));
}

function ofType(schema: JsonSchema, type: string | undefined, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema, name);
    case 'integer':
    case 'number':
      return number(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
      });
    case 'object':
      return object(schema);
    default:
      return fc.oneof(hostileValue, deepValue);
  }
}

/** Arbitrary values, nearly all of which satisfy a schema; `name` is the field's. */
export function valid(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valid(one, name)));
  const types = typeof schema.type === 'string' || schema.type === undefined ? [schema.type] : schema.type;
  return fc.oneof(...types.map((type) => ofType(schema, type, name)));
}

type Change = 'replaced' | 'dropped' | 'extra' | 'wrapped';
const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value with a change at one path, which `way` chooses. */
function changed(value: unknown, way: readonly number[], change: Change, other: unknown): unknown {
  const [step = 0, ...rest] = way;
  const names = isHolder(value) ? Object.keys(value) : [];
  if (!isHolder(value) || way.length === 0 || names.length === 0) return change === 'wrapped' ? [value] : other;
  const name = names[step % names.length] ?? '';
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === name ? changed(item, rest, change, other) : item));
  }
  if (rest.length > 0 && isHolder(value[name])) return { ...value, [name]: changed(value[name], rest, change, other) };
  const { [name]: taken, ...others } = value;
  if (change === 'dropped') return others;
  if (change === 'extra') return { ...value, [typeof other === 'string' && other !== '' ? other : 'nonsense']: taken };
  return { ...value, [name]: change === 'wrapped' ? { [name]: taken } : other };
}

/** Values of another arbitrary, each made invalid at one path. */
export const nearly = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      values,
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      fc.constantFrom<Change>('replaced', 'replaced', 'dropped', 'extra', 'wrapped'),
      fc.oneof({ weight: 4, arbitrary: hostileValue }, { weight: 1, arbitrary: deepValue }),
    )
    .map(([value, way, change, other]) => changed(value, way, change, other));
