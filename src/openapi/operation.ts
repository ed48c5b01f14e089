import type { CallText, Callers } from './calls';
import { ERROR_CODE_MEANINGS, type DocumentedCode } from './errorCodes';
import { PARAMETERS } from './parameters';
import { refusalsOf } from './refusals';
import { withoutNull, type JsonSchema, type SchemaWriter } from './schemas';

/** A route as the server registers it: its pattern, and the schemas that it validates and serialises by. */
export interface Route {
  readonly method: string;
  readonly url: string;
  readonly schema?:
    | {
        readonly params?: unknown;
        readonly querystring?: unknown;
        readonly body?: unknown;
        readonly response?: unknown;
      }
    | undefined;
}

/** A real call and its answer. */
export interface Example {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  readonly answer?: unknown;
}

const WHO: Readonly<Record<Callers, string>> = {
  anybody: 'anybody.',
  carts: 'guests, where they may have carts, and users; each for their own.',
  checkouts: 'guests, where they may check out, and buyers; each for their own.',
  orders: 'guests and users; each for their own.',
  users: 'whoever is logged in.',
};

const LOGGED_IN = [{ session: [] }, { bearer: [] }];
const SECURITY: Readonly<Record<Callers, readonly object[]>> = {
  anybody: [{}, { guest: [] }, ...LOGGED_IN],
  // The first call that may create a cart sets the cookie.
  carts: [{}, { guest: [] }, ...LOGGED_IN],
  checkouts: [{ guest: [] }, ...LOGGED_IN],
  orders: [{ guest: [] }, ...LOGGED_IN],
  users: LOGGED_IN,
};

const recordOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** `/carts/:cartId` in the document's notation. */
export const templateOf = (url: string): string => url.replace(/:([a-zA-Z]+)/g, '{$1}');

function parameter(
  location: 'path' | 'query',
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  example?: string,
) {
  const description = PARAMETERS[name];
  if (description === undefined) throw new Error(`No description of the parameter ${name}.`);
  return { name, in: location, required: isRequired, description, schema, ...(example !== undefined && { example }) };
}
type Parameter = ReturnType<typeof parameter>;

/** The parameters of nearly every call: described once in the document, and referred to. */
const SHARED_PARAMETERS = ['version', 'webstoreId', 'language', 'asGuest', 'htmlEncode', 'effectiveAccountId'];

/** Components that several operations refer to, collected while the operations are written. */
export interface Shared {
  readonly parameters: Record<string, object>;
  readonly responses: Record<string, object>;
}

function sharedOr(one: Parameter, { parameters }: Shared): object {
  if (!SHARED_PARAMETERS.includes(one.name)) return one;
  parameters[one.name] ??= one;
  return { $ref: `#/components/parameters/${one.name}` };
}

interface Writing {
  readonly write: SchemaWriter;
  readonly shared: Shared;
}

function parametersOf(
  { hasKey = false, refusedOptions = [] }: CallText,
  { url, schema }: Route,
  { write, shared }: Writing,
  example?: Example,
) {
  const params = recordOf(recordOf(schema?.params)['properties']);
  const query = recordOf(schema?.querystring);
  const queried = Object.entries(recordOf(query['properties'])).filter(([name]) => !refusedOptions.includes(name));
  return [
    ...[...url.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) =>
      sharedOr(
        parameter('path', name, write.written(params[name] ?? { type: 'string' }), true, example?.path[name]),
        shared,
      ),
    ),
    ...queried.map(([name, inner]) =>
      sharedOr(
        parameter('query', name, write.written(inner), namesIn(query['required']).includes(name), example?.query[name]),
        shared,
      ),
    ),
    ...(hasKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function bodyOf({ schema }: Route, write: SchemaWriter, example?: Example) {
  if (schema?.body === undefined) return {};
  const written = write.written(schema.body);
  const something = withoutNull(written) ?? nullableIn(written);
  return {
    requestBody: { required: something === null, content: json(something ?? written, example?.body) },
  };
}

/** The non-null schema in what `schemaWriter` writes for a nullable one. */
const nullableIn = ({ anyOf }: JsonSchema): JsonSchema | null =>
  Array.isArray(anyOf) && recordOf(anyOf[1])['type'] === 'null' ? recordOf(anyOf[0]) : null;

const RETRY = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const WAITING = [423, 429];

/** An array of code and message: the form of every refusal for which the route has no schema. */
const refusalSchema = (codes: readonly DocumentedCode[]): JsonSchema => ({
  type: 'array',
  minItems: 1,
  items: {
    allOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'object', properties: { errorCode: { enum: codes } } }],
  },
});

const meaningOf = (code: DocumentedCode): string => `\`${code}\`: ${ERROR_CODE_MEANINGS[code]}.`;

const refused = (status: number, codes: readonly DocumentedCode[]) => ({
  description: codes.map(meaningOf).join('\n\n'),
  ...(WAITING.includes(status) && { headers: RETRY }),
  content: json(refusalSchema(codes)),
});

/** A refusal for one reason reads the same in every operation. */
function refusal(status: number, codes: readonly DocumentedCode[], { responses }: Shared): object {
  const [code, ...others] = codes;
  if (code === undefined || others.length > 0) return refused(status, codes);
  const words = code.toLowerCase().split('_');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') + String(status);
  responses[name] ??= refused(status, codes);
  return { $ref: `#/components/responses/${name}` };
}

function responsesOf(text: CallText, route: Route, { write, shared }: Writing, example?: Example) {
  const replies = recordOf(route.schema?.response);
  const refusals = refusalsOf(text);
  const statuses = [...Object.keys(replies), ...Object.keys(text.successes ?? {}), ...Object.keys(refusals)].map(
    Number,
  );
  const sorted = [...new Set(statuses)].sort((one, other) => one - other);
  const responseOf = (status: number): object => {
    const reply = replies[status];
    const codes = refusals[status] ?? [];
    const said = text.successes?.[status];
    if (reply === undefined && said === undefined) return refusal(status, codes, shared);
    const schemas = [
      ...(reply === undefined ? [] : [write.written(reply)]),
      ...(codes.length === 0 ? [] : [refusalSchema(codes)]),
    ];
    const schema = schemas.length > 1 ? { oneOf: schemas } : schemas[0];
    return {
      description: [said ?? (status < 400 ? 'Done.' : 'What is wrong, in `errors`.'), ...codes.map(meaningOf)].join(
        '\n\n',
      ),
      ...(status === 202 && text.method === 'GET' && { headers: RETRY }),
      ...(schema !== undefined && { content: json(schema, example?.status === status ? example.answer : undefined) }),
    };
  };
  return Object.fromEntries(sorted.map((status) => [String(status), responseOf(status)]));
}

/** A call as an operation of the document. */
export const operationOf = (tag: string, text: CallText, route: Route, writing: Writing, example?: Example) => ({
  operationId: text.operationId,
  tags: [tag],
  summary: text.summary,
  description: `${text.description}\n\nWho may call: ${WHO[text.callers]}`,
  security: SECURITY[text.callers],
  parameters: parametersOf(text, route, writing, example),
  ...bodyOf(route, writing.write, example),
  responses: responsesOf(text, route, writing, example),
});
