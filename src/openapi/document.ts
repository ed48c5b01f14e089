import { API_VERSION, RELEASE } from '../contract/constants';
import { GUEST_COOKIE, SESSION_COOKIE } from '../contract/visitorCookies';
import { CALL_GROUPS } from './calls';
import { operationOf, templateOf, type Example, type Route, type Shared } from './operation';
import { referencesIn, schemaWriter, type JsonSchema } from './schemas';

export interface DocumentSources {
  /** Every route of the server. */
  readonly routes: readonly Route[];
  /** Schemas of the contract by their names in the document. */
  readonly schemas: Readonly<Record<string, unknown>>;
  /** By operationId: an example of a call, and its answer. */
  readonly examples: Readonly<Record<string, Example>>;
}

const DESCRIPTION = `The commerce API of Comptoir, a web shop for professionals.

**Calls that change something** come from a page of this very site (\`Sec-Fetch-Site\` or \`Origin\`), or carry a bearer token; others are 403. No call answers another site (no CORS).

**A guest** is known by a cookie, which the first call that may make a cart gives. **A user** logs in by \`POST /login\` and is known by the session’s cookie or its token.

**Money and quantities** are texts ("19.90", "2.0"); quantities come in as texts or numbers. **Ids** are taken with 15 or 18 characters and given with 18.

**Everything also** stands below \`/webruntime/api\`. Parameters of a query that are not known are ignored, fields of a body that are not known are refused.

Lists in examples are cut to two entries.`;

const REFUSAL: JsonSchema = {
  type: 'object',
  description: 'One entry of a refusal.',
  required: ['errorCode', 'message'],
  properties: {
    errorCode: { type: 'string', description: 'The code by which a client tells refusals apart.' },
    message: { type: 'string', description: 'For people; nothing of its words is promised.' },
    invalidParameters: {
      type: 'array',
      items: { type: 'string' },
      description: 'The field that is wrong, and where known the rule that it breaks.',
    },
  },
};

const COMPONENTS = {
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422.',
      schema: { type: 'string', maxLength: 64 },
    },
  },
  headers: {
    RetryAfter: { description: 'Seconds until a repeat makes sense.', schema: { type: 'integer', minimum: 0 } },
  },
  securitySchemes: {
    guest: {
      type: 'apiKey',
      in: 'cookie',
      name: GUEST_COOKIE,
      description: 'Who a guest is. A browser sends it by itself.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: SESSION_COOKIE,
      description: 'A session, from a login. A browser sends it by itself.',
    },
    bearer: { type: 'http', scheme: 'bearer', description: 'The token that a login answers.' },
  },
} as const;

/**
 * The OpenAPI 3.1 document of the API, from the schemas that the server validates and serialises by. Throws where a
 * call has no route, or a parameter no description.
 */
export function openApiDocument({ routes, schemas, examples }: DocumentSources): JsonSchema {
  const write = schemaWriter({ Refusal: REFUSAL, ...schemas });
  const shared: Shared = { parameters: {}, responses: {} };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, calls } of CALL_GROUPS) {
    for (const text of calls) {
      const route = routes.find(({ method, url }) => method === text.method && url === text.path);
      if (route === undefined) throw new Error(`No route answers ${text.method} ${text.path}.`);
      const path = (paths[templateOf(text.path)] ??= {});
      path[text.method.toLowerCase()] = operationOf(tag, text, route, { write, shared }, examples[text.operationId]);
    }
  }
  const all = write.components(() => true);
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(all[name]);
    }
  };
  follow([paths, shared]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comptoir',
      version: API_VERSION,
      'x-platform-release': RELEASE,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the document's own address, because the shop may be below a base path. Clients append a call's path,
    // which starts with a slash.
    servers: [{ url: '..', description: 'This shop' }],
    tags: CALL_GROUPS.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      schemas: write.components((name) => used.has(name)),
      ...COMPONENTS,
      parameters: { ...COMPONENTS.parameters, ...shared.parameters },
      responses: shared.responses,
    },
  };
}
