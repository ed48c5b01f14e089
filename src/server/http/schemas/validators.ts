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
  readonly place: string;
  readonly why: string;
}

/** What no schema has to forbid of a single value, because no call can mean it; null: nothing is wrong with it. */
const faultOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') ? 'must not hold the character U+0000' : null;
  // Also Infinity, which is what 1e400 is read as: it keeps every minimum and maximum of a schema.
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) {
    return `must lie between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}`;
  }
  return null;
};

/** The first value that no call can mean, with its place as a JSON pointer; null: there is none. */
const unfitIn = (value: unknown, place = ''): Unfit | null => {
  const why = faultOf(value);
  if (why !== null) return { place, why };
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unfitIn(inner, `${place}/${name}`);
    if (found !== null) return found;
  }
  return null;
};

const unfitError = ({ place, why }: Unfit) => ({
  keyword: 'unfit',
  instancePath: place,
  schemaPath: '',
  params: {},
  message: why,
});

const build = AjvCompiler();

/** Compiles each schema once: routes share many, and compiling them all takes longer than the rest of the start. */
const compiledOnce = (coerceTypes: false | 'array') => {
  const compile = build({}, { customOptions: { ...strict, coerceTypes } });
  const compiled = new WeakMap<object, ReturnType<typeof compile>>();
  return (schema: object) => {
    const validate = compiled.get(schema) ?? compile({ schema });
    compiled.set(schema, validate);
    return validate;
  };
};

const forBody = compiledOnce(false);
const forText = compiledOnce('array');

/**
 * Checks requests as they are: nothing is dropped, and a body's values keep their types. What comes as text
 * (query, path, headers) is read as the type its schema asks for. A schema with a keyword that nobody knows
 * fails when the app is built. No text may hold U+0000, which not every database can keep, and no number may be
 * larger than JavaScript counts exactly, Infinity included.
 */
export const requestValidator =
  (): FastifySchemaCompiler<object> =>
  ({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? forBody : forText)(schema);
    return (value: unknown) => {
      if (validate(value) !== true) return { error: [...(validate.errors ?? [])] };
      const unfit = unfitIn(value);
      return unfit === null ? { value } : { error: [unfitError(unfit)] };
    };
  };
