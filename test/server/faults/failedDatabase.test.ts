import { isDeepStrictEqual } from 'node:util';
import { databaseUnavailable, stopping, unexpectedFailure, type ApiProblem } from '../../../src/server/problems';
import type { AppPlugin } from '../../../src/server/app';
import { loggedLines } from '../../../src/server/features/recordings';
import { budget } from '../../support/budget';
import { answerFaults } from '../../support/contracts/documentedAnswers';
import { FAULT, failingStatements, type Fault } from '../../support/server/databases/failingStatements';
import { listening } from '../../support/server/gateway';
import {
  documentedCalls,
  openDocumentedCalls,
  type DocumentedCalls,
} from '../../support/server/wholeShop/documentedCalls';

// Every documented call while a statement fails in SQLite's driver (500); while the database cannot be read, is locked
// by another program or is full (503, but a change of a checkout in a locked database 423); and while the server stops
// (503).

const sqlite = failingStatements();
let goOn: () => void = () => undefined;
const held = new Promise<void>((resolve) => (goOn = resolve));
/** Keeps the server from closing its port while it stops. */
const stopsSlowly: AppPlugin = (app, _options, done) => {
  app.addHook('preClose', () => held);
  done();
};

// Without the timer that stores log lines, so that every statement that runs during a call is the call's own.
let calls: DocumentedCalls;
beforeAll(async () => {
  calls = await openDocumentedCalls({ through: sqlite.bound, beside: [stopsSlowly], without: [loggedLines] });
});
afterAll(async () => {
  goOn();
  await calls.shop.close();
  sqlite.end();
});

/**
 * Statements whose failure does not fail these calls: they run after the change is stored, are tried again later, or
 * add nothing that the answer needs. `may` matches their text; with `andAfter` every statement that follows the first
 * match may fail, too.
 */
const SERVED_WITHOUT: readonly {
  readonly what: string;
  readonly may: RegExp;
  readonly andAfter?: true;
  readonly calls: readonly string[];
}[] = [
  {
    what: 'the searches that a user made lately',
    may: /"recent_search"/,
    calls: ['searchProducts', 'searchProductsByPost'],
  },
  {
    what: 'what the account orders often',
    may: /^select "order_line"."product_id", count\(distinct /,
    calls: ['searchProducts', 'searchProductsByPost', 'listSuggestions'],
  },
  {
    what: 'giving back what attempts at a code have counted',
    may: /"throttle"/,
    calls: ['addCartCoupon', 'addCheckoutCoupon'],
  },
  {
    what: 'the end of the guest’s cookie',
    may: /^select "id" from "cart" where "owner_id" = /,
    calls: ['preserveCart'],
  },
  {
    what: 'giving up payments for an earlier total',
    may: /"payment"/,
    calls: [
      ...['createDeliveryGroup', 'changeDeliveryGroup', 'deleteDeliveryGroup', 'arrangeItems'],
      ...['deleteCart', 'startCheckout', 'ensureCheckout', 'changeCheckout', 'deleteCheckout'],
      ...['addCheckoutCoupon', 'deleteCheckoutCoupon'],
    ],
  },
  { what: 'the mail that confirms an order', may: /^select .* from "mail_due"/, andAfter: true, calls: ['placeOrder'] },
];
/** The calls that were served although such a statement failed, each with the name of what it lacked. */
const servedWithout = new Set<string>();
/** `until`: the texts of the call's statements up to the one that failed. */
function isServedWithout(name: string, until: readonly string[]): boolean {
  const those = SERVED_WITHOUT.filter(
    ({ may, andAfter, calls: names }) =>
      names.includes(name) && (andAfter ? until : until.slice(-1)).some((text) => may.test(text)),
  );
  for (const { what } of those) servedWithout.add(`${name} without ${what}`);
  return those.length > 0;
}

/**
 * What a call may leave although it fails. A payment is stored before the provider is asked, and the provider of these
 * tests keeps its own tables: whether it has paid is found out by the repeat, or the payment is given up later.
 */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  payCheckout: ['payment', 'payment_sandbox_payment', 'payment_sandbox_token'],
};

/**
 * Calls whose only statement identifies the caller: the answer comes from memory (site, contents, catalogue, prices,
 * taxes).
 */
