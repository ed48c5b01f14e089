import type { Menu, MenuItem } from '../../../../src/contract/catalog/menu';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { pathTo, withQuery } from '../../../../src/contract/paths';
import { BUILDER_PATHS, versionPath } from '../../../../src/contract/site/builderPaths';
import type { DraftConflict, SiteDraft, SiteFile, SiteVersions } from '../../../../src/contract/site/builder';
import type { SiteConfiguration, SiteDocument } from '../../../../src/contract/site/siteConfiguration';
import { writeVersion } from '../../../../src/server/features/site/siteTable';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { fromOwnPage } from '../../../support/server/testApp';
import { item, withFooter } from '../../../support/server/plugins/siteDocuments';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer();
});
afterAll(() => shop.close());

type Method = 'GET' | 'PUT' | 'POST';
type Headers = Readonly<Record<string, string>>;
const call = (method: Method, url: string, headers: Headers, payload?: object, { app } = shop) =>
  app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const as = async (login: string, at: Pick<TestServer, 'app'> = shop): Promise<Headers> =>
  (await logIn(at.app, `${login}@comptoir.example`)).headers;
const draftOf = async (headers: Headers) => (await call('GET', BUILDER_PATHS.draft, headers)).json<SiteDraft>();
const versionOf = (version: number | string) => versionPath('version', version);
const restorePath = (version: number | string) => versionPath('restore', version);

async function footer(publishStatus: string, headers: Headers = {}, at = shop) {
  const { communityId } = at.app.webstore.current();
  const query = { navigationLinkSetDeveloperName: 'Footer', publishStatus };
  const reply = await at.app.inject({ url: withQuery(pathTo('navigationMenuItems', { communityId }), query), headers });
  return reply.json<Menu>().menuItems.map(({ label }) => label);
}
const configuration = async (query: Readonly<Record<string, string>> = {}, headers: Headers = {}) =>
  (await call('GET', withQuery(LATE_PATHS.siteConfiguration, query), headers)).json<SiteConfiguration>();
const codes = (reply: { statusCode: number; json: () => unknown }) => [reply.statusCode, reply.json()];

describe('who is no builder', () => {
  const calls: [Method, string, object | undefined][] = [
    ['GET', BUILDER_PATHS.draft, undefined],
    ['PUT', BUILDER_PATHS.draft, { revision: 1, document: {} }],
    ['POST', BUILDER_PATHS.publications, { revision: 1 }],
    ['GET', BUILDER_PATHS.versions, undefined],
    ['GET', versionOf(1), undefined],
    ['POST', restorePath(1), { revision: 1 }],
    ['GET', BUILDER_PATHS.export, undefined],
    ['POST', BUILDER_PATHS.imports, { revision: 1, file: {} }],
    ['POST', BUILDER_PATHS.imports, { nothing: 'of use' }],
    ['GET', withQuery(LATE_PATHS.siteConfiguration, { publishStatus: 'Draft' }), undefined],
    ['GET', '/builder/api/nothing', undefined],
  ];
  it.each(calls)('%s %s is refused: 401 to a guest, 403 to any other user', async (method, url, payload) => {
    expect(codes(await call(method, url, fromOwnPage, payload))).toMatchObject([
      401,
      [{ errorCode: 'INVALID_SESSION_ID' }],
    ]);
    for (const login of ['boulangerie', 'support']) {
      expect(codes(await call(method, url, await as(login), payload))).toMatchObject([
        403,
        [{ errorCode: 'INSUFFICIENT_ACCESS' }],
      ]);
    }
  });

  it('gets no draft of a menu either, neither by name nor of the categories [NAV-26]', async () => {
    const { communityId } = shop.app.webstore.current();
    const query = { publishStatus: 'Draft', navigationLinkSetDeveloperName: 'Footer' };
    for (const path of [
      pathTo('navigationMenuItems', { communityId }),
      pathTo('categoryMenuItems', { webstoreId: shop.webstoreId }),
    ]) {
      const statuses = [{}, await as('boulangerie'), await as('builder')].map(
        async (headers) => (await shop.app.inject({ url: withQuery(path, query), headers })).statusCode,
      );
      expect(await Promise.all(statuses)).toEqual([401, 403, 200]);
    }
  });
});

