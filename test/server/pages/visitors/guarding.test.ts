import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cartCommands, cartReads } from '../../../../src/server/features/cart';
import type { Settings } from '../../../../src/server/process/settings';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { stateIn } from '../../../support/server/pages/stateIn';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { testSettings } from '../../../support/server/testApp';
import { logIn } from '../../../support/server/calls/loggedIn';

const release = {
  id: 'test',
  entries: {
    browser: ['browser.0123456789.js'],
    builder: ['builder.0123456789.js'],
    support: ['support.0123456789.js'],
  },
  chunks: {},
};
const brokenRelease = {
  ...release,
  get chunks(): Record<string, readonly string[]> {
    throw new Error('no chunks today');
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pages-'));
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  await writeFile(path.join(folder, 'browser.0123456789.js'), 'void 0;');
  await mkdir(path.join(folder, 'api'));
  for (const name of ['openapi.json', 'openapi.json.br']) await writeFile(path.join(folder, 'api', name), '{}');
  await writeFile(path.join(folder, 'browser.0123456789.js.map'), '{"sourcesContent":["// the recipe"]}');
});
afterAll(() => rm(folder, { recursive: true }));

const open: TestServer[] = [];
async function start(built: typeof release = release, settings: Partial<Settings> = {}): Promise<TestServer> {
  const pages = pagesHere({
    release: built,
    browserFolder: folder,
    publicFolder: path.join(__dirname, '../../../../public'),
  });
  const plugins = [cartReads, cartCommands, pages];
  const server = await startTestServer({ plugins, settings: { ...testSettings, demoData: true, ...settings } });
  open.push(server);
  return server;
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const read = ({ app }: TestServer, url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { host: 'shop.example', ...headers } });

test('source maps are built and not served', async () => {
  const server = await start();
  expect((await read(server, '/assets/browser.0123456789.js')).body).toBe('void 0;');
  for (const name of ['browser.0123456789.js.map', 'browser.0123456789.js.%6Dap']) {
    const { statusCode, body } = await read(server, `/assets/${name}`);
    expect([name, statusCode, body.includes('recipe')]).toEqual([name, 404, false]);
  }
});

/** Whether something that a page shows could not be read. */
const hasFailedRead = ({ body }: { readonly body: string }): boolean =>
  JSON.stringify(stateIn(body)).includes('"status":"rejected"');