const OF_MEMORY: readonly string[] = [
  ...['getSiteInfo', 'getSiteConfiguration', 'getApplicationContext', 'getAiConfiguration', 'getShopperAgent'],
  ...['listNavigationMenuItems', 'listCategoryMenuItems', 'listContentsOfSite', 'listContentsOfChannel'],
  ...['getContentOfSite', 'getContentOfChannel', 'getProduct', 'getProductByUrlName', 'getProductInVersion'],
  ...['listProducts', 'listProductChildren', 'listFeaturedProducts', 'listGiftWrap', 'getCategory'],
  ...['getCategoryByUrlName', 'listCategoryChildren', 'getCategoryPath', 'listSortRules', 'getPrice', 'listPrices'],
  ...['listPricesByPost', 'getTaxes', 'calculateTaxes'],
];
/** How many statements each call took. */
const statementsOf = new Map<string, number>();

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const documented = new Set<string>();
/** What is wrong with the answer to a call that could not be carried out; empty: nothing. */
function faultsOf(call: string, { statusCode, headers, body }: Answer, problem: ApiProblem): readonly string[] {
  const { status, errorCode, text } = problem;
  if (statusCode !== status) return [`is ${String(statusCode)} ${body.slice(0, 200)}`];
  const said: unknown = JSON.parse(body);
  const faults: string[] = [];
  // Compared with the document once for each call and status: the check below shows that all answers are the same.
  const place = `${call} ${String(status)}`;
  if (!documented.has(place)) {
    const [method = '', pattern = ''] = call.split(' ');
    faults.push(...answerFaults({ method, path: pattern.replace(/:(\w+)/g, '{$1}'), status, body: said }));
    documented.add(place);
  }
  if (!isDeepStrictEqual(said, [{ errorCode, message: text }])) faults.push(`says ${body}`);
  if (headers['set-cookie'] !== undefined) faults.push('sets a cookie');
  if (typeof headers['x-request-id'] !== 'string') faults.push('has no request id');
  if (JSON.stringify(headers).includes('sealed_key')) faults.push('tells of the database');
  return faults;
}

/** Makes a call while a statement fails, and undoes what it changed; `changed` are the tables with other rows. */
async function askedWhile(call: string, fault: Fault) {
  const { database, cartWork, ordering } = calls.shop.app;
  const commands = database.counts().commands;
  const lines = calls.shop.log.length;
  const { result, statements, failed } = await sqlite.during(fault, () => calls.ask(call));
  await cartWork.idle();
  await ordering.idle();
  const isUnchanged = database.counts().commands === commands;
  const changed = isUnchanged ? [] : await calls.changed();
  if (!isUnchanged) await calls.bringBack();
  const id = String(result.response.headers['x-request-id']);
  const isLogged = calls.shop.log.slice(lines).some((line) => line.includes(id) && line.includes(FAULT));
  return { ...result, statements, failed, changed, isLogged };
}
type Asked = Awaited<ReturnType<typeof askedWhile>>;

const refusalFaults = (
  call: string,
  { response, changed, isLogged }: Pick<Asked, 'response' | 'changed' | 'isLogged'>,
  problem: ApiProblem,
) => [
  ...faultsOf(call, response, problem),
  ...changed.map((table) => `changes ${table}`),
  ...(isLogged ? [] : ['is not in the log']),
];

/** Which of a call's statements fail, from 1 on: the first, the last and each other text once; all in the long run. */
const failingOf = (statements: readonly string[]): readonly number[] =>
  statements.flatMap((text, index) => {
    const isTaken = statements.indexOf(text) === index || index === statements.length - 1;
    return budget({ usual: isTaken, long: true }) ? [index + 1] : [];
  });

