import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AppPlugin } from '../../../src/server/app';
import { frameDocument } from '../../../src/demo/payments/frame/frameDocument';
import { readFrameScript, servePaymentFrame } from '../../../src/demo/payments/frame/paymentFrame';
import { startTestApp } from '../../support/server/testApp';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';

const script = 'document.title="é";';
const serving =
  (code: string): AppPlugin =>
  (app, _options, done) => {
    servePaymentFrame(app, code);
    done();
  };
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

describe("the payment frame's page", () => {
  it('allows its own script and style alone, and is opaque and unframed elsewhere even when opened by itself', async () => {
    const shop = await startTestApp({ plugins: [serving(`${script}\n//# sourceMappingURL=frame.js.map`)] });
    const page = await shop.app.inject('/payment/frame?method=sepa');
    const again = await shop.app.inject({
      url: '/payment/frame?method=sepa',
      headers: { 'if-none-match': String(page.headers.etag) },
    });
    await shop.close();
    const style = /<style>(.*)<\/style>/s.exec(page.body)?.[1] ?? '';
    expect(page.body).toContain(`<script>${script}</script>`);
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'sha256-${hashOf(script)}'; style-src 'sha256-${hashOf(style)}'; ` +
        "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
    );
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  });

  it('is in the language that its address names', async () => {
    const shop = await startTestApp({ plugins: [serving(script)] });
    const pages = await Promise.all(
      ['', '&language=fr-FR', '&language=en-US'].map((rest) => shop.app.inject(`/payment/frame?method=card${rest}`)),
    );
    await shop.close();
    const heads = pages.map(({ body }) => /<html lang="(..)".*<title>(.*) – Comptoir/.exec(body)?.slice(1));
    const french = ['fr', 'Moyen de paiement'];
    expect(heads).toEqual([french, french, ['en', 'Payment method']]);
  });

  it.each(['', '?method=cash', '?method=card&challenge=a%20b'])('for "%s" does not exist', async (query) => {
    const shop = await startTestApp({ plugins: [serving(script)] });
    const reply = await shop.app.inject(`/payment/frame${query}`);
    await shop.close();
    expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  it.each(['"</script>"', '"<!-- x"'])('is refused with code that would end early: %s', (code) => {
    expect(() => frameDocument(code, '', 'fr-FR')).toThrow('cannot stand in its page');
    expect(() => frameDocument('', code, 'fr-FR')).toThrow('cannot stand in its page');
  });

  it('needs a build that has it in one file', async () => {
    const temporary = temporaryFolder();
    const release = (entries: object) =>
      writeFileSync(temporary.file('release.json'), JSON.stringify({ id: 'test', entries, chunks: {} }));
    writeFileSync(temporary.file('a.js'), script);
    release({ paymentFrame: ['a.js'] });
    expect(await readFrameScript(temporary.folder)).toBe(script);
    for (const entries of [{}, { paymentFrame: ['a.js', 'b.js'] }]) {
      release(entries);
      await expect(readFrameScript(temporary.folder)).rejects.toThrow('no payment frame');
    }
    temporary.remove();
  });
});
