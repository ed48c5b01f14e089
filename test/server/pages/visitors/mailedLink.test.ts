import path from 'node:path';
import { cartReads } from '../../../../src/server/features/cart';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { browser: ['browser.js'] }, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, pages] });
});
afterAll(() => server.close());

const read = (url: string) => server.app.inject({ url, headers: { host: 'shop.example' } });

it('the page a mailed link opens, its state and the log hold no secret of the link', async () => {
  const page = await read('/reset-password?token=geheimes-zeichen');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Choisir un nouveau mot de passe');
  expect(page.body).toContain('token=%E2%80%B9s0%E2%80%BA');
  expect(page.body).not.toContain('geheimes-zeichen');
  expect(JSON.stringify(page.headers)).not.toContain('geheimes-zeichen');
  expect(server.log.join('')).toContain('/reset-password');
  expect(server.log.join('')).not.toContain('geheimes-zeichen');
});

it('the forms around an account are posted as they stand where there is no script', async () => {
  const forms = async (url: string) => [...(await read(url)).body.matchAll(/<form[^>]*>/g)].map(([form]) => form);
  const login = await forms('/login?startUrl=%2Fcart');
  expect(login.filter((form) => form.includes('action="/login"') && form.includes('method="post"'))).toHaveLength(1);
  const posted = [
    ...(await forms('/forgotten-password')),
    ...(await forms('/become-customer')),
    ...(await forms('/contact-support')),
  ].join();
  expect(posted).toContain('action="/password-requests"');
  expect(posted).toContain('action="/registrations"');
  expect(posted).toContain('action="/contact-messages"');
  expect((await read('/login?startUrl=%2Fcart')).body).toContain('name="startUrl" value="/cart"');
  // Typed values must never get into an address.
  expect(
    (await forms('/reset-password?token=x')).filter(
      (form) => !/method="post"|role="search"|action="\/search"/.test(form),
    ),
  ).toEqual([]);
});

it.each([
  ['/login?refused=1', 'n’est pas le bon'],
  ['/login?refused=later', 'Trop d’essais'],
  ['/forgotten-password?sent=1', 'Regardez votre boîte de réception'],
  ['/become-customer?refused=siret,phone', 'Ce numéro SIRET n’est pas valable'],
  ['/become-customer?sent=1', 'Merci, votre demande est bien arrivée'],
  ['/contact-support?refused=email,message', 'Écrivez votre message'],
  ['/contact-support?refused=later', 'Trop d’essais'],
  ['/contact-support?refused=website', 'Un champ invisible a été rempli'],
  ['/contact-support?sent=DC-7KXM-4TRW', 'DC-7KXM-4TRW'],
  ['/reset-password', 'Ce lien est incomplet'],
])('%s says what became of a form', async (url, text) => {
  expect((await read(url)).body).toContain(text);
});