describe('a builder', () => {
  it('reads the draft, which is what is live in a new shop, and every page reads what is live', async () => {
    const draft = await draftOf(await as('builder'));
    expect(draft).toEqual({
      revision: 1,
      document: cachedDemo().site,
      changedAt: null,
      changedBy: null,
      liveVersion: 1,
      isChanged: false,
    });
    const { menus: _menus, shop: _shop, ...rest } = cachedDemo().site;
    expect(await configuration()).toEqual(rest);
    const reply = await call('GET', LATE_PATHS.siteConfiguration, {});
    const again = await call('GET', LATE_PATHS.siteConfiguration, { 'if-none-match': String(reply.headers.etag) });
    expect([reply.statusCode, reply.headers['cache-control'], again.statusCode]).toEqual([
      200,
      'private, no-cache',
      304,
    ]);
  });

  it('saves a draft that only builders see, and publishes it at once for all [NAV-26]', async () => {
    const headers = await as('builder');
    const { revision, document } = await draftOf(headers);
    const before = await footer('Live');
    const changed = withFooter({ ...document, ribbon: { ...document.ribbon, text: 'Fermé lundi' } }, 'Nouveau');
    const saved = await call('PUT', BUILDER_PATHS.draft, headers, { revision, document: changed });
    expect(codes(saved)).toEqual([
      200,
      {
        revision: revision + 1,
        changedAt: new Date(shop.clock.now()).toISOString(),
        changedBy: 'Lou Bernier',
        liveVersion: 1,
        isChanged: true,
      },
    ]);
    expect([await footer('Draft', headers), await footer('Live'), await footer('Live', headers)]).toEqual([
      ['Nouveau'],
      before,
      before,
    ]);
    expect((await configuration({ publishStatus: 'Draft' }, headers)).ribbon.text).toBe('Fermé lundi');
    expect((await configuration()).ribbon.text).toBeNull();

    const published = await call('POST', BUILDER_PATHS.publications, headers, { revision: revision + 1 });
    expect(codes(published)).toMatchObject([201, { revision: revision + 1, liveVersion: 2, isChanged: false }]);
    expect([await footer('Live'), (await configuration()).ribbon.text]).toEqual([['Nouveau'], 'Fermé lundi']);
    const once = await call('POST', BUILDER_PATHS.publications, headers, { revision: revision + 1 });
    expect(codes(once)).toMatchObject([200, { liveVersion: 2 }]);
  });

  it('finds every published version with time and author, and goes back to one: it becomes the draft', async () => {
    const headers = await as('builder');
    const { versions, nextBefore } = (await call('GET', BUILDER_PATHS.versions, headers)).json<SiteVersions>();
    const publishedAt = new Date(shop.clock.now()).toISOString();
    expect([versions, nextBefore]).toEqual([
      [
        { version: 2, publishedAt, publishedBy: 'Lou Bernier', isLive: true },
        { version: 1, publishedAt, publishedBy: null, isLive: false },
      ],
      null,
    ]);
    expect((await call('GET', versionOf(1), headers)).json()).toEqual({
      ...versions[1],
      document: cachedDemo().site,
    });
    const { revision } = await draftOf(headers);
    expect(codes(await call('POST', restorePath(1), headers, { revision: revision - 1 }))).toMatchObject([
      409,
      { yours: cachedDemo().site, stored: { revision } },
    ]);
    expect(codes(await call('POST', restorePath(1), headers, { revision }))).toMatchObject([
      200,
      { revision: revision + 1, liveVersion: 2, isChanged: true },
    ]);
    expect([(await draftOf(headers)).document, await footer('Live')]).toEqual([cachedDemo().site, ['Nouveau']]);
    await call('POST', BUILDER_PATHS.publications, headers, { revision: revision + 1 });
    expect(await footer('Live')).toEqual(cachedDemo().site.menus['Footer']?.map(({ label }) => label));
    for (const named of ['0', '99', '1.5', 'live', '-1']) {
      for (const [method, url, body] of [
        ['GET', versionOf(named), undefined],
        ['POST', restorePath(named), { revision: revision + 1 }],
      ] as const) {
        expect(codes(await call(method, url, headers, body))).toMatchObject([404, [{ errorCode: 'ITEM_NOT_FOUND' }]]);
      }
    }
    expect((await call('GET', '/builder/api/nothing', headers)).statusCode).toBe(404);
  });

  it('never overwrites what another saved: of two at once one is told 409, with both versions', async () => {
    const [one, other] = [await as('builder'), await as('builder')];
    const { revision, document } = await draftOf(one);
    const variants = ['Un', 'Deux'].map((label) => withFooter(document, label));
    const replies = await Promise.all(
      variants.map((variant, index) =>
        call('PUT', BUILDER_PATHS.draft, index === 0 ? one : other, { revision, document: variant }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = replies.findIndex(({ statusCode }) => statusCode === 409);
    const conflict = replies[lost]?.json<DraftConflict>();
    expect(conflict).toMatchObject({
      errors: [{ errorCode: 'DRAFT_CONFLICT' }],
      stored: { revision: revision + 1, document: variants[1 - lost], changedBy: 'Lou Bernier' },
      yours: variants[lost],
    });
    expect((await draftOf(one)).document).toEqual(variants[1 - lost]);
    // A draft that was not seen is not published.
    expect(codes(await call('POST', BUILDER_PATHS.publications, other, { revision }))).toMatchObject([
      409,
      { yours: null, stored: { revision: revision + 1 } },
    ]);
    expect(
      codes(await call('PUT', BUILDER_PATHS.draft, other, { revision: revision + 1, document: variants[lost] })),
    ).toMatchObject([200, { revision: revision + 2 }]);
  });

  it('is answered a repeat under the same key as the first time, and changes nothing by it', async () => {
    const headers = { ...(await as('builder')), 'idempotency-key': 'save-1' };
    const { revision, document } = await draftOf(headers);
    const body = { revision, document: withFooter(document, 'Une fois') };
    const first = await call('PUT', BUILDER_PATHS.draft, headers, body);
    const again = await call('PUT', BUILDER_PATHS.draft, headers, body);
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await draftOf(headers)).revision).toBe(revision + 1);
    expect((await call('PUT', BUILDER_PATHS.draft, headers, { ...body, revision: revision + 1 })).statusCode).toBe(422);
    const publication = { ...headers, 'idempotency-key': 'publish-1' };
    const sayPublish = () => call('POST', BUILDER_PATHS.publications, publication, { revision: revision + 1 });
    expect([(await sayPublish()).statusCode, (await sayPublish()).statusCode]).toEqual([201, 201]);
    const { versions } = (await call('GET', BUILDER_PATHS.versions, headers)).json<SiteVersions>();
    expect(versions.filter(({ isLive }) => isLive)).toHaveLength(1);
    expect((await draftOf(headers)).liveVersion).toBe(versions[0]?.version);
  });

  it('is told every wrong path of a document with its rule, and nothing is kept', async () => {
    const headers = await as('builder');
    const { revision, document } = await draftOf(headers);
    const wrong = {
      ...withFooter(document, ''),
      navigation: { ...document.navigation, alignment: 'justify' },
      ribbon: { ...document.ribbon, hexcolor: 'red' },
    };
    const paths = (below: string) => [
      { errorCode: 'INVALID_API_INPUT', invalidParameters: [`${below}.navigation.alignment`, 'NOT_LISTED'] },
      { invalidParameters: [`${below}.ribbon.hexcolor`, 'HEX_COLOR'] },
      { invalidParameters: [`${below}.menus.Footer.0.label`, 'BLANK'] },
    ];
    expect(codes(await call('PUT', BUILDER_PATHS.draft, headers, { revision, document: wrong }))).toMatchObject([
      400,
      paths('document'),
    ]);
    const file = { format: 'comptoir-site', formatVersion: 1, document: wrong };
    expect(codes(await call('POST', BUILDER_PATHS.imports, headers, { revision, file }))).toMatchObject([
      400,
      paths('file.document'),
    ]);
    const noFile = await call('POST', BUILDER_PATHS.imports, headers, { revision, file: { format: 'css', document } });
    expect(codes(noFile)).toMatchObject([
      400,
      [{ invalidParameters: ['file.format', 'FORMAT'] }, { invalidParameters: ['file.formatVersion', 'FORMAT'] }],
    ]);
    const many = withFooter(document, 'x');
    const blank = { ...many, menus: { ...many.menus, Footer: Array(150).fill(item('')) } };
    const manyWrong = await call('PUT', BUILDER_PATHS.draft, headers, { revision, document: blank });
    expect(manyWrong.json<unknown[]>()).toHaveLength(100);
    for (const [body, status] of [
      [{ revision, document, note: 'x' }, 400],
      [{ document }, 400],
      [{ revision: -1, document }, 400],
      [{ revision, document: { ...document, ribbon: { text: 'x'.repeat(2_000_000) } } }, 413],
    ] as const) {
      expect((await call('PUT', BUILDER_PATHS.draft, headers, body)).statusCode).toBe(status);
    }
    for (const url of [BUILDER_PATHS.publications, BUILDER_PATHS.imports, restorePath(1)]) {
      const body = { revision, ...(url === BUILDER_PATHS.imports ? { file: {} } : {}) };
      expect(codes(await call('POST', url, headers, { ...body, note: 'x' }))).toMatchObject([
        400,
        [{ errorCode: 'JSON_PARSER_ERROR' }],
      ]);
      expect((await call('POST', url, headers, { ...body, revision: 'new' })).statusCode).toBe(400);
    }
    expect(await draftOf(headers)).toMatchObject({ revision, document });
  });

  it('cannot save a link to a page that the shop does not have, however it is named [LNK-04] [LNK-05]', async () => {
    const headers = await as('builder');
    const { revision, document } = await draftOf(headers);
    for (const name of ['constructor', '__proto__', 'toString', 'Nowhere']) {
      const pageReference = { type: 'comm__namedPage', attributes: { name } };
      const Footer = [{ ...item('Aide'), actionValue: null, pageReference }];
      const wrong = { ...document, menus: { ...document.menus, Footer } };
      expect(codes(await call('PUT', BUILDER_PATHS.draft, headers, { revision, document: wrong }))).toMatchObject([
        400,
        [{ invalidParameters: ['document.menus.Footer.0.pageReference.attributes.name', 'UNKNOWN_PAGE'] }],
      ]);
    }
    expect((await draftOf(headers)).revision).toBe(revision);
  });

  it('takes a site out as a file and brings one in as the draft, also one of 2,500 items', async () => {
    const headers = await as('builder');
    const exported = await call('GET', BUILDER_PATHS.export, headers);
    const file = exported.json<SiteFile>();
    const { revision, document } = await draftOf(headers);
    expect(file).toEqual({ format: 'comptoir-site', formatVersion: 1, document });
    expect(exported.headers['content-disposition']).toBe('attachment; filename="comptoir-site-draft.json"');
    const live = await call('GET', withQuery(BUILDER_PATHS.export, { publishStatus: 'Live' }), headers);
    expect(live.json<SiteFile>().document).toEqual(shop.app.site.live().document);

    const large: SiteDocument = {
      ...document,
      menus: { ...document.menus, Footer: Array(2500).fill(item('Rayon')) as MenuItem[] },
    };
    const { ribbon: _older, ...partial } = large;
    const reply = await call('POST', BUILDER_PATHS.imports, headers, {
      revision,
      file: { ...file, document: partial },
    });
    expect(codes(reply)).toMatchObject([200, { revision: revision + 1, isChanged: true }]);
    expect((await draftOf(headers)).document).toEqual({ ...large, ribbon: cachedDemo().site.ribbon });
    expect(await footer('Draft', headers)).toHaveLength(2500);
    const late = await call('POST', BUILDER_PATHS.imports, headers, { revision, file });
    expect(codes(late)).toMatchObject([409, { yours: document, stored: { revision: revision + 1 } }]);
  });

  it('pages through versions, fifty at a time, newest first', async () => {
    const headers = await as('builder');
    await shop.app.database.write(async (db) => {
      for (let made = 0; made < 60; made += 1) {
        await writeVersion(db, shop.webstoreId, cachedDemo().site, { userId: null, at: made });
      }
    });
    const numbers: number[] = [];
    let before: number | null = null;
    do {
      const query: { before: number | null } = { before };
      const reply = await call('GET', withQuery(BUILDER_PATHS.versions, query), headers);
      const page = reply.json<SiteVersions>();
      expect(page.versions.length).toBeLessThanOrEqual(50);
      numbers.push(...page.versions.map(({ version }) => version));
      before = page.nextBefore;
    } while (before !== null);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => numbers.length - at));
    expect(numbers.length).toBeGreaterThan(60);
  });

  it('changes nothing from another site', async () => {
    const headers = { cookie: (await as('builder'))['cookie'] ?? '', origin: 'https://evil.example' };
    expect((await call('POST', BUILDER_PATHS.publications, headers, { revision: 1 })).statusCode).toBe(403);
  });
});