describe('a statement of SQLite that fails is 500 at each call, whichever it is, says nothing of the database, and leaves everything as it was', () => {
  it.each(documentedCalls)('$call', async ({ call, name }) => {
    const { statements, outcome: usual } = await askedWhile(call, { at: null, code: 'SQLITE_ERROR' });
    const isDone = (outcome: string): boolean => /^(?:ok|303)$/.test(outcome);
    expect(isDone(usual)).toBe(true);
    const faults: string[] = [];
    for (const at of failingOf(statements)) {
      const { failed, outcome, statements: made, ...asked } = await askedWhile(call, { at, code: 'SQLITE_ERROR' });
      if (isDone(outcome) && (failed === null || isServedWithout(name, made.slice(0, at)))) continue;
      const left = LEFT[name] ?? [];
      const changed = asked.changed.filter((table) => !left.includes(table));
      // The provider's tables are in the same database: while they fail, it gives no answer.
      const isProviders = name in LEFT && outcome === '503 SERVER_UNAVAILABLE';
      const found = isProviders ? changed : refusalFaults(call, { ...asked, changed }, unexpectedFailure());
      faults.push(...found.map((fault) => `${String(at)} (${failed ?? 'none'}): ${fault}`));
    }
    expect(faults).toEqual([]);
    statementsOf.set(name, statements.length);
  });

  it('there is one at least, which finds out who calls; from memory alone are answered these', () => {
    const ofMemory = documentedCalls.filter(({ name }) => statementsOf.get(name) === 1).map(({ name }) => name);
    expect(ofMemory.toSorted()).toEqual(OF_MEMORY.toSorted());
    expect(documentedCalls.filter(({ name }) => (statementsOf.get(name) ?? 0) < 1)).toEqual([]);
  });

  it('each call that may be served without something was', () => {
    const mayBe = SERVED_WITHOUT.flatMap(({ what, calls: names }) => names.map((name) => `${name} without ${what}`));
    expect([...servedWithout].toSorted()).toEqual(mayBe.toSorted());
  });
});

/** Whether a call concerns a checkout while another program locks the database: then it may be refused with 423. */
const isLocked = (call: string, { at }: Fault): boolean => at === 'BEGIN IMMEDIATE' && call.includes('/checkouts');

const READS_BY_POST = [
  ...['searchProductsByPost', 'listPricesByPost', 'calculateTaxes', 'evaluateProducts', 'lookUpOrderByPost'],
];
const isWriting = (call: string, name: string): boolean =>
  call.startsWith('GET') ? name === 'logOutByLink' : !READS_BY_POST.includes(name);

const mayBeServed = (name: string): boolean => SERVED_WITHOUT.some(({ calls: names }) => names.includes(name));

const AWAY: readonly (readonly [string, Fault])[] = [
  ['cannot be read', { at: 1, code: 'SQLITE_IOERR_READ' }],
  ['is locked by another program', { at: 'BEGIN IMMEDIATE', code: 'SQLITE_BUSY' }],
  ['has no room for what is to be stored', { at: 'COMMIT', code: 'SQLITE_FULL' }],
];

describe.each(AWAY)(
  'while a SQLite database %s, each call that comes upon it is 503, and nothing of it was done',
  (_what, fault) => {
    it('the same at every call of the document', async () => {
      const faults: string[] = [];
      const met: string[] = [];
      for (const { call, name } of documentedCalls) {
        const asked = await askedWhile(call, fault);
        // A call that needs none of the statements that fail is served.
        if (asked.failed === null || (asked.outcome === 'ok' && mayBeServed(name))) continue;
        met.push(name);
        const isRight = isLocked(call, fault) && asked.outcome === '423 SERVER_UNAVAILABLE';
        const found = isRight ? asked.changed : refusalFaults(call, asked, databaseUnavailable());
        faults.push(...found.map((one) => `${call}: ${one}`));
      }
      expect(faults).toEqual([]);
      // The first statement of every call identifies the caller; only calls that write begin and commit.
      const meets = documentedCalls.filter(({ call, name }) => fault.at === 1 || isWriting(call, name));
      expect(met).toEqual(meets.map(({ name }) => name));
    });
  },
);

it('every call is 503 while the server stops, and asks its database nothing [CTX-14]', async () => {
  const { app } = calls.shop;
  const origin = await listening(app);
  await app.ordering.idle();
  const closed = app.close();
  const faults: string[] = [];
  const { ofAll } = await sqlite.during({ at: null, code: 'SQLITE_ERROR' }, async () => {
    for (const { call } of documentedCalls) {
      const { method, url, headers, payload } = calls.requestOf(call);
      const response = await fetch(`${origin}${url}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        redirect: 'manual',
        ...(payload && { body: JSON.stringify(payload) }),
      });
      const answer = {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
      faults.push(...faultsOf(call, answer, stopping()).map((fault) => `${call} ${fault}`));
    }
  });
  expect([faults, ofAll]).toEqual([[], 0]);
  goOn();
  await closed;
});
