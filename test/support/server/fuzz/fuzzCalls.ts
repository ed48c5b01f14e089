import fc from 'fast-check';
import { encodeRefinements } from '../../../../src/contract/search/refinements';
import type { ServedRoute } from '../wholeShop/servedRoutes';
import { rightCall } from '../wholeShop/rightCalls';
import type { Things } from '../wholeShop/people';
import { nearly, valid } from './fromSchema';
import { ENDLESS, hostileBody, hostileHeaders, hostileText, hostileValue, withRaw } from './hostile';
import { ownMark, REVISION_MARK, seen } from './seenIds';

export const FUZZERS = ['guest', 'otherGuest', 'buyer', 'manager', 'managerFor', 'support', 'builder'] as const;
export type Fuzzer = (typeof FUZZERS)[number];

/** A generated call: ids that the server has yet to create are marks (`seenIds`). */
export interface FuzzCall {
  /** Method and pattern. */
  readonly route: string;
  /** null: the caller of the call before, so that the ids which this call names are likely to exist. */
  readonly who: Fuzzer | null;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly pauseMs: number;
}

interface Schemas {
  readonly params?: object;
  readonly querystring?: object;
  readonly body?: object;
}

/**
 * Routes that are called rarely: a page costs a hundred times as much as a call, and logouts must not be too frequent.
 */
const RARE = ['/secur/logout.jsp', '/replay'];
const PAGES = [
  '/',
  '/search?term=beurre',
  '/cart',
  '/checkout',
  '/account',
  '/account/orders',
  '/builder',
  '/?preview=Draft',
];

/** Beginnings of addresses, the rest of which a page parses. */
const ASKING_PAGES = ['/search?term=', '/category/fromages?page=', '/login?startUrl=', '/?preview='];

