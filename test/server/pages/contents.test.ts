import path from 'node:path';
import { cartCommands, cartReads } from '../../../src/server/features/cart';
import { pagesHere } from '../../support/server/pages/pagesHere';
import { demoContents } from '../../../src/demo/content/allContents';
import { plain } from '../../support/plain';
import { startTestServer, type TestServer } from '../../support/server/testServer';

const folder = path.join(__dirname, '../../../public');
const release = { id: 'test', entries: {}, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, cartCommands, pages] });
});
afterAll(() => server.close());

async function show(url: string) {
  const { statusCode, body } = await server.app.inject({ url, headers: { host: 'shop.example' } });
  const [, title] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(body) ?? [];
  const headings = [...body.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text);
  return { statusCode, body, title, description, headings };
}

async function salesAids() {
  const { body } = await show('/');
  const [address] = /\/category\/outils-daide-%C3%A0-la-vente\/[A-Za-z0-9]+/.exec(body) ?? [];
  return address ?? 'no sales aids on the home page';
}

it.each([
  '/advice',
  '/advice/idees-recettes',
  '/advice/tendances-de-consommation',
  '/faq-hub',
  '/faq-hub/compte-client/',
  '/faq-hub/livraison-reclamation',
  '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person',
  '/contact-support',
  '/qui-sommes-nous',
  '/comment-ca-marche',
  '/nos-engagements',
  '/sitemap',
  '/mentions-legales',
  '/politique-cookies',
  '/politique-de-protection-de-la-vie-privee',
])(
  'the link target %s is a page with a heading, a title and a description of its own, without a script [LNK-01]',
  async (address) => {
    const { statusCode, headings, title, description, body } = await show(address);
    const document = demoContents.find((content) => content.path === address.replace(/\/$/, ''));
    expect([statusCode, headings.length]).toEqual([200, 1]);
    expect(title).toContain(document?.title.split(/[’'&]/)[0] ?? 'a document');
    expect(description?.length).toBeGreaterThan(40);
    // Real text, with no placeholder left in it.
    expect(body.replace(/<script[\s\S]*?<\/script>/g, '').includes('{!')).toBe(false);
  },
);

it('the sales aids are a category whose layout the address decides, under a full reload too [LNK-01] [LNK-11]', async () => {
  const address = await salesAids();
  const [grid, list] = [await show(address), await show(`${address}?layout=list`)];
  expect([grid.statusCode, list.statusCode, list.headings.length]).toEqual([200, 200, 1]);
  expect([grid.body.includes('<table'), list.body.includes('<table')]).toEqual([false, true]);
});

it('the terms of sale stand whole at the help hub [FTR-05]', async () => {
  const { body } = await show('/faq-hub');
  for (const part of [
    'Conditions générales de vente',
    'Prix',
    'Livraison',
    'Transfert des risques',
    'droit applicable',
  ]) {
    expect([part, body.toLowerCase().includes(part.toLowerCase())]).toEqual([part, true]);
  }
});

it('the footers’ links go to the page of their subject [FTR-05]', async () => {
  const labelled = async (address: string) => {
    const { body } = await show(address);
    const footer = body.slice(body.indexOf('<footer'));
    const links = [...footer.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
    return new Map(links.map(([, href = '', label = '']) => [plain(label.replace(/&#x27;/g, '’')), href]));
  };
  const footer = await labelled('/');
  const ids = (labels: readonly string[]) => labels.map((label) => footer.get(label));
  expect(ids(['Suivi de commande', 'Compte client'])).toEqual(['/faq-hub/compte-client/', '/faq-hub/compte-client/']);
  expect(ids(['Livraison', 'Retours et remboursements'])).toEqual([
    '/faq-hub/livraison-reclamation',
    '/faq-hub/livraison-reclamation',
  ]);
  expect(ids(['Conditions générales de vente', 'Questions fréquentes'])).toEqual(['/faq-hub', '/faq-hub']);
  expect(footer.get('Gestion des données personnelles')).toBe(
    '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person',
  );
  expect(ids(['Politique de cookies', 'Gérer mes cookies'])).toEqual(['/politique-cookies', '/politique-cookies']);
  expect(ids(['Mentions légales', 'Nous contacter', 'Plan du site', 'Qui sommes-nous ?'])).toEqual([
    '/mentions-legales',
    '/contact-support',
    '/sitemap',
    '/qui-sommes-nous',
  ]);
  const compact = await labelled('/checkout');
  expect([compact.get('Besoin d’aide ?'), compact.get('Livraison et réclamations')]).toEqual([
    '/faq-hub',
    '/faq-hub/livraison-reclamation',
  ]);
});

it('the telephone number in a text can be called', async () => {
  const { body } = await show('/faq-hub');
  expect(plain(body)).toMatch(/Appelez le <a [^>]*href="tel:\+33970000000"[^>]*>09 70 00 00 00<\/a>, du lundi/);
});

it('the terms of sale have an anchor', async () => {
  const { body } = await show('/faq-hub');
  expect(body).toMatch(/<h2 id="section-conditions-generales-de-vente-aux-professionnels">Conditions/);
});

it('on a phone each value of a table has its column’s heading, with two columns as with more', async () => {
  const { body } = await show('/faq-hub/livraison-reclamation/consignes-au-livreur');
  expect(body).toContain('data-label="Évitez"');
});

it('texts quote the rules that the server keeps', async () => {
  const { body } = await show('/faq-hub');
  const said = plain(body);
  for (const rule of ['dès 40 € HT', 'elle coûte 7,90 € HT', 'ajoute 4,90 € HT'])
    expect(said.includes(rule)).toBe(true);
});

it('the help is searched without a script: its answers stand in the page of the address, which no search engine keeps [LNK-01]', async () => {
  const hub = await show('/faq-hub');
  expect(hub.body).toMatch(/<form[^>]* action="\/faq-hub"/);
  expect(hub.body).toMatch(/<input[^>]* name="term"/);
  const found = await show('/faq-hub?term=facture+trouver');
  expect([found.statusCode, plain(found.title).startsWith('Aide : « facture trouver »')]).toEqual([200, true]);
  const page = found.body.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(page).toContain('href="/faq-hub/commande-paiement/factures-et-justificatifs"');
  expect(found.body).toContain('noindex');
  expect(plain((await show('/faq-hub?term=licorne')).body)).toContain('Aucune réponse pour « licorne »');
});