describe('a page for everybody', () => {
  it('cannot be spoilt by a stranger whose request names no possible host', async () => {
    const server = await start();
    for (const host of ['[', 'a b', '', 'evil.example']) {
      const spoilt = await read(server, '/search?term=beurre', { host });
      expect([host, spoilt.statusCode, hasFailedRead(spoilt)]).toEqual([host, 200, false]);
    }
    const next = await read(server, '/search?term=beurre');
    expect(hasFailedRead(next)).toBe(false);
    expect(next.body).toMatch(/href="\/product\//);
  });

  it('has its goods and prices whatever the shop is called in public, this machine included', async () => {
    const server = await start(release, { publicOrigin: 'https://localhost' });
    const page = await read(server, '/search?term=beurre', { host: 'localhost' });
    expect([page.statusCode, hasFailedRead(page)]).toEqual([200, false]);
    expect(page.body).toMatch(/href="\/product\//);
  });

  it('has one address, in which letters stand as themselves', async () => {
    const server = await start();
    for (const [asked, meant] of [
      ['/%63art?term=%63', '/cart?term=%63'],
      ['/%72eset-password?token=x', '/reset-password?token=x'],
    ]) {
      const { statusCode, headers } = await read(server, asked ?? '');
      expect([statusCode, headers.location]).toEqual([308, meant]);
    }
    expect((await read(server, '/category/cr%C3%A8me%2Fx/0ZG000000000001AAA')).statusCode).not.toBe(308);
  });

  it('is not kept when something it shows could not be read', async () => {
    const server = await start();
    await server.app.webstore.change({ guestCartEnabled: false });
    const closed = await read(server, '/search?term=beurre');
    expect(hasFailedRead(closed)).toBe(true);
    await server.app.webstore.change({ guestCartEnabled: true });
    const opened = await read(server, '/search?term=beurre');
    expect(hasFailedRead(opened)).toBe(false);
  });

  it('shows new stock after ten seconds at the latest, and a visitor with a cart at once', async () => {
    const server = await start();
    const { body, headers } = await read(server, '/search?term=beurre');
    await server.app.database.write((db) => db.updateTable('stock_level').set({ on_hand: 0 }).execute());
    const kept = await read(server, '/search?term=beurre');
    expect(kept.headers.etag).toBe(headers.etag);
    const withCart = await read(server, '/search?term=beurre', { cookie: 'comptoir_guest=anything' });
    expect(withCart.headers.etag).not.toBe(headers.etag);
    expect((await read(server, '/search?term=beurre')).body).toBe(body);
    server.clock.advance(10_000);
    expect((await read(server, '/search?term=beurre')).headers.etag).not.toBe(headers.etag);
  });

  it('is a new one at once when the site is published, and stays kept while only a draft is saved', async () => {
    const server = await start();
    const { headers } = await logIn(server.app, 'builder@comptoir.example');
    const { body } = await read(server, '/search?term=beurre');
    // With this change of stock a page that is rendered anew differs from the kept one.
    await server.app.database.write((db) => db.updateTable('stock_level').set({ on_hand: 0 }).execute());
    const { site } = cachedDemo();
    const document = { ...site, ribbon: { ...site.ribbon, text: 'Fermé lundi' } };
    await server.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload: { revision: 1, document } });
    expect((await read(server, '/search?term=beurre')).body).toBe(body);
    const publication = { method: 'POST', url: BUILDER_PATHS.publications, headers, payload: { revision: 2 } } as const;
    expect((await server.app.inject(publication)).statusCode).toBe(201);
    expect((await read(server, '/search?term=beurre')).body).not.toBe(body);
  });

  it('is answered by 304 whichever validators stand beside its own', async () => {
    const server = await start();
    const etag = String((await read(server, '/')).headers.etag);
    const again = await read(server, '/', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

/** A GET whose path reaches the server unchanged: a URL parser on the way would normalise it. */
const readExactly = ({ app }: TestServer, address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const at = app.server.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    get({ host: '127.0.0.1', port, path: address, agent: false }, (answer) => {
      resolve(answer.resume());
    }).on('error', reject);
  });

describe.each([
  { tool: 'the page of the site’s editor', address: '/builder', login: 'builder', others: ['boulangerie', 'support'] },
  { tool: 'the page of support', address: '/support', login: 'support', others: ['boulangerie', 'builder'] },
])('$tool', ({ address, login, others }) => {
  it('is their own alone: a guest is led to the login and back, another user is told that it is not theirs', async () => {
    const server = await start();
    const script = `${login}.0123456789.js`;
    const guest = await read(server, address);
    expect([guest.statusCode, guest.headers.location]).toEqual([303, `/login?startUrl=${encodeURIComponent(address)}`]);
    for (const other of others) {
      const { headers } = await logIn(server.app, `${other}@comptoir.example`);
      const refused = await read(server, address, headers);
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
      expect(refused.body).not.toContain(script);
    }
    const { headers } = await logIn(server.app, `${login}@comptoir.example`);
    const page = await read(server, address, headers);
    expect([page.statusCode, page.body.includes(script)]).toEqual([200, true]);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

it('the page of the site’s editor is in the language that its builder chose, now or before; support’s is in French [CON-03]', async () => {
  const server = await start();
  const { headers } = await logIn(server.app, 'builder@comptoir.example');
  const partsOf = (body: string) => [
    /<html lang="(\w+)"/.exec(body)?.[1],
    /<title>([^<]+)/.exec(body)?.[1],
    /<script defer src="([^"]+)"/.exec(body)?.[1],
    /<noscript><p>(\S+)/.exec(body)?.[1],
  ];
  const french = ['fr', 'Éditeur du site – Comptoir', '/assets/builder.0123456789.js', 'Cette'];
  const english = ['en', 'Site editor – Comptoir', '/assets/en-US/builder.0123456789.js', 'This'];
  expect(partsOf((await read(server, '/builder', headers)).body)).toEqual(french);
  const chosen = await read(server, '/builder/contents?langue=en', headers);
  expect(partsOf(chosen.body)).toEqual(english);
  expect(chosen.cookies).toMatchObject([{ name: 'comptoir_language', value: 'en', path: '/' }]);
  const withChoice = { ...headers, cookie: `${String(headers['cookie'])}; comptoir_language=en` };
  expect(partsOf((await read(server, '/builder', withChoice)).body)).toEqual(english);
  expect(partsOf((await read(server, '/builder?langue=fr', withChoice)).body)).toEqual(french);
  // Whoever has to log in first does so in that language too.
  const guest = await read(server, '/builder?langue=en');
  expect([guest.statusCode, guest.cookies[0]?.value]).toEqual([303, 'en']);
  const support = await logIn(server.app, 'support@comptoir.example');
  expect(partsOf((await read(server, '/support?langue=en', support.headers)).body)).toEqual([
    'fr',
    'Assistance – Comptoir',
    '/assets/support.0123456789.js',
    'Cette',
  ]);
});

describe('a page that the server writes itself', () => {
  it('is in the language of the page that was asked for, chosen now or before', async () => {
    const server = await start();
    const { headers } = await logIn(server.app, 'boulangerie@comptoir.example');
    const [french, chosen, kept] = await Promise.all([
      read(server, '/builder', headers),
      read(server, '/builder?langue=en', headers),
      read(server, '/builder', { ...headers, cookie: `${String(headers['cookie'])}; comptoir_language=en` }),
    ]);
    expect(french.body).toContain('<html lang="fr"');
    expect(french.body).toContain('<h1>Cette page est réservée aux éditeurs du site</h1>');
    for (const page of [chosen, kept]) {
      expect(page.body).toContain('<html lang="en"');
      expect(page.body).toContain('<h1>This page is for the editors of the site</h1>');
      expect(page.body).not.toMatch(/[àâçéèêîôûœ]/);
    }
  });
});

describe('an address that means nothing', () => {
  it('is a page that says so', async () => {
    const server = await start();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    for (const address of ['/%00', '/product//', '/cart/x', '/%5Cevil']) {
      const { statusCode, headers } = await readExactly(server, address);
      expect([address, statusCode, headers['content-type']]).toEqual([address, 404, 'text/html; charset=utf-8']);
    }
  });

  it('is a page that says so too when nobody can decode it, and an error array where a call was meant', async () => {
    const server = await start();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const page = await readExactly(server, '/search%E0%A4%A');
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    const call = await readExactly(server, '/services/data/v65.0/%E0%A4%A');
    expect([call.statusCode, call.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  it('leads to the one without its slashes in front, never to another site', async () => {
    const server = await start();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const led = {
      '//': '/',
      '///cart': '/cart',
      '//evil.example/?term=a': '/evil.example/?term=a',
      '//[': '/[',
      '/\\evil.example': '/evil.example',
      '/\\/evil.example': '/evil.example',
    };
    for (const [address, target] of Object.entries(led)) {
      const { statusCode, headers } = await readExactly(server, address);
      expect([address, statusCode, headers.location]).toEqual([address, 308, target]);
    }
  });
});

describe('a page that cannot be made', () => {
  it('is a short French page with a look of its own, a way to support and status 500, and its reason is in the log only [REP-10]', async () => {
    const server = await start(brokenRelease);
    const page = await read(server, '/');
    expect(page.statusCode).toBe(500);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Cette page ne peut pas être affichée');
    // There is no script on this page: the link leads to the contact form.
    expect(page.body).toContain('<a href="/contact-support">Envoyer à l’assistance</a>');
    expect(page.body).not.toContain('chunks');
    const style = /<style>(.*)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(style).toMatch(/background/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
    expect(server.log.join('')).toContain('no chunks today');
  });
});

describe('the files of the build', () => {
  it('never change under their address, and those that do are not served', async () => {
    const server = await start();
    const file = await read(server, '/assets/browser.0123456789.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const address of [
      '/assets/release.json',
      '/assets/%72elease.json',
      '/assets/api/openapi.json',
      '/assets/api/openapi.json.br',
      '/assets/api%2Fopenapi.json',
      '/assets/none.js',
    ]) {
      const missing = await read(server, address);
      expect([address, missing.statusCode]).toEqual([address, 404]);
      expect(missing.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});
