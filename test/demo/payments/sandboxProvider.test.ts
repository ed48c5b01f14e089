import { lastingDatabase } from '../../support/server/databases/testDatabase';
import { account, card, openSandboxShop, type SandboxShop } from '../../support/server/shops/sandboxShop';

let shop: SandboxShop;
beforeEach(async () => {
  shop = await openSandboxShop();
});
afterEach(() => shop.close());

const good = card('4242424242424242');
const authorised = { kind: 'authorised', amountCents: 12_345, currency: 'EUR', mandateReference: null };
const confirm = (transactionId: string, outcome: string) =>
  shop.post(`/payment/challenges/${transactionId}/answers`, { outcome });

describe('a payment', () => {
  it('by a card is authorised for what was asked, with brand and last four digits [CHK-16]', async () => {
    const { token } = await shop.tokenFor(good);
    expect(await shop.authorize({ paymentId: 'p1', token })).toEqual({
      ...authorised,
      transactionId: expect.any(String) as unknown,
      methodKind: 'card',
      methodLabel: 'Visa •••• 4242',
    });
  });

  it('by direct debit carries the mandate it was given under [CHK-16]', async () => {
    const { token, mandateReference } = await shop.tokenFor(account('FR14 2004 1010 0505 0001 3M02 606'));
    expect(mandateReference).toMatch(/^CPT-[0-9A-F]{16}$/);
    expect(await shop.authorize({ paymentId: 'p1', token })).toMatchObject({
      ...authorised,
      methodKind: 'sepa',
      methodLabel: 'SEPA •••• 2606',
      mandateReference,
    });
  });

  it.each([card('4000000000000002'), account('FR7630006000011234567890189')])(
    'is declined for $number$iban',
    async (request) => {
      const { token } = await shop.tokenFor(request);
      const declined = { kind: 'declined', code: 'payment_declined' };
      expect(await shop.authorize({ paymentId: 'p1', token })).toEqual(declined);
      expect(await shop.app.payments.frame.find('p1')).toEqual(declined);
    },
  );

  it.each([card('4000000000000341'), account('FR7630001007941234567890185')])(
    'by $number$iban is not answered before the caller gives up, and never arrived',
    async (request) => {
      const { token } = await shop.tokenFor(request);
      const caller = new AbortController();
      let answered = false;
      const payment = shop.authorize({ paymentId: 'p1', token, signal: caller.signal }).finally(() => {
        answered = true;
      });
      const outcome = expect(payment).rejects.toThrow('did not answer');
      await shop.app.payments.frame.find('p1');
      await new Promise(setImmediate);
      expect(answered).toBe(false);
      caller.abort();
      await outcome;
      expect(await shop.app.payments.frame.find('p1')).toBeNull();
      await expect(shop.authorize({ paymentId: 'p2', token, signal: caller.signal })).rejects.toThrow('did not answer');
    },
  );

  it('may be authorised for less than was asked: the answer says for how much', async () => {
    const { token } = await shop.tokenFor(card('4000000000009995'));
    expect(await shop.authorize({ paymentId: 'p1', token })).toMatchObject({ kind: 'authorised', amountCents: 12_344 });
  });

  it('whose first answer is lost stands all the same: find and a repeat say so', async () => {
    const { token } = await shop.tokenFor(card('4000000000000119'));
    await expect(shop.authorize({ paymentId: 'p1', token })).rejects.toThrow('connection');
    const found = await shop.app.payments.frame.find('p1');
    expect(found).toMatchObject(authorised);
    expect(await shop.authorize({ paymentId: 'p1', token })).toEqual(found);
  });

  it('of nothing is no payment', async () => {
    const { token } = await shop.tokenFor(good);
    for (const amountCents of [0, -1, 1.5, Number.NaN]) {
      await expect(shop.authorize({ paymentId: 'p1', token, amountCents })).rejects.toThrow(RangeError);
    }
    expect(await shop.app.payments.frame.find('p1')).toBeNull();
  });
});

