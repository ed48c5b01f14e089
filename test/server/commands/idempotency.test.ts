import { identifyCallers } from '../../../src/server/visitors/identifyCallers';
import { BOUNDS } from '../../../src/server/limits/bounds';
import { cartPlugin } from '../../support/server/plugins/cartPlugin';
import { fromOwnPage, startTestApp, type TestApp } from '../../support/server/testApp';

let shop: TestApp;
let guest = '';
beforeEach(async () => {
  shop = await startTestApp({ plugins: [identifyCallers, cartPlugin] });
  const first = await count({ by: 0 }, null, null);
  guest = first.cookies[0]?.value ?? '';
});
afterEach(() => shop.close());

const count = (payload: object | string, key: string | null, as: string | null = guest) =>
  shop.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/count',
    payload,
    headers: {
      'content-type': 'application/json',
      ...fromOwnPage,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    cookies: as === null || as === '' ? {} : { comptoir_guest: as },
  });

const DAY = 24 * 60 * 60 * 1000;

describe('a changing call with an Idempotency-Key', () => {
  it('is done once and answered alike as often as it comes, also when the repeats come together', async () => {
    const replies = [
      await count({ by: 5 }, 'k1'),
      ...(await Promise.all([count({ by: 5 }, 'k1'), count({ by: 5 }, 'k1')])),
    ];
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([201, { count: 5 }]);
    expect((await count({ by: 0 }, null)).json()).toEqual({ count: 5 });
  });

  it('leaves no word of its answer readable in the database', async () => {
    await count({ by: 5 }, 'k1');
    const kept = await shop.app.database.read.selectFrom('idempotency_record').select('body').execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.body).not.toContain('count');
  });

  it('is known again whatever the order of its fields', async () => {
    await count('{"by":5,"note":"a"}', 'k1');
    expect((await count('{"note":"a","by":5}', 'k1')).json()).toEqual({ count: 5 });
  });

  it('is refused when its key has served another request, and does nothing', async () => {
    await count({ by: 5 }, 'k1');
    const other = await count({ by: 6 }, 'k1');
    expect([other.statusCode, other.json()]).toMatchObject([422, [{ errorCode: 'INVALID_API_INPUT' }]]);
    expect((await count({ by: 0 }, null)).json()).toEqual({ count: 5 });
  });

  it("does not meet another caller's key", async () => {
    await count({ by: 5 }, 'k1');
    const stranger = await count({ by: 5 }, 'k1', null);
    expect(stranger.json()).toEqual({ count: 5 });
    expect(stranger.cookies[0]?.value).not.toBe(guest);
  });

  it('is tried again after a refusal, of which nothing remains', async () => {
    const first = await count({ by: -3 }, 'k1');
    const second = await count({ by: -3 }, 'k1');
    expect([first.statusCode, second.statusCode]).toEqual([400, 400]);
    expect((await count({ by: 4 }, 'k1')).json()).toEqual({ count: 4 });
  });

  it('is remembered for 24 hours and then forgotten', async () => {
    await count({ by: 5 }, 'k1');
    shop.clock.advance(DAY - 1);
    expect((await count({ by: 5 }, 'k1')).json()).toEqual({ count: 5 });
    shop.clock.advance(1);
    expect((await count({ by: 5 }, 'k1')).json()).toEqual({ count: 10 });
    const kept = await shop.app.database.read.selectFrom('idempotency_record').select('created_at').execute();
    expect(kept).toEqual([{ created_at: shop.clock.now() }]);
  });

  it('is remembered among the newest of its caller alone, and nobody else is forgotten for it', async () => {
    await count({ by: 1 }, 'of another guest', null);
    const most = BOUNDS.keptAnswersOfCaller;
    for (let made = 0; made < most + 200; made += 1) {
      shop.clock.advance(1);
      await count({ by: 0 }, `key ${made}`);
    }
    const kept = await shop.app.database.read.selectFrom('idempotency_record').select(['caller', 'key']).execute();
    const own = kept.filter(({ key }) => key.startsWith('key '));
    expect(own.length).toBeGreaterThanOrEqual(most);
    expect(own.length).toBeLessThan(most + 100);
    expect(own.map(({ key }) => key)).toContain(`key ${most + 199}`);
    expect(kept.length - own.length).toBe(1);
  });

  it('of more than 64 characters is refused', async () => {
    expect((await count({ by: 1 }, 'k'.repeat(64))).statusCode).toBe(201);
    const reply = await count({ by: 1 }, 'k'.repeat(65));
    expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  it('is done each time without one', async () => {
    await count({ by: 5 }, null);
    expect((await count({ by: 5 }, null)).json()).toEqual({ count: 10 });
  });
});
