import { identifyCallers } from '../../../src/server/visitors/identifyCallers';
import { cartPlugin } from '../../support/server/plugins/cartPlugin';
import { fromOwnPage, startTestApp, testSettings, type TestApp } from '../../support/server/testApp';
import type { AppOptions } from '../../../src/server/app';

let shop: TestApp;
async function open(options: Partial<AppOptions> = {}) {
  shop = await startTestApp({ plugins: [identifyCallers, cartPlugin], ...options });
}
afterEach(() => shop.close());

const count = (cookies: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/count',
    payload: { by: 1 },
    headers: fromOwnPage,
    cookies,
  });
async function who(cookies: Record<string, string> = {}) {
  const reply = await shop.app.inject({ url: '/services/data/v65.0/who', cookies });
  return { guest: reply.json<{ guestId: string | null }>().guestId, cookies: reply.cookies };
}
const cookieOf = (reply: Awaited<ReturnType<typeof count>>) =>
  reply.cookies.find(({ name }) => name === 'comptoir_guest');

describe('a guest', () => {
  it('is nobody until their first cart call, which gives them a cookie scripts cannot read', async () => {
    await open();
    expect(await who()).toEqual({ guest: null, cookies: [] });
    const cookie = cookieOf(await count());
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(cookie?.secure).toBeUndefined();
  });

  it('is the same one from then on, and gets no second cookie', async () => {
    await open();
    const value = cookieOf(await count())?.value ?? '';
    const again = await count({ comptoir_guest: value });
    expect(again.json()).toEqual({ count: 2 });
    expect(cookieOf(again)).toBeUndefined();
    expect((await who({ comptoir_guest: value })).guest).toMatch(/^token-/);
  });

  it('is not mistaken for another', async () => {
    await open();
    const first = await count();
    const second = await count();
    expect([first.json(), second.json()]).toEqual([{ count: 1 }, { count: 1 }]);
    expect(cookieOf(first)?.value).not.toBe(cookieOf(second)?.value);
  });

  it('gets a cookie for https only where the shop is served so', async () => {
    await open({ settings: { ...testSettings, publicOrigin: 'https://shop.example' } });
    expect(cookieOf(await count())).toMatchObject({ secure: true });
  });

  it('with a forged or malformed cookie is nobody, and gets a right one', async () => {
    await open();
    const right = cookieOf(await count())?.value ?? '';
    const [id = '', mac = ''] = right.split('.');
    const forged = [
      '',
      '.',
      id,
      `${id}.`,
      `.${mac}`,
      `${id}x.${mac}`,
      `${id}.${mac.slice(0, -1)}A`,
      `${mac}.${id}`,
      '%00',
      'é.é',
    ];
    for (const value of forged) expect((await who({ comptoir_guest: value })).guest).toBeNull();
    expect((await who({ comptoir_guest: right })).guest).toBe(id);
    expect(cookieOf(await count({ comptoir_guest: `${id}.forged` }))?.value).not.toBe(right);
  });

  it('of a server with another secret is nobody', async () => {
    await open();
    const value = cookieOf(await count())?.value ?? '';
    await shop.close();
    await open({ settings: { ...testSettings, serverSecret: 'another secret, also long enough to sign with' } });
    expect((await who({ comptoir_guest: value })).guest).toBeNull();
  });
});
