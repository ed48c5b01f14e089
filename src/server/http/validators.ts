import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

const strict = { removeAdditional: false, allErrors: false, strict: true, allowUnionTypes: true } as const;

/** Where a value holds the character U+0000, as a JSON pointer; null: nowhere. */
const zeroIn = (value: unknown, place = ''): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') ? place : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = zeroIn(inner, `${place}/${name}`);
    if (found !== null) return found;
  }
  return null;
};

const zeroError = (instancePath: string) => ({
  keyword: 'text',
  instancePath,
  schemaPath: '',
  params: {},
  message: 'must not hold the character U+0000',
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
 * fails when the app is built. No text may hold U+0000, which not every database can keep.
 */
export const requestValidator =
  (): FastifySchemaCompiler<object> =>
  ({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? forBody : forText)(schema);
    return (value: unknown) => {
      if (validate(value) !== true) return { error: [...(validate.errors ?? [])] };
      const zero = zeroIn(value);
      return zero === null ? { value } : { error: [zeroError(zero)] };
    };
  };