/** Replaces lone surrogates, which `encodeURIComponent` refuses. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A hostile text in an address: encoded, or in half of the cases as it is, without `?`, `#` and spaces. */
const inPath = fc
  .tuple(hostileText, fc.boolean())
  .map(([text, isRaw]) => (isRaw ? text.replace(/[?#\s]/g, '') : encodeURIComponent(wellFormed(text))));

/** The ids of a valid call: words that the API takes for an id, and marks for the ids last answered to the caller. */
const MARKS: Things = {
  productId: 'seen~01t~0~',
  cartStateOrId: 'current',
  cartItemId: 'seen~0a9~0~',
  cartCouponId: 'seen~0c9~0~',
  deliveryGroupId: 'seen~0ag~0~',
  checkoutId: 'active',
  cardToken: 'seen~token~0~',
  challengeId: 'seen~token~0~',
  transferId: 'seen~token~0~',
  mailedToken: 'seen~token~0~',
  webstoreId: 'seen~0ZE~0~',
  locationId: 'seen~131~0~',
  orderSummaryId: 'seen~reference~0~',
  orderReference: 'seen~reference~0~',
  revision: REVISION_MARK,
};

function paramOf(name: string, right: string | undefined): fc.Arbitrary<string> {
  if (name === 'version')
    return fc.constantFrom('v65.0', 'v65.0', 'v65.0', 'v65.0', 'v65.0', 'v65.0', 'v1.0', 'v99999.0');
  if (name === 'webstoreId')
    return fc.oneof(
      { weight: 40, arbitrary: fc.constant(MARKS['webstoreId'] ?? '') },
      { weight: 1, arbitrary: inPath },
    );
  const ids = seen(name);
  const known = right === undefined ? [] : [{ weight: 14, arbitrary: fc.constant(right) }];
  return fc.oneof(
    ...known,
    { weight: 14, arbitrary: ids ?? fc.constantFrom('viewProduct', 'x') },
    { weight: 2, arbitrary: inPath },
  );
}

function pathOf({ url }: ServedRoute, right: Readonly<Record<string, string | undefined>>): fc.Arbitrary<string> {
  if (url === '/*')
    return fc.oneof(
      fc.constantFrom(...PAGES),
      inPath.map((text) => `/${text}`),
      fc.tuple(fc.constantFrom(...ASKING_PAGES), inPath).map((parts) => parts.join('')),
      fc.tuple(fc.constantFrom('/', ...ASKING_PAGES), fc.constantFrom(...ENDLESS)).map((parts) => parts.join('')),
    );
  const names = [...url.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name);
  return fc
    .tuple(fc.record(Object.fromEntries(names.map((name) => [name, paramOf(name, right[name])]))), inPath)
    .map(([params, rest]) => url.replace(/:([a-zA-Z]+)/g, (_, name: string) => params[name] ?? '').replace('*', rest));
}

/** Refinements as Base64: valid ones, of hostile values, and nested deeply; and texts that are no Base64. */
const refinements = fc.oneof(
  fc.constant(
    encodeRefinements([{ nameOrId: 'Brand', type: 'DistinctValue', attributeType: 'Custom', values: ['Comptoir'] }]),
  ),
  hostileValue.map((value) => Buffer.from(withRaw(JSON.stringify([value]))).toString('base64')),
  hostileValue.map((value) => {
    const text = withRaw(JSON.stringify([{ nameOrId: 'Brand', type: 'DistinctValue', values: value }]));
    return Buffer.from(text).toString('base64');
  }),
  fc.constantFrom(20, 3000).map((levels) => Buffer.from('['.repeat(levels) + ']'.repeat(levels)).toString('base64')),
  hostileText,
);

const asText = (value: unknown): string => wellFormed(typeof value === 'string' ? value : JSON.stringify(value));
const written = ([name, value]: readonly [string, unknown]): string =>
  `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(asText(value))}`;

function queryOf(schemas: Schemas, right: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  const schema = schemas.querystring;
  if (schema === undefined) return fc.constantFrom('', '', '?x=1&__proto__=2&x=3');
  const values = valid(schema);
  const hasRefinements = 'properties' in schema && Object.hasOwn(schema.properties as object, 'refinements');
  const query = fc.oneof(
    { weight: 5, arbitrary: fc.constant<unknown>(right) },
    { weight: 3, arbitrary: values },
    { weight: 2, arbitrary: nearly(values) },
  );
  return fc.tuple(query, refinements, hostileText, fc.nat(9)).map(([value, encoded, extra, way]) => {
    const pairs = Object.entries(typeof value === 'object' && value !== null ? value : { q: value });
    const more =
      hasRefinements && way < 4 ? [['refinements', encoded] as const, ['searchTerm', 'beurre'] as const] : [];
    const text = [...pairs, ...more].map(written).join('&');
    const tail = way === 9 ? `&${wellFormed(extra).replace(/[#\s]/g, '')}` : '';
    return text + tail === '' ? '' : `?${text}${tail}`;
  });
}

function bodyOf(schemas: Schemas, right: object | undefined): fc.Arbitrary<string | null> {
  const schema = schemas.body;
  if (schema === undefined)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileBody });
  const values = valid(schema);
  const known = right === undefined ? values : fc.constant<unknown>(right);
  const asJson = (arbitrary: fc.Arbitrary<unknown>) => arbitrary.map((value) => withRaw(JSON.stringify(value)));
  return fc.oneof(
    { weight: 6, arbitrary: asJson(known) },
    { weight: 4, arbitrary: asJson(values) },
    { weight: 4, arbitrary: asJson(nearly(known)) },
    { weight: 3, arbitrary: asJson(nearly(values)) },
    { weight: 1, arbitrary: asJson(hostileValue) },
    { weight: 1, arbitrary: hostileBody },
  );
}

const pause = fc.oneof(
  { weight: 60, arbitrary: fc.nat(2000) },
  { weight: 1, arbitrary: fc.constantFrom(60_000, 31 * 60_000, 25 * 3_600_000) },
);

const anybody = fc.option(fc.constantFrom(...FUZZERS), { freq: 3 });
/** Calls that only certain callers may make; most of them are generated for these callers. */
const CALLERS: readonly (readonly [part: string, callers: readonly Fuzzer[]])[] = [
  ['/builder/api/', ['builder', 'builder', 'buyer', 'guest']],
  ['/support/', ['support', 'support', 'buyer', 'guest']],
  ['/addresses', ['buyer', 'manager', 'managerFor', 'guest']],
];
function callerOf({ url }: ServedRoute): fc.Arbitrary<Fuzzer | null> {
  const callers = CALLERS.find(([part]) => url.includes(part))?.[1];
  return callers ? fc.constantFrom(...callers) : anybody;
}

/** A valid call of a route, or one with another body. */
function rightOf(route: ServedRoute, things: Things, who: Fuzzer | null, otherwise?: object): FuzzCall {
  const { method, url } = route;
  const right = rightCall(`${method === 'HEAD' ? 'GET' : method} ${url}`, things);
  const parts: Readonly<Record<string, string | undefined>> = { ...things, version: 'v65.0', ...right.params };
  const body = otherwise ?? right.body;
  const path = url.replace(/:([a-zA-Z]+)/g, (_, name: string) => parts[name] ?? ownMark(name));
  const query = Object.entries(right.query ?? {})
    .map(written)
    .join('&');
  return {
    route: `${method} ${url}`,
    who,
    method,
    url: query === '' ? path : `${path}?${query}`,
    headers: right.headers ?? {},
    body: body === undefined ? null : JSON.stringify(body),
    pauseMs: 0,
  };
}

const callOf = (route: ServedRoute, things: Things): fc.Arbitrary<FuzzCall> =>
  fc.oneof(
    { weight: 3, arbitrary: callLike(route, things) },
    { weight: 1, arbitrary: callerOf(route).map((who) => rightOf(route, things, who)) },
  );

/** Calls of which only some parts are valid. */
function callLike(route: ServedRoute, things: Things): fc.Arbitrary<FuzzCall> {
  const schemas: Schemas = (route.schema as Schemas | undefined) ?? {};
  const method = route.method === 'HEAD' ? 'GET' : route.method;
  const right = rightCall(`${method} ${route.url}`, things);
  return fc.record({
    route: fc.constant(`${route.method} ${route.url}`),
    who: callerOf(route),
    method: fc.constant(route.method),
    url: fc
      .tuple(pathOf(route, { ...things, ...right.params }), queryOf(schemas, right.query ?? {}))
      .map((parts) => parts.join('')),
    headers: hostileHeaders.map((headers) => ({ ...right.headers, ...headers })),
    body: bodyOf(schemas, right.body),
    pauseMs: pause,
  });
}

/** A step of an order: method and end of the pattern, and the body where it differs from the valid call's. */
type Step = readonly [route: string, body?: object];
const BEGINNING: readonly Step[] = [
  ['POST /cart-items'],
  ['POST /cart-coupons'],
  ['PUT /checkouts'],
  ['PATCH /checkouts/:checkoutId'],
];
const postAuth: Step = [
  'POST /checkouts/:checkoutId/payments',
  { requestType: 'PostAuth', paymentToken: MARKS['cardToken'] },
];
const card = (number: string): Step => [
  'POST /payment/tokens',
  { method: 'card', number, expiry: '12/29', code: '123' },
];
/** Three ways to pay: by card, by a card whose bank challenges the payer, and on the pages of the buyer's bank. */
const PAYING: readonly (readonly Step[])[] = [
  [card('4242424242424242'), ['POST /checkouts/:checkoutId/payments']],
  [
    card('4000002500003155'),
    ['POST /checkouts/:checkoutId/payments'],
    ['POST /payment/challenges/:transactionId/answers'],
    postAuth,
  ],
  [
    ['POST /checkouts/:checkoutId/payments', { requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' }],
    ['POST /payment/bank/:transactionId/answers'],
    postAuth,
  ],
];
const ENDING: readonly Step[] = [['POST /checkouts/:checkoutId/orders'], ['GET /order-summaries']];

function stepCall(routes: readonly ServedRoute[], things: Things, [step, otherwise]: Step, who: Fuzzer): FuzzCall {
  const [method = '', end = ''] = step.split(' ');
  const found = routes.find((one) => one.method === method && one.url.endsWith(end));
  if (found === undefined) throw new Error(`There is no route for ${step}.`);
  return rightOf(found, things, who, otherwise);
}

/** The calls of an order in sequence, complete or not, so that other calls meet every state of it. */
const steps = (routes: readonly ServedRoute[], things: Things): fc.Arbitrary<readonly FuzzCall[]> =>
  fc
    .tuple(fc.constantFrom(...FUZZERS), fc.constantFrom(...PAYING), fc.nat(12))
    .map(([who, paying, length]) =>
      [...BEGINNING, ...paying, ...ENDING].slice(0, length + 1).map((step) => stepCall(routes, things, step, who)),
    );

/**
 * The weight of a route among all. Rarely called are a HEAD, which repeats its GET, and unknown addresses, with a route
 * for every method. The GET of `/*` serves nearly all pages.
 */
function weightOf({ method, url }: ServedRoute): number {
  if (method === 'GET' && url === '/*') return 30;
  const isRare = RARE.includes(url) || url.endsWith('/*') || url.endsWith('unreadable-address');
  return isRare || method === 'HEAD' ? 1 : 12;
}

/** Calls of every route (methods TRACE and QUERY aside), hostile and valid ones, and now and then those of an order. */
export function fuzzCalls(routes: readonly ServedRoute[], known: Things): fc.Arbitrary<readonly FuzzCall[]> {
  const things = { ...known, ...MARKS };
  const asked = routes.filter(({ method }) => !['TRACE', 'QUERY'].includes(method));
  const each = asked.map((route) => ({
    weight: weightOf(route),
    arbitrary: callOf(route, things).map((call) => [call]),
  }));
  return fc.oneof(...each, { weight: each.length, arbitrary: steps(routes, things) });
}
