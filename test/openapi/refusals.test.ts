import { CALL_GROUPS, refusalsOf, type CallText, type Example } from '../../src/openapi';
import { withQuery } from '../../src/contract/paths';
import { recordId } from '../../src/contract/ids';
import { BOUNDS } from '../../src/server/limits/bounds';
import { openExampledShop, type ExampledShop } from '../support/openapi/realExamples';

// Provokes each refusal that all calls of a kind share, at every call that documents it. Refusals of a call's own are
// provoked where that call is tested; `startTestApp` ensures that no test receives an undocumented one.

const CALLS = CALL_GROUPS.flatMap(({ calls }) => calls);
function isDocumented(text: CallText, refusal: string): boolean {
  const [status, code = ''] = refusal.split(' ');
  return refusalsOf(text)[Number(status)]?.some((one) => one === code) === true;
}

let exampled: ExampledShop;
beforeAll(async () => {
  exampled = await openExampledShop();
});
afterAll(() => exampled.shop.close());

interface Asked {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | undefined;
}

function send({ method, path }: CallText, { path: values, query, headers, payload }: Asked) {
  const address = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const json =
    payload === undefined || headers['content-type'] !== undefined ? {} : { 'content-type': 'application/json' };
  return exampled.shop.app.inject({
    method,
    url: withQuery(address, query),
    headers: { ...json, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The status of an answer, and the code of a refusal; changes of the call are reverted. */
async function ask(text: CallText, asked: Asked): Promise<string> {
  const response = await send(text, asked);
  if (text.method !== 'GET') await exampled.bringBack();
  if (response.statusCode < 400) return String(response.statusCode);
  const [first] = response.json<readonly { readonly errorCode: string }[]>();
  return `${String(response.statusCode)} ${first?.errorCode ?? ''}`;
}

/** A buyer's successful call, as in the examples. */
function rightly(text: CallText): Asked {
  const { path = {}, query = {}, body }: Partial<Example> = exampled.examples[text.operationId] ?? {};
  const { headers } = exampled.people.buyer;
  return { path, query, headers, payload: body === undefined ? undefined : JSON.stringify(body) };
}

const withoutOwnPage = ({ headers }: Asked) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['sec-fetch-site', 'origin'].includes(name)));

/** A character that no text of a call may contain. */
const UNFIT = '\u0000';

/** Provocations by refusal, each with the calls to which it does not apply. */
const PROVOKED: readonly {
  readonly refusal: string;
  readonly by: (asked: Asked) => Asked;
  readonly isNoneFor?: (text: CallText) => boolean;
}[] = [
  {
    refusal: '404 WEBSTORE_NOT_FOUND',
    by: (asked) => ({ ...asked, path: { ...asked.path, webstoreId: recordId('webstore', 987_654) } }),
    isNoneFor: ({ path }) => !path.includes(':webstoreId'),
  },
  {
    refusal: '400 INVALID_ID_FIELD',
    by: (asked) => ({ ...asked, path: { ...asked.path, webstoreId: 'nonsense' } }),
    isNoneFor: ({ path }) => !path.includes(':webstoreId'),
  },
  { refusal: '404 NOT_FOUND', by: (asked) => ({ ...asked, path: { ...asked.path, version: 'v-none' } }) },
  {
    refusal: '401 INVALID_SESSION_ID',
    by: (asked) => ({ ...asked, headers: { authorization: 'Bearer of-nobody' } }),
    // Where no token is read, this provokes nothing.
    isNoneFor: ({ path }) => !path.startsWith('/services/'),
  },
  {
    refusal: '404 EFFECTIVE_ACCOUNT_NOT_FOUND',
    by: (asked) => ({ ...asked, query: { ...asked.query, effectiveAccountId: recordId('account', 987_654) } }),
  },
  {
    refusal: '403 INSUFFICIENT_ACCESS',
    by: (asked) => ({ ...asked, headers: { ...withoutOwnPage(asked), 'sec-fetch-site': 'cross-site' } }),
    // A GET is not refused for its origin; some GETs document this refusal for a guest who would act for an account.
    isNoneFor: ({ method }) => method === 'GET',
  },
  {
    refusal: '415 INVALID_API_INPUT',
    by: (asked) => ({ ...asked, headers: { ...asked.headers, 'content-encoding': 'rot13' } }),
  },
  {
    refusal: '413 MAX_LIMIT_EXCEEDED',
    by: (asked) => ({ ...asked, payload: JSON.stringify('x'.repeat(BOUNDS.bodyBytes)) }),
  },
  { refusal: '400 JSON_PARSER_ERROR', by: (asked) => ({ ...asked, payload: '{"' }) },
  {
    refusal: '400 INVALID_API_INPUT',
    by: (asked) => ({
      ...asked,
      path: { ...asked.path, webstoreId: UNFIT },
      query: { ...asked.query, language: UNFIT },
      // Outside of the webstore API a call with a body gets one without its required fields.
      ...(asked.path['version'] === undefined && asked.payload !== undefined && { payload: '{}' }),
    }),
  },
];

describe.each(PROVOKED)('$refusal', ({ refusal, by, isNoneFor }) => {
  it('is what each call that documents it answers to the same provocation [CTX-14]', async () => {
    const calls = CALLS.filter((text) => isDocumented(text, refusal) && isNoneFor?.(text) !== true);
    expect(calls).not.toEqual([]);
    const answers: Record<string, string> = {};
    for (const text of calls) answers[text.operationId] = await ask(text, by(rightly(text)));
    expect(answers).toEqual(Object.fromEntries(calls.map(({ operationId }) => [operationId, refusal])));
  });
});

it('every call below a webstore says that another one is not found [CTX-14]', () => {
  const silent = CALLS.filter(
    (text) => text.path.includes(':webstoreId') && !isDocumented(text, '404 WEBSTORE_NOT_FOUND'),
  );
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

it('a guest acts for no account: 403 at every call of carts, checkouts and orders that only reads', async () => {
  const { headers } = exampled.people.guest;
  const calls = CALLS.filter(
    ({ method, callers }) => method === 'GET' && ['carts', 'checkouts', 'orders'].includes(callers),
  );
  const answers: Record<string, string> = {};
  for (const text of calls) {
    const { path, query } = rightly(text);
    const acting = { ...query, effectiveAccountId: exampled.people.buyer.things?.['accountId'] ?? '' };
    answers[text.operationId] = await ask(text, { path, query: acting, headers });
  }
  expect(answers).toEqual(Object.fromEntries(calls.map(({ operationId }) => [operationId, '403 INSUFFICIENT_ACCESS'])));
});

it('a key that has served another request is 422 at every call that takes one', async () => {
  const calls = CALLS.filter(({ hasKey }) => hasKey === true);
  const answers: Record<string, string> = {};
  for (const text of calls) {
    const right = rightly(text);
    const keyed = { ...right, headers: { ...right.headers, 'idempotency-key': text.operationId } };
    await send(text, keyed);
    answers[text.operationId] = await ask(text, { ...keyed, query: { ...right.query, language: 'en-US' } });
  }
  expect(answers).toEqual(Object.fromEntries(calls.map(({ operationId }) => [operationId, '422 INVALID_API_INPUT'])));
});
