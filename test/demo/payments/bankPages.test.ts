import { bankAnswersPath, bankPath } from '../../../src/contract/payment/paymentPaths';
import { TEST_BANKS } from '../../../src/demo/payments/bank/testBanks';
import { transferOf } from '../../../src/demo/payments/bank/transfers';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import { fromFrame, openSandboxShop, type SandboxShop } from '../../support/server/shops/sandboxShop';
import { waitUntil } from '../../support/waitUntil';

let shop: SandboxShop;
beforeEach(async () => {
  shop = await openSandboxShop();
});
afterEach(() => shop.close());

async function begin(changes: object = {}, at = shop) {
  const answer = await at.app.payments.bank.authorize({
    paymentId: 'b1',
    amountCents: 12_345,
    currency: 'EUR',
    returnAddress: '/checkout',
    locale: 'fr-FR',
    signal: new AbortController().signal,
    ...changes,
  });
  if (answer.kind !== 'redirectNeeded') throw new Error(`it was ${answer.kind}`);
  return answer;
}
const found = (paymentId = 'b1') => shop.app.payments.bank.find(paymentId);

/** The data that the form of the bank's page submits. */
const answer = (transactionId: string, form: string, headers: object = fromFrame) =>
  shop.app.inject({
    method: 'POST',
    url: bankAnswersPath(transactionId),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form,
  });
const confirm = (transactionId: string, bank = 'fournil') => answer(transactionId, `answer=confirm&bank=${bank}`);

