import { LIMITS } from '../../../src/server/limits/limits';
import { leaveAttempts } from '../../support/server/calls/attempts';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import { fromOwnPage } from '../../support/server/testApp';
import { account, card, fromFrame, openSandboxShop, type SandboxShop } from '../../support/server/shops/sandboxShop';

let shop: SandboxShop;
beforeEach(async () => {
  shop = await openSandboxShop();
});
afterEach(() => shop.close());

const good = card('4242424242424242');
const ask = (payload: unknown, headers?: Record<string, string>) => shop.post('/payment/tokens', payload, headers);

describe('a token', () => {
  it.each([
    [card('4242 4242 4242 4242'), 'Visa •••• 4242'],
    [card('5555555555554444'), 'Mastercard •••• 4444'],
    [card('2223003122003222'), 'Mastercard •••• 3222'],
    [card('378282246310005', { code: '1234' }), 'Carte •••• 0005'],
    [account('de89 3704 0044 0532 0130 00'), 'SEPA •••• 3000'],
  ])('is given for any card and account that can exist', async (request, label) => {
    const reply = await ask(request);
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { token: expect.any(String) as unknown, label }]);
  });

  it('is given to the frame, whose origin is opaque, and plays no part in a visit: no cookie is read or set', async () => {
    const reply = await ask(good, { ...fromFrame, cookie: 'comptoir_guest=forged; comptoir_session=forged' });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['access-control-allow-origin']).toBe('null');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('may be asked for by the frame before it asks: the browser is told so', async () => {
    const reply = await shop.app.inject({
      method: 'OPTIONS',
      url: '/payment/tokens',
      headers: { ...fromFrame, 'access-control-request-method': 'POST' },
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': 'null',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['nobody knows where', {}, 403],
    ['a page of the shop', fromOwnPage, 201],
  ])('asked for from %s is answered %o with %d', async (_who, headers, status) => {
    expect((await ask(good, headers)).statusCode).toBe(status);
  });

  it('is given so often an hour to one network', async () => {
    await shop.tokenFor(good);
    await leaveAttempts(shop.app.database, LIMITS.tokensFromAddress, 1);
    await shop.tokenFor(good);
    const refused = await ask(good);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    shop.clock.advance(LIMITS.tokensFromAddress.windowMs);
    await shop.tokenFor(good);
  });

  it('changes with every asking', async () => {
    const tokens = [await shop.tokenFor(good), await shop.tokenFor(good)].map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
  });
});

describe('what cannot be right', () => {
  it.each([
    ['a wrong check digit', card('4242424242424243'), ['number']],
    ['too few digits', card('4242'), ['number']],
    ['letters', card('4242-4242-4242-424x'), ['number']],
    ['a month of the past', card('4242424242424242', { expiry: '02/25' }), ['expiry']],
    ['no month', card('4242424242424242', { expiry: '13/29' }), ['expiry']],
    ['no code', card('4242424242424242', { code: '12' }), ['code']],
    ['everything', card('1', { expiry: '', code: '' }), ['number', 'expiry', 'code']],
    ['a wrong IBAN', account('FR1420041010050500013M02607'), ['iban']],
    ['an IBAN that is too long for its country', account('FR1420041010050500013M026060'), ['iban']],
    ['an account outside of SEPA', account('TR330006100519786457841326'), ['iban']],
    ['a mandate not accepted', account('FR1420041010050500013M02606', { mandateAccepted: false }), ['mandateAccepted']],
  ])('is refused field by field: %s', async (_what, request, fields) => {
    const reply = await ask(request);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['access-control-allow-origin']).toBe('null');
    expect(reply.json()).toEqual(
      fields.map((field) => ({
        errorCode: 'INVALID_API_INPUT',
        message: expect.any(String) as unknown,
        invalidParameters: [field],
      })),
    );
  });

  it('is still good in the month that the card names', async () => {
    expect((await ask(card('4242424242424242', { expiry: '03/25' }))).statusCode).toBe(201);
  });

  it.each([
    ['no method', { number: '1' }, 400],
    ['numbers for texts', { ...good, number: 4242424242424242 }, 400],
    ['a field too many', { ...good, holder: 'Marie' }, 400],
    ['more than a card takes', { ...good, number: '4'.repeat(5000) }, 413],
  ])('is refused as a whole: %s', async (_what, payload, status) => {
    const reply = await ask(payload);
    expect([reply.statusCode, reply.json()]).toMatchObject([status, [{ errorCode: expect.any(String) as unknown }]]);
  });
});

test('no card number, code or IBAN is written anywhere: not to the database, the log, or a reply [CHK-15]', async () => {
  const lasting = await lastingDatabase();
  const kept = await openSandboxShop(await lasting.open());
  const number = '4539578763621486';
  const iban = 'FR7612345987650123456789014';
  const code = '7319';
  const replies = [
    await kept.post('/payment/tokens', card(number, { code })),
    await kept.post('/payment/tokens', account(iban)),
    // Refused requests, with the secrets in their own fields and in others, in the query and in unreadable bodies.
    await kept.post('/payment/tokens', card(`${number}1`, { code: `${code}${code}` })),
    await kept.post('/payment/tokens', account(`${iban}9`)),
    await kept.post('/payment/tokens', { ...card(number), [number]: iban }),
    await kept.post('/payment/tokens', { ...card(number), code: Number(code), [iban]: 1 }),
    await kept.post(`/payment/tokens?number=${number}`, [number, iban, code]),
    await kept.post('/payment/tokens', card(number), { 'content-type': 'text/plain', ...fromFrame }),
    await kept.app.inject({
      method: 'POST',
      url: '/payment/tokens',
      headers: { 'content-type': 'application/json', ...fromFrame },
      payload: `{"number": "${number}", ${iban}`,
    }),
  ];
  const token = replies.slice(0, 1).map((reply) => reply.json<{ token: string }>().token);
  for (const [index, secret] of [...token, number].entries()) {
    await kept.authorize({ paymentId: `p${index}`, token: secret });
  }
  await kept.close();
  const stored = await lasting.contents();
  await lasting.remove();
  const written = [stored, ...kept.log, ...replies.map(({ body, headers }) => body + JSON.stringify(headers))].join(
    '\n',
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 400, 400, 400, 400, 400, 415, 400]);
  // Values that may be stored are found: the check looks in the right tables.
  expect(written).toContain('1486');
  expect(kept.log.length).toBeGreaterThan(8);
  for (const secret of [number, iban, `"${code}"`, iban.slice(4), number.slice(0, 12)]) {
    expect(written).not.toContain(secret);
  }
  expect(stored).not.toContain(token[0] ?? 'no token');
});
