import { expectAccessible } from '../support/journeys/browser/accessibility';
import { stageFrame, type FrameStage, type OpenFrame } from '../support/paymentFrame/openFrame';
import { waitUntil } from '../support/waitUntil';

let stage: FrameStage;
let opened: OpenFrame;
beforeAll(async () => {
  stage = await stageFrame();
});
afterAll(() => stage.close());
afterEach(() => opened.close());

const cardFrame = '/payment/frame?method=card';
const sepaFrame = '/payment/frame?method=sepa';
async function open(...args: Parameters<FrameStage['open']>): Promise<OpenFrame> {
  opened = await stage.open(...args);
  await opened.nextMessage('ready');
  return opened;
}
const number = (frame: OpenFrame) => frame.frame().getByLabel('Numéro de carte');
const expiry = (frame: OpenFrame) => frame.frame().getByLabel('Date d’expiration');
const code = (frame: OpenFrame) => frame.frame().getByLabel('Code de sécurité');

async function typeCard(frame: OpenFrame, digits: string) {
  await number(frame).pressSequentially(digits);
  await expiry(frame).pressSequentially('449');
  await code(frame).pressSequentially('123');
}
const payments = () => stage.shop.app.payments.frame;
const ask = (paymentId: string, token: string) =>
  payments().authorize({ paymentId, token, amountCents: 4200, currency: 'EUR', signal: new AbortController().signal });

describe('a card', () => {
  it('is grouped as it is typed and becomes a token that pays; the page learns nothing else [CHK-15] [CHK-16]', async () => {
    const frame = await open(cardFrame);
    const sent: Promise<Record<string, string>>[] = [];
    frame.page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.allHeaders());
    });
    await typeCard(frame, '4242424242424242');
    expect(await number(frame).inputValue()).toBe('4242 4242 4242 4242');
    expect(await expiry(frame).inputValue()).toBe('04/49');
    await frame.say({ type: 'submit' });
    const message = await frame.nextMessage('token');
    expect(message).toEqual({
      type: 'token',
      token: expect.any(String) as unknown,
      label: 'Visa •••• 4242',
      mandateReference: null,
    });
    expect(await ask('by-card', message.token)).toMatchObject({ kind: 'authorised', methodLabel: 'Visa •••• 4242' });
    const calls = await Promise.all(sent);
    expect(calls).toMatchObject([{ origin: 'null' }]);
    expect(calls.filter((headers) => 'cookie' in headers)).toEqual([]);
    expect(frame.watch.problems).toEqual([]);
  });

  it('can be corrected in the middle: the caret stays where it was', async () => {
    const frame = await open(cardFrame);
    await number(frame).pressSequentially('424242424242424');
    for (let step = 0; step < 14; step += 1) await number(frame).press('ArrowLeft');
    await number(frame).press('Backspace');
    await number(frame).pressSequentially('99');
    expect(await number(frame).inputValue()).toBe('4249 9424 2424 2424');
  });

  it('that cannot be right is explained at each field, and the first one has the focus', async () => {
    const frame = await open(cardFrame);
    await number(frame).fill('4242 4242 4242 4243');
    await expiry(frame).fill('01/20');
    await frame.say({ type: 'submit' });
    expect(await frame.nextMessage('problem')).toEqual({ type: 'problem', code: 'invalid' });
    const described = await frame.frame().evaluate(() =>
      [...document.querySelectorAll('input')].map((input) => [
        input === document.activeElement,
        input.getAttribute('aria-invalid'),
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' / '),
      ]),
    );
    expect(described).toEqual([
      [true, 'true', 'Ce numéro de carte n’est pas valide\u00a0: vérifiez chaque chiffre.'],
      [false, 'true', 'MM/AA (ex. 04/29) / Cette carte a expiré\u00a0: utilisez-en une autre.'],
      [false, 'true', '3 ou 4 chiffres / Saisissez le code de sécurité.'],
    ]);
    await number(frame).press('5');
    expect(await number(frame).getAttribute('aria-invalid')).toBeNull();
  });

  it('whose provider does not answer can be sent again', async () => {
    const frame = await open(cardFrame);
    await frame.page.route('**/payment/tokens', (route) => route.abort());
    await typeCard(frame, '5555555555554444');
    await frame.say({ type: 'submit' });
    expect(await frame.nextMessage('problem')).toEqual({ type: 'problem', code: 'unavailable' });
    expect(await frame.frame().getByRole('status').textContent()).toContain('Rien n’a été débité');
    await frame.page.unroute('**/payment/tokens');
    await frame.say({ type: 'submit' });
    expect(await frame.nextMessage('token')).toMatchObject({ label: 'Mastercard •••• 4444' });
    expect(await frame.frame().getByRole('status').textContent()).toBe('');
  });
});

