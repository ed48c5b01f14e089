import fc from 'fast-check';
import { fromOwnPage } from '../testApp';
import { allStock, brokenInvariants } from './brokenInvariants';
import { faultsOf } from './checkAnswer';
import { statementsOf } from './countedStatements';
import { fuzzCalls, type FuzzCall, type Fuzzer } from './fuzzCalls';
import { openFuzzed, withAccount, type FuzzedShop, type Jar } from './openFuzzed';

/** The number of calls, or sequences, between two checks of the invariants; then each caller gets a new browser. */
const CALLS_A_ROUND = 100;
const ROUND_MS = 16 * 60_000;
const MOST_FAILURES = 10;
const ADDRESSES = ['127.0.0.1', '10.1.2.3', '192.0.2.7', '2001:db8::1'];

interface Failure {
  /** The number of the call, from 1. */
  readonly number: number;
  readonly faults: readonly string[];
  /** The argument of `app.inject`, as JSON. */
  readonly call: string;
}
interface FuzzReport {
  readonly calls: number;
  readonly failures: readonly Failure[];
  readonly orders: number;
  /** `right`: the routes of which a call has succeeded; `routes`: all; each by method and pattern. */
  readonly right: ReadonlySet<string>;
  readonly routes: readonly string[];
}

function requestOf(shop: FuzzedShop, made: FuzzCall, { who, jar, number }: { who: Fuzzer; jar: Jar; number: number }) {
  const ids = shop.seenBy(who);
  const isReading = made.method === 'GET' || made.method === 'HEAD';
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    method: made.method as 'GET',
    url: withAccount(who, ids.filledIn(made.url, encodeURIComponent)),
    remoteAddress: ADDRESSES[number % ADDRESSES.length] ?? '127.0.0.1',
    headers: {
      ...(isReading ? {} : fromOwnPage),
      ...(made.body === null ? {} : { 'content-type': 'application/json' }),
      ...(cookie === '' ? {} : { cookie }),
      ...made.headers,
    },
    ...(made.body === null ? {} : { payload: ids.filledIn(made.body) }),
  };
}

function keepCookies(jar: Jar, cookies: readonly { readonly name: string; readonly value: string }[]): void {
  for (const { name, value } of cookies) {
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

/** Makes one call; returns the answer's status, and what is wrong with the answer (null: nothing). */
async function make(
  shop: FuzzedShop,
  made: FuzzCall,
  caller: { readonly who: Fuzzer; readonly jar: Jar; readonly number: number },
): Promise<{ readonly status: number; readonly failure: Failure | null }> {
  const { app, clock, log, mails } = shop;
  clock.advance(made.pauseMs);
  const request = requestOf(shop, made, caller);
  const before = { log: log.length, mails: mails.length };
  const { result: response, statements } = await statementsOf(() => app.inject(request));
  await shop.settled();
  const faults = faultsOf({
    response,
    method: made.method,
    url: request.url,
    statements,
    logLines: log.slice(before.log),
  });
  const ids = shop.seenBy(caller.who);
  if (String(response.headers['content-type']).startsWith('application/json')) ids.learn(response.body);
  for (const { text } of mails.slice(before.mails)) ids.learn(text);
  // A caller who has sent forged cookies keeps their own.
  if (made.headers['cookie'] === undefined) keepCookies(caller.jar, response.cookies);
  const failure = { number: caller.number, faults, call: JSON.stringify(request) };
  return { status: response.statusCode, failure: faults.length > 0 ? failure : null };
}

/**
 * Makes `calls` calls to the whole shop, always the same for a seed, and begins no further round after ten failures.
 * fast-check generates them, but cannot shrink a failing one: the state that a call meets depends on all calls before
 * it.
 */
export async function runFuzz({ calls, seed }: { readonly calls: number; readonly seed: number }): Promise<FuzzReport> {
  const shop = await openFuzzed();
  const { database } = shop.app;
  const failures: Failure[] = [];
  const right = new Set<string>();
  let number = 0;
  try {
    const stock = await allStock(database);
    const made = fuzzCalls(shop.routes, shop.things);
    for (let round = 0; number < calls && failures.length < MOST_FAILURES; round += 1) {
      shop.clock.advance(ROUND_MS);
      const jars = await shop.newBrowsers();
      const sampled = fc.sample(made, { seed: seed + round, numRuns: CALLS_A_ROUND }).flat();
      let who: Fuzzer = 'guest';
      for (const call of sampled.slice(0, calls - number)) {
        who = call.who ?? who;
        number += 1;
        const { status, failure } = await make(shop, call, {
          who,
          jar: jars.get(who) ?? new Map<string, string>(),
          number,
        });
        if (status < 400) right.add(call.route);
        if (failure !== null) failures.push(failure);
      }
      const broken = await brokenInvariants(database);
      const lost = (await allStock(database)) === stock ? [] : ['stock that came from nowhere or is gone'];
      const faults = [...broken, ...lost];
      if (faults.length > 0) failures.push({ number, faults, call: `one of the last ${String(sampled.length)} calls` });
    }
    const orders = await database.read.selectFrom('placed_order').select('id').execute();
    const routes = [...new Set(shop.routes.map(({ method, url }) => `${method} ${url}`))];
    return { calls: number, failures, orders: orders.length, right, routes };
  } finally {
    await shop.close();
  }
}
