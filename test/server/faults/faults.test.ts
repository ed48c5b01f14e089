import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFaultPanel, type FaultRule, type Scenario } from '../../../src/server/faults/faultRules';
import { openFaults, readScenario } from '../../../src/server/faults/scenario';
import type { FaultsReport } from '../../../src/contract/faults';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { PATHS } from '../../../src/contract/paths';
import { cartCommands, cartReads } from '../../../src/server/features/cart';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { fromOwnPage } from '../../support/server/testApp';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';

const scenarios = path.join(__dirname, '../../support/faults');
const scenarioOf = (...rules: FaultRule[]): Scenario => ({ seed: 1, rules });

describe('a scenario', () => {
  it('strikes the calls that its rules name, the first rule that strikes', () => {
    const panel = createFaultPanel(
      scenarioOf(
        { call: 'POST cartItems', nth: [2], answer: 503 },
        { call: 'POST *', nth: [1], answer: 409 },
        { call: 'GET siteInfo', answer: 'drop' },
      ),
    );
    const answers = ['POST', 'POST', 'POST', 'GET'].map((method) => panel.strike(method, PATHS.cartItems)?.answer);
    expect(answers).toEqual([409, 503, undefined, undefined]);
    expect(panel.strike('GET', PATHS.siteInfo)?.answer).toBe('drop');
    expect(panel.heard()).toEqual([3, 2, 1]);
  });

  it('draws the same for the same seed, whatever else is called in between, and about as often as it says', () => {
    const strikes = (seed: number, between: boolean) => {
      const panel = createFaultPanel({ seed, rules: [{ call: 'GET cart', chance: 0.3, answer: 500 }] });
      return Array.from({ length: 300 }, () => {
        if (between) panel.strike('GET', PATHS.siteInfo);
        return panel.strike('GET', LATE_PATHS.cart) !== null;
      });
    };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = strikes(seed, false);
        expect(strikes(seed, true)).toEqual(drawn);
        const share = drawn.filter(Boolean).length / drawn.length;
        expect(share).toBeGreaterThan(0.15);
        expect(share).toBeLessThan(0.45);
      }),
      { seed: 20_251_121, numRuns: 50 },
    );
  });

  it.each([
    [{ rules: [] }, 'seed'],
    [{ seed: 1, rules: [{ call: 'POST nothing', answer: 500 }] }, '"POST nothing" names no call'],
    [{ seed: 1, rules: [{ call: 'POST cart' }] }, 'no answer and no delayMs'],
    [{ seed: 1, rules: [{ call: '*', answer: 99 }] }, '/rules/0'],
    [{ seed: 1, rules: [{ call: '*', answer: 500, often: true }] }, '/rules/0'],
  ])('is refused with what is wrong with it: %j', (value, problem) => {
    const read = readScenario(value);
    expect(read.ok ? '' : read.problem).toContain(problem);
  });
});

describe('a process', () => {
  const temporary = temporaryFolder();
  afterAll(() => temporary.remove());

  it.each(['production', '', undefined])(
    'in mode %s has no faults, and refuses to start with a scenario',
    async (mode) => {
      const env = mode === undefined ? {} : { NODE_ENV: mode };
      expect(await openFaults(env, '/')).toEqual({ ok: true, value: null });
      const read = await openFaults({ ...env, FAULT_SCENARIO: 'faults.json' }, '/');
      expect(read.ok ? '' : read.problem).toMatch(/^FAULT_SCENARIO is for NODE_ENV=development alone/);
    },
  );

  it('in development waits for a scenario, plays the one of a file, and refuses a file that is none', async () => {
    const env = { NODE_ENV: 'development' };
    const waiting = await openFaults(env, process.cwd());
    expect(waiting.ok && waiting.value?.scenario()).toBeNull();
    const played = await openFaults({ ...env, FAULT_SCENARIO: 'busyCheckout.json' }, scenarios);
    expect(played.ok && played.value?.scenario()?.rules).toHaveLength(3);
    // The scenarios in the folder of the played one can be chosen; where none is played, those of the project.
    const names = ['busyCheckout', 'lostAnswers', 'worked'];
    for (const read of [waiting, played]) {
      const list = read.ok ? await read.value?.files() : [];
      expect(list?.map(({ name }) => name)).toEqual(names);
    }
    const missing = await openFaults({ ...env, FAULT_SCENARIO: 'none.json' }, temporary.file('.'));
    expect(missing.ok ? '' : missing.problem).toMatch(/none\.json: cannot be read \(ENOENT\)/);
  });
});