describe('the bank’s page', () => {
  it('says amount and payee under a policy of its own: no script, no frame, an opaque origin', async () => {
    const { transactionId, url } = await begin();
    expect(url).toBe(bankPath(transactionId));
    const page = await shop.app.inject({ url, headers: { cookie: 'comptoir_session=old' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).toMatch(/Bénéficiaire<\/dt><dd>Comptoir/);
    expect(page.body).toMatch(/123,45\s€/);
    for (const { name } of TEST_BANKS) expect(page.body).toContain(name);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; sandbox allow-forms$/,
    );
    expect(page.body).not.toContain('<script');
  });

  it('speaks the language in which its payer shopped, and goes on to when it is answered [CON-04]', async () => {
    const { transactionId, url } = await begin({ locale: 'en-US' });
    const page = await shop.app.inject({ url });
    expect(page.body).toContain('<html lang="en" dir="ltr">');
    expect(page.body).toMatch(/Payee<\/dt><dd>Comptoir/);
    expect(page.body).toContain('€123.45');
    expect(page.body).toContain('confirms only when asked twice');
    expect(page.body).not.toContain('virement');
    await confirm(transactionId);
    const closed = await shop.app.inject({ url });
    expect(closed.body).toContain('This transfer has already been answered');
    expect(closed.body).toContain('Return to the shop');
  });

  it('leads back with the transaction’s number and nothing else, whatever the answer', async () => {
    const paid = await begin();
    const reply = await confirm(paid.transactionId);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/checkout?payment=${paid.transactionId}`]);
    const left = await begin({ paymentId: 'b2', returnAddress: 'https://shop.example/checkout?x=1' });
    const cancelled = await answer(left.transactionId, 'answer=cancel');
    expect(cancelled.headers.location).toBe(`https://shop.example/checkout?x=1&payment=${left.transactionId}`);
  });

  it('takes the first answer; afterwards there is nothing to confirm, and a way back to the shop', async () => {
    const { transactionId, url } = await begin();
    await answer(transactionId, 'answer=cancel');
    await confirm(transactionId);
    expect(await found()).toEqual({ kind: 'cancelled' });
    const page = await shop.app.inject(url);
    expect(page.body).toContain('Aucun virement à confirmer');
    expect(page.body).toContain(`href="/checkout?payment=${transactionId}"`);
  });

  it('of a transaction nobody knows does not exist; an unknown bank or answer is no answer', async () => {
    expect((await shop.app.inject(bankPath('unknown-transaction'))).statusCode).toBe(404);
    expect((await confirm('unknown-transaction')).statusCode).toBe(404);
    const { transactionId } = await begin();
    for (const form of [
      'answer=confirm&bank=none',
      'answer=confirm',
      'answer=perhaps',
      'bank=fournil',
      'answer=cancel&x=1',
    ]) {
      expect([form, (await answer(transactionId, form)).statusCode]).toEqual([form, 400]);
    }
    expect((await answer(transactionId, 'answer=cancel', { origin: 'https://else.example' })).statusCode).toBe(403);
    expect(await found()).toMatchObject({ kind: 'redirectNeeded', transactionId });
  });
});

describe('a transfer', () => {
  const authorised = { kind: 'authorised', amountCents: 12_345, currency: 'EUR', methodKind: 'bank' };
  const after = async (bank: string) => {
    const { transactionId } = await begin();
    await confirm(transactionId, bank);
    return found();
  };

  it('waits for its payer, and is authorised for what was asked once they confirm [CHK-16]', async () => {
    const { transactionId } = await begin();
    expect(await found()).toEqual({ kind: 'redirectNeeded', transactionId, url: bankPath(transactionId) });
    expect(await begin({ amountCents: 1 })).toEqual(await found());
    await confirm(transactionId);
    expect(await found()).toEqual({
      ...authorised,
      transactionId,
      methodLabel: 'Banque du Fournil',
      mandateReference: null,
    });
  });

  it('is declined by the Banque des Halles, and a cent short at the Banque Mirage', async () => {
    expect(await after('halles')).toEqual({ kind: 'declined', code: 'payment_declined' });
    const { transactionId } = await begin({ paymentId: 'b2' });
    await confirm(transactionId, 'mirage');
    expect(await found('b2')).toMatchObject({ kind: 'authorised', amountCents: 12_344 });
  });

  it('is not executed yet at the first question to the Banque de la Tortue', async () => {
    expect(await after('tortue')).toMatchObject({ kind: 'redirectNeeded' });
    expect(await found()).toMatchObject(authorised);
  });

  it('stands although the first answer of the Banque du Canal gets lost', async () => {
    await expect(after('canal')).rejects.toThrow('lost');
    expect(await found()).toMatchObject(authorised);
  });

  it('stands although the Banque de l’Écluse does not answer at first', async () => {
    const { transactionId } = await begin();
    await confirm(transactionId, 'ecluse');
    let answered = false;
    void found().finally(() => {
      answered = true;
    });
    await waitUntil(
      'the question is heard',
      async () => (await transferOf(shop.app.database.read, transactionId))?.trouble === '',
    );
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    expect(await found()).toMatchObject(authorised);
  });

  it('that was let go of can not be confirmed any more, also when it had not arrived yet', async () => {
    const { transactionId } = await begin();
    await shop.app.payments.bank.void('b1');
    await shop.app.payments.bank.void('b1');
    await confirm(transactionId);
    expect(await found()).toEqual({ kind: 'declined', code: 'payment_voided' });
    await shop.app.payments.bank.void('late');
    await expect(begin({ paymentId: 'late' })).rejects.toThrow('declined');
    expect(await found('never')).toBeNull();
  });

  it('of nothing is no payment', async () => {
    for (const amountCents of [0, -1, 1.5, Number.NaN]) {
      await expect(begin({ amountCents })).rejects.toThrow(RangeError);
    }
  });
});

test('what the bank knows outlives the process', async () => {
  const lasting = await lastingDatabase();
  try {
    const first = await openSandboxShop(await lasting.open());
    const { transactionId } = await begin({}, first);
    await first.close();
    const second = await openSandboxShop(await lasting.open());
    expect(await second.app.payments.bank.find('b1')).toMatchObject({ kind: 'redirectNeeded', transactionId });
    await second.close();
  } finally {
    await lasting.remove();
  }
});
