import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

const strict = { removeAdditional: false, allErrors: false, strict: true, allowUnionTypes: true } as const;

/**
 * Checks requests as they are: nothing is dropped, and a body's values keep their types. What comes as text
 * (query, path, headers) is read as the type its schema asks for. A schema with a keyword that nobody knows
 * fails when the app is built.
 */
export const requestValidator = (): FastifySchemaCompiler<object> => {
  const build = AjvCompiler();
  const forBody = build({}, { customOptions: { ...strict, coerceTypes: false } });
  const forText = build({}, { customOptions: { ...strict, coerceTypes: 'array' } });
  return ({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? forBody : forText)({ schema });
    return (value: unknown) => (validate(value) === true ? { value } : { error: [...(validate.errors ?? [])] });
  };
};