describe('a direct debit', () => {
  it('needs its mandate accepted, whose text is there to read and whose reference comes back [CHK-16]', async () => {
    const frame = await open(sepaFrame);
    await frame.frame().getByLabel('IBAN').pressSequentially('fr1420041010050500013m02606');
    expect(await frame.frame().getByLabel('IBAN').inputValue()).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(await frame.frame().getByRole('group').textContent()).toMatch(/prélèvement SEPA interentreprises \(B2B\)/);
    await frame.say({ type: 'submit' });
    expect(await frame.nextMessage('problem')).toMatchObject({ code: 'invalid' });
    const mandate = frame.frame().getByRole('checkbox', { name: /accepte ce mandat/ });
    expect(await mandate.evaluate((box) => box === document.activeElement)).toBe(true);
    await mandate.press('Space');
    await frame.say({ type: 'submit' });
    const { token, label, mandateReference } = await frame.nextMessage('token');
    expect(label).toBe('SEPA •••• 2606');
    expect(await frame.frame().getByRole('status').textContent()).toContain(mandateReference);
    expect(await ask('by-debit', token)).toMatchObject({ kind: 'authorised', mandateReference });
    expect(frame.watch.problems).toEqual([]);
  });

  it('from an account that no country has is refused by the provider, field and all', async () => {
    const frame = await open(sepaFrame);
    // The check digits are valid, but Turkey is not in the SEPA area.
    await frame.frame().getByLabel('IBAN').fill('TR330006100519786457841326');
    await frame.frame().getByRole('checkbox').check();
    await frame.say({ type: 'submit' });
    expect(await frame.nextMessage('problem')).toMatchObject({ code: 'invalid' });
    expect(await frame.frame().getByLabel('IBAN').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a payment that its payer must confirm', () => {
  const begin = async (paymentId: string) => {
    const frame = await open(cardFrame);
    await typeCard(frame, '4000002500003155');
    await frame.say({ type: 'submit' });
    const answer = await ask(paymentId, (await frame.nextMessage('token')).token);
    if (answer.kind !== 'actionNeeded') throw new Error(`it was ${answer.kind}`);
    await frame.say({ type: 'challenge', transactionId: answer.transactionId });
    return { frame, transactionId: answer.transactionId };
  };

  it.each([
    ['Confirmer le paiement', 'confirmed', { kind: 'authorised' }],
    ['Refuser', 'refused', { kind: 'declined', code: 'authentication_failed' }],
  ])('%s: the page is told %s', async (choice, outcome, answer) => {
    const { frame, transactionId } = await begin(`challenged ${outcome}`);
    await frame.frame().getByRole('heading', { name: 'Confirmez votre paiement' }).waitFor();
    expect(await number(frame).isVisible()).toBe(false);
    await frame.frame().getByRole('button', { name: choice }).click();
    expect(await frame.nextMessage('challengeEnded')).toEqual({ type: 'challengeEnded', transactionId, outcome });
    expect(await payments().find(`challenged ${outcome}`)).toMatchObject(answer);
    expect(frame.watch.problems).toEqual([]);
  });

  it('that the page gives up leaves the form as it was, ready for another try', async () => {
    const { frame } = await begin('given up');
    await frame.frame().getByRole('button', { name: 'Refuser' }).waitFor();
    await frame.say({ type: 'challengeDropped' });
    await number(frame).waitFor();
    expect(await number(frame).inputValue()).toBe('4000 0025 0000 3155');
    await frame.say({ type: 'submit' });
    expect(await frame.nextMessage('token')).toMatchObject({ label: 'Visa •••• 3155' });
    expect(await payments().find('given up')).toMatchObject({ kind: 'actionNeeded' });
  });

  it('can be confirmed by an address that names it, and never after it was let go', async () => {
    const { transactionId } = await begin('let go');
    await payments().void('let go');
    await opened.close();
    const frame = await open(`${cardFrame}&challenge=${transactionId}`);
    await frame.frame().getByRole('button', { name: 'Confirmer le paiement' }).click();
    expect(await frame.nextMessage('challengeEnded')).toMatchObject({ outcome: 'failed' });
  });
});

describe('the frame', () => {
  it.each([cardFrame, sepaFrame])('fits 280 pixels with targets of 44, and axe finds nothing: %s', async (address) => {
    const frame = await open(address, { width: 296 });
    await frame.say({ type: 'submit' });
    await frame.nextMessage('problem');
    const found = await frame.frame().evaluate(() => ({
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      low: [...document.querySelectorAll('.field input, .check, button')]
        .filter((target) => target.getClientRects().length > 0)
        .filter((target) => target.getBoundingClientRect().height < 44).length,
    }));
    expect(found).toEqual({ tooWide: 0, low: 0 });
    await expectAccessible(frame.page, 'the frame');
  });

  it('is written in the typeface of the shop around it', async () => {
    const frame = await open(cardFrame);
    const faces = await frame.frame().evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''));
    });
    expect(faces).toContain('Figtree Variable');
    expect(frame.watch.problems).toEqual([]);
  });

  it('says how high it is, and again when it grows', async () => {
    opened = await stage.open(cardFrame);
    expect((await opened.nextMessage('ready')).height).toBeGreaterThan(150);
    const atRest = await opened.frame().evaluate(async () => {
      await document.fonts.ready;
      return Math.ceil(document.body.getBoundingClientRect().height);
    });
    await opened.say({ type: 'submit' });
    // While its fonts are loading the frame may report its height more than once.
    let height = 0;
    while (height <= atRest) ({ height } = await opened.nextMessage('resized'));
    expect(height).toBeGreaterThan(atRest);
  });

  it('stands outside of the shop: no cookie, no storage, no way into the page', async () => {
    const frame = await open(cardFrame);
    const reach = await frame.frame().evaluate(() =>
      [
        () => document.cookie,
        () => window.localStorage.length,
        () => window.parent.document.title,
        () => window.origin,
      ].map((look) => {
        try {
          return look();
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      }),
    );
    expect(reach).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'null']);
  });

  it('hears the page around it alone', async () => {
    const frame = await open(cardFrame);
    // The messages of a window are heard in the order in which it sends them.
    await frame.frame().evaluate(() => {
      const last = new Set<unknown>();
      Object.assign(window, { last });
      window.addEventListener('message', ({ data }) => last.add(data));
      window.postMessage({ source: 'comptoir-payment', type: 'submit' }, '*');
      window.postMessage('the last of its own', '*');
    });
    await frame.page.evaluate(() => {
      const inside = document.querySelector('iframe')?.contentWindow;
      inside?.postMessage({ type: 'submit' }, '*');
      inside?.postMessage('the last of the page', '*');
    });
    await frame.frame().waitForFunction(() => {
      const { last } = window as unknown as { readonly last: ReadonlySet<unknown> };
      return last.has('the last of its own') && last.has('the last of the page');
    });
    expect(await frame.frame().locator('[aria-invalid]').count()).toBe(0);
  });

  it("is not shown in another site's page", async () => {
    opened = await stage.open(`${stage.origin}${cardFrame}`, { origin: stage.elsewhere });
    expect(await opened.frame().locator('input').count()).toBe(0);
    await waitUntil('the browser says why', () => opened.watch.problems.length > 0);
    expect(opened.watch.problems.join('\n')).toMatch(/Content Security Policy|content-security-policy|ERR_BLOCKED_BY/i);
  });
});
