import Ajv from 'ajv/dist/2020';

interface Answered {
  readonly method: string;
  /** The path as the API's document writes it, with names of parameters for values: `/webstores/{webstoreId}`. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

type Json = Readonly<Record<string, unknown>>;
const pointer = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

const recordAt = (value: unknown, ...path: readonly (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((found, part) => found?.[String(part)] as Json | undefined, value as Json);

/**
 * Checks answers against the API's document alone. Returns what is wrong, each with its path; empty: the answer is as
 * documented.
 */
export function documentValidator(document: object) {
  // The document is not written for Ajv's strict mode: it has values of `format` that Ajv does not define.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'api');
  return ({ method, path, status, body }: Answered): readonly string[] => {
    const operation = recordAt(document, 'paths', path, method.toLowerCase());
    if (operation === undefined) return [`${method} ${path} is not documented`];
    const said = recordAt(operation, 'responses', status);
    if (said === undefined) return [`${method} ${path} documents no ${String(status)}`];
    const { $ref } = said;
    const at = typeof $ref === 'string' ? $ref : pointer('paths', path, method.toLowerCase(), 'responses', status);
    const isDocumented = typeof $ref === 'string' || recordAt(said, 'content') !== undefined;
    if (!isDocumented) {
      return body === null || body === undefined ? [] : [`${method} ${path} documents no body of ${String(status)}`];
    }
    const validate = ajv.compile({ $ref: `api${at}/content/application~1json/schema` });
    if (validate(body)) return [];
    const [error] = validate.errors ?? [];
    return [`${method} ${path} ${String(status)}${error?.instancePath ?? ''}: ${error?.message ?? 'is wrong'}`];
  };
}
