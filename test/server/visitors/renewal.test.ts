import { identifyCallers } from '../../../src/server/visitors/identifyCallers';
import { cartPlugin } from '../../support/server/plugins/cartPlugin';
import { fromOwnPage, startTestApp, type TestApp } from '../../support/server/testApp';

const DAY = 24 * 60 * 60_000;
let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp({ plugins: [identifyCallers, cartPlugin] });
});
afterEach(() => shop.close());

const count = (cookies: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/count',
    payload: { by: 1 },
    headers: fromOwnPage,
    cookies,
  });
const who = (value: string) => shop.app.inject({ url: '/services/data/v65.0/who', cookies: { comptoir_guest: value } });
const guestCookie = (reply: Awaited<ReturnType<typeof who>>) =>
  reply.cookies.find(({ name }) => name === 'comptoir_guest');

test('a guest who comes back is remembered for thirty more days, and given a cookie once a day at most', async () => {
  const first = guestCookie(await count())?.value ?? '';
  expect(guestCookie(await who(first))).toBeUndefined();
  shop.clock.advance(DAY);
  const second = guestCookie(await who(first));
  expect(second).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
  expect(second?.value).not.toBe(first);
  expect(guestCookie(await who(second?.value ?? ''))).toBeUndefined();
  const same = [await who(first), await who(second?.value ?? '')].map(
    (reply) => reply.json<{ guestId: string }>().guestId,
  );
  expect(same[0]).toBe(same[1]);
});

test('a guest’s day of coming back is kept with their cart, which counts as seen', async () => {
  const cookie = guestCookie(await count())?.value ?? '';
  const guestId = (await who(cookie)).json<{ guestId: string }>().guestId;
  const now = shop.clock.now();
  await shop.app.database.write((db) =>
    db
      .insertInto('cart')
      .values({
        id: 'cart',
        webstore_id: 'shop',
        owner_kind: 'guest',
        owner_id: guestId,
        status: 'Active',
        currency: 'EUR',
        created_at: now,
        changed_at: now,
        is_current: 1,
      })
      .execute(),
  );
  shop.clock.advance(3 * DAY);
  await who(cookie);
  const carts = await shop.app.database.read.selectFrom('cart').select(['changed_at', 'seen_at']).execute();
  expect(carts).toEqual([{ changed_at: now, seen_at: now + 3 * DAY }]);
});

test('a cookie that claims to be of another day is not ours', async () => {
  const value = guestCookie(await count())?.value ?? '';
  const [id = '', , mac = ''] = value.split('.');
  expect((await who(`${id}.99999.${mac}`)).json()).toEqual({ kind: 'guest', guestId: null });
});
