import document from '../../../src/openapi/openapi.json';
import { documentValidator } from './documentValidator';

/** The ways in which the answer to a call, in the document's notation, differs from the document. */
export const answerFaults = documentValidator(document);

type Json = Readonly<Record<string, unknown>>;
const at = (value: unknown, name: string): Json => ((value as Json)[name] ?? {}) as Json;
function referred(value: unknown): Json {
  const { $ref } = value as Json;
  if (typeof $ref !== 'string') return value as Json;
  return $ref.slice(2).split('/').reduce<Json>(at, document);
}
/** The fields of a schema, those of its alternatives included. */
function fieldsOf(schema: unknown): readonly string[] {
  const {
    properties = {},
    anyOf = [],
    allOf = [],
  } = referred(schema) as {
    readonly properties?: object;
    readonly anyOf?: readonly unknown[];
    readonly allOf?: readonly unknown[];
  };
  return [...Object.keys(properties), ...[...anyOf, ...allOf].flatMap(fieldsOf)];
}

/**
 * What the document says that a call takes: options of its query and fields of its body, by name; null if it has no
 * such call. The names of values in the path do not matter.
 */
export function documentedOptions(method: string, path: string): readonly string[] | null {
  const nameless = (template: string) => template.replace(/\{\w+\}/g, '{}');
  const found = Object.entries(document.paths).find(([template]) => nameless(template) === nameless(path));
  const operation = (found?.[1] as Json | undefined)?.[method.toLowerCase()];
  if (operation === undefined) return null;
  const { parameters = [], requestBody = {} } = operation as {
    readonly parameters?: readonly unknown[];
    readonly requestBody?: object;
  };
  const options = parameters.map(referred).filter((parameter) => parameter['in'] === 'query');
  const schema = at(at(at(requestBody, 'content'), 'application/json'), 'schema');
  return [...options.map(({ name }) => String(name)), ...fieldsOf(schema)];
}
