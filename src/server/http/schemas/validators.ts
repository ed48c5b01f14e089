import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

const strict = {
  removeAdditional: false,
  allErrors: false,
  strict: true,
  allowUnionTypes: true,
  keywords: ['privacy'],
};

interface Unfit {
  readonly path: string;
  readonly why: string;
}

/** What is wrong with a single value that no call may contain, whatever its schema; null: nothing. */
function faultOf(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? 'must not hold the character U+0000' : null;
  // Includes Infinity, as which 1e400 is parsed, and which would pass every minimum of a schema.
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) {
    return `must lie between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}`;
  }
  return null;
}

/** The first such value, with its path as a JSON pointer; null: none. */
function unfitIn(value: unknown, path = ''): Unfit | null {
  const why = faultOf(value);
  if (why !== null) return { path, why };
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unfitIn(inner, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

const unfitError = ({ path, why }: Unfit) => ({
  keyword: 'unfit',
  instancePath: path,
  schemaPath: '',
  params: {},
  message: why,
});

const build = AjvCompiler();

/**
 * Compiles each schema once, on its first validation: many routes share schemas, and compiling all would take a sixth
 * of the start.
 */
function compiledOnce(coerceTypes: false | 'array') {
  const compile = build({}, { customOptions: { ...strict, coerceTypes } });
  const compiled = new WeakMap<object, ReturnType<typeof compile>>();
  return (schema: object) => {
    const validate = compiled.get(schema) ?? compile({ schema });
    compiled.set(schema, validate);
    return validate;
  };
}

const forBody = compiledOnce(false);
const forText = compiledOnce('array');

/** The compiled schema of a part of a call. Throws on an unknown keyword. */
export const compiledFor = (schema: object, httpPart: string | undefined) =>
  (httpPart === 'body' ? forBody : forText)(schema);

/**
 * Validates requests. Nothing is dropped, and body values keep their types; text inputs (query, path, headers) are
 * converted to the type of their schema. No text may contain U+0000, which not every database can store, and no number
 * may exceed JavaScript's exact integers, Infinity included.
 */
export const requestValidator =
  (): FastifySchemaCompiler<object> =>
  ({ schema, httpPart }) =>
  (value: unknown) => {
    const validate = compiledFor(schema, httpPart);
    if (validate(value) !== true) return { error: [...(validate.errors ?? [])] };
    const unfit = unfitIn(value);
    return unfit === null ? { value } : { error: [unfitError(unfit)] };
  };