describe('the server', () => {
  let server: TestServer;
  const panel = createFaultPanel();
  beforeAll(async () => {
    server = await startTestServer({ plugins: [cartCommands, cartReads], faults: panel });
  });
  afterAll(() => server.close());
  afterEach(() => panel.play(null));

  const items = () => server.get('cartItems', { cartStateOrId: 'current' });
  const play = (...rules: FaultRule[]) => panel.play(scenarioOf(...rules));

  it.each([401, 403, 404, 409, 410, 422, 423, 429, 500, 503])(
    'answers %d with the platform’s array',
    async (answer) => {
      play({ call: 'GET cartItems', answer, retryAfterSeconds: 3 });
      const reply = await items();
      expect(reply.status).toBe(answer);
      expect(reply.headers['retry-after']).toBe('3');
      expect(reply.json<{ errorCode: string }[]>()[0]?.errorCode).toMatch(/^[A-Z_]+$/);
    },
  );

  it('tells what is played, what was given and which scenarios there are, whatever fails; a production server has no such address', async () => {
    const files = [{ name: 'mine', scenario: scenarioOf({ call: '*', answer: 503 }) }];
    const faultPanel = createFaultPanel(null, () => Promise.resolve(files));
    const other = await startTestServer({ plugins: [cartReads], faults: faultPanel });
    faultPanel.play(files[0]?.scenario ?? null);
    await other.get('cartItems', { cartStateOrId: 'current' });
    const report = (await other.app.inject('/dev/faults')).json<FaultsReport>();
    expect(report).toEqual({
      scenario: files[0]?.scenario,
      heard: [1],
      given: [{ call: 'GET cartItems', rule: 0, nth: 1 }],
      scenarios: files,
    });
    await other.close();
    const production = await startTestServer({ plugins: [cartReads] });
    expect((await production.app.inject('/dev/faults')).statusCode).toBe(404);
    await production.close();
  });

  it('answers 202 with where and when to ask again', async () => {
    play({ call: 'GET cartItems', answer: 202, retryAfterSeconds: 2 });
    const { status, headers, text } = await items();
    expect([status, headers['retry-after'], headers['location'], text]).toEqual([
      202,
      '2',
      expect.stringContaining('/cart-items'),
      '',
    ]);
  });

  it('answers bytes that are no JSON, or nothing at all', async () => {
    play({ call: 'GET cartItems', nth: [1], answer: 'garbage' }, { call: 'GET cartItems', nth: [1], answer: 'drop' });
    const garbage = await items();
    expect(() => JSON.parse(garbage.text) as unknown).toThrow(SyntaxError);
    await expect(items()).rejects.toThrow();
    expect((await items()).status).toBe(200);
  });

  it.each([['drop'], [503], ['garbage']] as const)(
    'has done what it was asked for when only the answer is %s',
    async (answer) => {
      const found = await server.get('searchProducts', {}, { searchTerm: 'beurre', pageSize: 1 });
      const [product] = found.json<{ productsPage: { products: { id: string }[] } }>().productsPage.products;
      play({ call: 'POST cartItems', answer, done: true });
      const headers = { ...fromOwnPage, 'idempotency-key': `key-${answer}`, cookie: '' };
      const url = PATHS.cartItems
        .replace(':version', 'v65.0')
        .replace(':webstoreId', server.webstoreId)
        .replace(':cartStateOrId', 'current');
      const payload = { productId: product?.id, quantity: '12', type: 'Product' };
      const lost = await server.app.inject({ method: 'POST', url, headers, payload }).catch(() => null);
      expect(lost?.statusCode).toBe(answer === 'drop' ? undefined : answer === 'garbage' ? 201 : answer);
      const rows = await server.app.database.read.selectFrom('cart_item').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      await server.app.database.write((db) => db.deleteFrom('cart_item').execute());
    },
  );

  it('can be told another scenario while it runs, and refuses one that is none', async () => {
    const scenario = JSON.parse(readFileSync(`${scenarios}/busyCheckout.json`, 'utf8')) as Scenario;
    const put = (payload: object, headers: Record<string, string> = fromOwnPage) =>
      server.app.inject({ method: 'PUT', url: '/dev/faults', headers, payload });
    expect((await put(scenario)).statusCode).toBe(204);
    expect((await server.app.inject('/dev/faults')).json()).toMatchObject({ scenario, heard: [0, 0, 0] });
    expect((await put({ seed: 1 })).statusCode).toBe(400);
    expect((await put(scenario, {})).statusCode).toBe(403);
    await server.app.inject({ method: 'DELETE', url: '/dev/faults', headers: fromOwnPage });
    expect(panel.scenario()).toBeNull();
  });

  it('without a panel has no such address', async () => {
    const other = await startTestServer();
    expect((await other.app.inject('/dev/faults')).statusCode).toBe(404);
    await other.close();
  });
});