describe('a payment that needs its payer', () => {
  const begin = async () => {
    const { token } = await shop.tokenFor(card('4000002500003155'));
    const answer = await shop.authorize({ paymentId: 'p1', token });
    if (answer.kind !== 'actionNeeded') throw new Error(`it was ${answer.kind}`);
    return answer.transactionId;
  };

  it('is authorised once they confirm; only their first answer counts', async () => {
    const transactionId = await begin();
    expect((await confirm(transactionId, 'confirmed')).json()).toEqual({ outcome: 'confirmed' });
    expect((await confirm(transactionId, 'refused')).json()).toEqual({ outcome: 'confirmed' });
    expect(await shop.app.payments.frame.find('p1')).toMatchObject({ ...authorised, transactionId });
  });

  it('is declined once they refuse', async () => {
    const transactionId = await begin();
    expect((await confirm(transactionId, 'refused')).json()).toEqual({ outcome: 'refused' });
    expect(await shop.app.payments.frame.find('p1')).toEqual({ kind: 'declined', code: 'authentication_failed' });
  });

  it('can not be confirmed any more once it was let go', async () => {
    const transactionId = await begin();
    await shop.app.payments.frame.void('p1');
    expect((await confirm(transactionId, 'confirmed')).statusCode).toBe(404);
    expect(await shop.app.payments.frame.find('p1')).toEqual({ kind: 'declined', code: 'payment_voided' });
  });

  it("is nobody else's: another transaction has nothing to confirm", async () => {
    const { token } = await shop.tokenFor(good);
    const answer = await shop.authorize({ paymentId: 'p1', token });
    const transactionId = answer.kind === 'authorised' ? answer.transactionId : '';
    for (const id of [transactionId, 'unknown-transaction']) {
      const reply = await confirm(id, 'confirmed');
      expect([reply.statusCode, reply.json()]).toMatchObject([404, [{ errorCode: 'ITEM_NOT_FOUND' }]]);
    }
  });
});

describe('asking again', () => {
  it('for the same payment gives the first answer, at the same moment and later', async () => {
    const { token } = await shop.tokenFor(good);
    const [first, second] = await Promise.all([
      shop.authorize({ paymentId: 'p1', token }),
      shop.authorize({ paymentId: 'p1', token }),
    ]);
    expect(second).toEqual(first);
    const { token: other } = await shop.tokenFor(card('4000000000000002'));
    expect(await shop.authorize({ paymentId: 'p1', token: other, amountCents: 1 })).toEqual(first);
    expect(await shop.app.payments.frame.find('p1')).toEqual(first);
  });

  it('with a token that has served another payment is declined', async () => {
    const { token } = await shop.tokenFor(good);
    await shop.authorize({ paymentId: 'p1', token });
    expect(await shop.authorize({ paymentId: 'p2', token })).toEqual({ kind: 'declined', code: 'token_used' });
  });

  it('with a token nobody was given, or one older than an hour, is declined', async () => {
    const unknown = { kind: 'declined', code: 'token_unknown' };
    expect(await shop.authorize({ paymentId: 'p1', token: 'made up' })).toEqual(unknown);
    const { token } = await shop.tokenFor(good);
    shop.clock.advance(60 * 60 * 1000 + 1);
    expect(await shop.authorize({ paymentId: 'p2', token })).toEqual(unknown);
  });
});

describe('letting go of a payment', () => {
  it('can be repeated, and holds against the payment itself', async () => {
    const { token } = await shop.tokenFor(good);
    await shop.authorize({ paymentId: 'p1', token });
    await shop.app.payments.frame.void('p1');
    await shop.app.payments.frame.void('p1');
    const voided = { kind: 'declined', code: 'payment_voided' };
    expect(await shop.app.payments.frame.find('p1')).toEqual(voided);
    expect(await shop.authorize({ paymentId: 'p1', token })).toEqual(voided);
  });

  it('before it arrives refuses it when it does', async () => {
    const { token } = await shop.tokenFor(good);
    await shop.app.payments.frame.void('late');
    expect(await shop.authorize({ paymentId: 'late', token })).toEqual({ kind: 'declined', code: 'payment_voided' });
  });
});

test('what the provider knows outlives the process', async () => {
  const lasting = await lastingDatabase();
  try {
    const first = await openSandboxShop(await lasting.open());
    const { token } = await first.tokenFor(card('4000000000000119'));
    await expect(first.authorize({ paymentId: 'p1', token })).rejects.toThrow('connection');
    await first.close();
    const second = await openSandboxShop(await lasting.open());
    const found = await second.app.payments.frame.find('p1');
    await second.close();
    expect(found).toMatchObject(authorised);
  } finally {
    await lasting.remove();
  }
});
