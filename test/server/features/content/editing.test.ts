import sharp from 'sharp';
import type { ContentList, ManagedContent } from '../../../../src/contract/content/content';
import type { ContentDocument } from '../../../../src/contract/content/contentDocument';
import type {
  ContentConflict,
  ContentDraft,
  ContentDrafts,
  ContentPicture,
  ContentState,
  ContentVersions,
} from '../../../../src/contract/content/editing';
import { contentVersionPath, EDITING_PATHS, editingPath } from '../../../../src/contract/content/editingPaths';
import { ASSET_PATH, assetAddress, contentPath, contentsPath } from '../../../../src/contract/content/contentPaths';
import { logIn } from '../../../support/server/calls/loggedIn';
import { section, flexible } from '../../../support/contents/layouts';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await startTestServer();
  ({ headers } = await logIn(shop.app, 'builder@comptoir.example'));
});
afterAll(() => shop.close());

type Method = 'GET' | 'PUT' | 'POST';
const call = (method: Method, url: string, payload?: object, more: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload === undefined ? {} : { payload }) });

const article = (path: string, changed: Partial<ContentDocument> = {}): ContentDocument => ({
  kind: 'advice',
  path,
  title: 'Réussir le feuilletage',
  description: 'Le beurre, le froid, le repos.',
  picture: null,
  position: 0,
  blocks: [{ kind: 'text', html: '<p>Du beurre froid.</p><script>alert(1)</script>' }],
  ...changed,
});
async function create(document: ContentDocument) {
  const reply = await call('POST', EDITING_PATHS.contents, { document });
  expect(reply.statusCode).toBe(201);
  return reply.json<ContentState>();
}
/** The content that a guest finds at a path, or a builder among the drafts. */
async function at(path: string, publishStatus = 'Live', sent = {}) {
  const list = contentsPath(shop.app.webstore.current().channelId) ?? '';
  const query = { path, publishStatus, includeContentBody: 'true' };
  const reply = await shop.app.inject({ url: list, query, headers: sent });
  return reply.json<ContentList>().contents[0];
}
async function outlineOf(contentKey: string) {
  const { contents } = (await call('GET', EDITING_PATHS.contents)).json<ContentDrafts>();
  return contents.find((content) => content.contentKey === contentKey);
}

it('an article is written, previewed, published and taken back; nobody else sees what is not live [CMS-04]', async () => {
  const path = '/advice/feuilletage';
  const { contentKey, ...state } = await create(article(path));
  expect(state).toEqual({
    revision: 1,
    changedAt: new Date(shop.clock.now()).toISOString(),
    changedBy: 'Lou Bernier',
    liveVersion: 0,
    livePath: null,
    isChanged: true,
  });
  expect([await at(path), (await at(path, 'Draft', headers))?.title]).toEqual([undefined, 'Réussir le feuilletage']);
  expect(await outlineOf(contentKey)).toMatchObject({ kind: 'advice', path, title: 'Réussir le feuilletage' });

  const edition = shop.app.contents.live().edition;
  const published = await call('POST', editingPath('publications', contentKey), { revision: 1 });
  expect([published.statusCode, published.json()]).toMatchObject([
    201,
    { liveVersion: 1, livePath: path, isChanged: false },
  ]);
  expect(shop.app.contents.live().edition).toBe(edition + 1);
  const live = await at(path);
  expect(live).toMatchObject({ contentKey, contentType: { fullyQualifiedName: 'comptoir__advice' } });
  // Delivered content contains no script, whatever the draft has.
  expect(live?.contentBody?.blocks).toEqual([{ kind: 'text', html: '<p>Du beurre froid.</p>' }]);
  const again = await call('POST', editingPath('publications', contentKey), { revision: 1 });
  expect([again.statusCode, again.json<ContentState>().liveVersion]).toEqual([200, 1]);

  const withdrawn = await call('POST', editingPath('withdraw', contentKey), { revision: 1 });
  expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([200, { liveVersion: 0, livePath: null }]);
  const { channelId } = shop.app.webstore.current();
  const gone = await shop.app.inject(contentPath(channelId, contentKey) ?? '');
  const draft = await shop.app.inject({
    url: `${contentPath(channelId, contentKey) ?? ''}?publishStatus=Draft`,
    headers,
  });
  expect([await at(path), gone.statusCode, draft.json<ManagedContent>().contentKey]).toEqual([
    undefined,
    404,
    contentKey,
  ]);
});

it('pictures and lists of contents inside of other blocks are found like those of the page itself', async () => {
  const path = '/advice/en-colonnes';
  const blocks: ContentDocument['blocks'] = [
    section(
      [{ kind: 'picture', contentKey: 'MCADVICEIMG', altText: '', caption: '' }],
      [flexible({ kind: 'contents', title: '', under: '/advice/idees-recettes' })],
    ),
  ];
  const { contentKey } = await create(article(path, { blocks }));
  await call('POST', editingPath('publications', contentKey), { revision: 1 });
  const list = contentsPath(shop.app.webstore.current().channelId) ?? '';
  const reply = await shop.app.inject({ url: list, query: { path, referenceDepth: '1', referencesAsList: 'true' } });
  const found = reply.json<ContentList>().referencesList ?? [];
  expect(found.map((content) => content.contentKey)).toContain('MCADVICEIMG');
  expect(found.map(({ unauthenticatedUrl }) => unauthenticatedUrl)).toContain(
    '/advice/idees-recettes/croissants-pur-beurre-aop',
  );
});

it('pictures in texts come with the content, as those of its blocks: in each kind of block that holds rich text [KIT-17] [CMS-04]', async () => {
  const path = '/advice/en-textes';
  const own = shop.app.contents.live().pictures.map((picture) => picture.contentKey);
  const [inText = '', inList = '', inAnswer = '', inHead = '', inCell = '', inStep = '', byAddress = '', ...others] =
    own;
  const shown = (key: string) => `Ici <img data-content-key="${key}">`;
  const blocks: ContentDocument['blocks'] = [
    { kind: 'text', html: `<p>${shown(inText)}</p><p><img src="{!cmsMedia.${byAddress}}"></p>` },
    { kind: 'list', ordered: false, items: ['Rien', shown(inList)] },
    section([{ kind: 'questions', title: '', items: [{ question: 'Où ?', html: shown(inAnswer) }] }]),
    { kind: 'table', caption: '', head: [shown(inHead)], rows: [[shown(inCell)]] },
    {
      kind: 'recipe',
      servings: '4',
      prepMinutes: 0,
      restMinutes: 0,
      cookMinutes: 0,
      ingredients: [{ text: 'Beurre', sku: null, quantity: 1 }],
      steps: [shown(inStep), shown('MCNOWHERE')],
    },
  ];
  const { contentKey } = await create(article(path, { blocks, picture: null }));
  await call('POST', editingPath('publications', contentKey), { revision: 1 });
  const list = contentsPath(shop.app.webstore.current().channelId) ?? '';
  const reply = await shop.app.inject({ url: list, query: { path, referenceDepth: '1', referencesAsList: 'true' } });
  const found = (reply.json<ContentList>().referencesList ?? []).map((content) => content.contentKey);
  expect(own.filter((key) => found.includes(key))).toEqual(own.filter((key) => !others.includes(key)));
});

it('a draft is saved upon the one that its builder has seen; of two at once one is answered 409 and nothing is lost', async () => {
  const { contentKey } = await create(article('/advice/un'));
  const url = editingPath('content', contentKey);
  const replies = await Promise.all(
    ['Un', 'Deux'].map((title) => call('PUT', url, { revision: 1, document: article('/advice/un', { title }) })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const kept = replies.findIndex(({ statusCode }) => statusCode === 200);
  const title = ['Un', 'Deux'][kept];
  const conflict = replies[1 - kept]?.json<ContentConflict>();
  expect(conflict).toMatchObject({
    errors: [{ errorCode: 'DRAFT_CONFLICT' }],
    stored: { revision: 2, document: { title } },
  });
  expect((await call('GET', url)).json<ContentDraft>()).toMatchObject({ revision: 2, document: { title } });
  for (const name of ['publications', 'withdraw'] as const) {
    expect((await call('POST', editingPath(name, contentKey), { revision: 1 })).statusCode).toBe(409);
  }
});

it('a field that no content has is refused as what it is', async () => {
  const reply = await call('POST', EDITING_PATHS.contents, { document: { ...article('/advice/champ'), note: 1 } });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    [{ message: 'document.note is not a field of a content.' }],
  ]);
});

it('a repeat under the same key makes one content', async () => {
  const key = { 'idempotency-key': 'create-once' };
  const document = article('/advice/une-fois');
  const first = await call('POST', EDITING_PATHS.contents, { document }, key);
  const again = await call('POST', EDITING_PATHS.contents, { document }, key);
  expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
  const { contents } = (await call('GET', EDITING_PATHS.contents)).json<ContentDrafts>();
  expect(contents.filter(({ path }) => path === document.path)).toHaveLength(1);
});

it('each publication is a version with its document, newest first; a second content cannot be live at the same path', async () => {
  const path = '/advice/versions';
  const { contentKey } = await create(article(path));
  await call('POST', editingPath('publications', contentKey), { revision: 1 });
  await call('PUT', editingPath('content', contentKey), { revision: 1, document: article(path, { title: 'Mieux' }) });
  expect((await at(path))?.title).toBe('Réussir le feuilletage');
  await call('POST', editingPath('publications', contentKey), { revision: 2 });
  const { versions } = (await call('GET', editingPath('versions', contentKey))).json<ContentVersions>();
  expect(versions.map(({ version, publishedBy, isLive }) => [version, publishedBy, isLive])).toEqual([
    [2, 'Lou Bernier', true],
    [1, 'Lou Bernier', false],
  ]);
  const first = await call('GET', contentVersionPath(contentKey, 1));
  expect(first.json()).toMatchObject({ version: 1, document: { title: 'Réussir le feuilletage' } });
  for (const named of ['0', '3', '1.0', 'live']) {
    expect((await call('GET', contentVersionPath(contentKey, named))).statusCode).toBe(404);
  }

  const other = await create(article(path, { title: 'À la même adresse' }));
  const taken = await call('POST', editingPath('publications', other.contentKey), { revision: 1 });
  expect([taken.statusCode, taken.json()]).toMatchObject([400, [{ errorCode: 'CONTENT_PATH_TAKEN' }]]);
  expect((await at(path))?.title).toBe('Mieux');
  const { versions: none } = (await call('GET', editingPath('versions', other.contentKey))).json<ContentVersions>();
  expect(none).toEqual([]);
});

it('every wrong path of a document is named with its rule, and nothing is kept; an unknown key is 404', async () => {
  const blocks = [{ kind: 'poem' }, section([{ ...flexible(), background: '#0f4c3a' }])];
  const wrong = { ...article('/cart'), title: '', blocks };
  const paths = [
    { errorCode: 'INVALID_API_INPUT', invalidParameters: ['document.title', 'BLANK'] },
    { invalidParameters: ['document.path', 'CONTENT_PATH'] },
    { invalidParameters: ['document.blocks.0.kind', 'NOT_LISTED'] },
    { invalidParameters: ['document.blocks.1.columns.0.blocks.0.background', 'TOO_DARK'] },
  ];
  const before = (await call('GET', EDITING_PATHS.contents)).json<ContentDrafts>();
  const created = await call('POST', EDITING_PATHS.contents, { document: wrong });
  expect([created.statusCode, created.json()]).toMatchObject([400, paths]);
  const key = before.contents[0]?.contentKey ?? '';
  const saved = await call('PUT', editingPath('content', key), { revision: 1, document: wrong });
  expect([saved.statusCode, saved.json()]).toMatchObject([400, paths]);
  expect((await call('GET', EDITING_PATHS.contents)).json()).toEqual(before);
  const nothing: [Method, string, object?][] = [
    ['GET', editingPath('content', 'MCNOTHING')],
    ['PUT', editingPath('content', 'MCNOTHING'), { revision: 1, document: article('/a') }],
    ['POST', editingPath('publications', 'MCNOTHING'), { revision: 1 }],
    ['POST', editingPath('withdraw', 'MCNOTHING'), { revision: 1 }],
    ['GET', editingPath('versions', 'MCNOTHING')],
    ['GET', contentVersionPath('MCNOTHING', 1)],
  ];
  for (const [method, url, body] of nothing) {
    expect((await call(method, url, body)).statusCode).toBe(404);
  }
});

it('an uploaded picture is drawn anew, without what the camera wrote beside it, and served at a kept width [CMS-02]', async () => {
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#b5651d' } })
    .withExif({ IFD0: { Artist: 'Une Personne' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Une Personne')).toBe(true);
  const body = { title: 'Pain', altText: 'Un pain doré', data: photo.toString('base64') };
  const reply = await call('POST', EDITING_PATHS.pictures, body);
  expect(reply.statusCode).toBe(201);
  const picture = reply.json<ContentPicture>();
  expect(picture).toMatchObject({ title: 'Pain', altText: 'Un pain doré', width: 2400, height: 1200 });
  const { pictures } = (await call('GET', EDITING_PATHS.pictures)).json<{ pictures: ContentPicture[] }>();
  expect(pictures).toContainEqual(picture);
  const kept = (await shop.app.inject(picture.url)).rawPayload;
  const { format, exif } = await sharp(kept).metadata();
  expect([format, exif, kept.includes('Une Personne')]).toEqual(['webp', undefined, false]);
  const sizes = await Promise.all(
    [120, 700, 4000].map(async (width) => {
      const served = await shop.app.inject(`${picture.url}?width=${String(width)}&format=webp`);
      return (await sharp(served.rawPayload).metadata()).width;
    }),
  );
  expect(sizes).toEqual([192, 800, 1920]);
});

it('a file of a name that exists is its next version; an asset is served by name and version, without one the newest [CMS-05]', async () => {
  const upload = async (assetName: string, background: string, key?: string) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const body = { title: 'Tarif', altText: '', assetName, data: png.toString('base64') };
    const reply = await call('POST', EDITING_PATHS.pictures, body, key ? { 'idempotency-key': key } : undefined);
    return reply.json<ContentPicture>();
  };
  const served = async (address: string) => (await shop.app.inject(address)).rawPayload.toString('base64');
  const bytesOf = ({ url }: ContentPicture) => served(url);
  const one = await upload('tarif', '#ff0000');
  const two = await upload('tarif', '#00ff00', 'second');
  const again = await upload('tarif', '#00ff00', 'second');
  const other = await upload('affiche', '#0000ff');
  expect([one, two, again, other].map(({ assetName, assetVersion }) => [assetName, assetVersion])).toEqual([
    ...[
      ['tarif', 1],
      ['tarif', 2],
      ['tarif', 2],
      ['affiche', 1],
    ],
  ]);
  expect(await bytesOf(one)).not.toBe(await bytesOf(two));
  expect(await served(assetAddress('tarif', '1'))).toBe(await bytesOf(one));
  expect(await served(assetAddress('tarif', '2'))).toBe(await bytesOf(two));
  expect(await served(`${ASSET_PATH}/tarif`)).toBe(await bytesOf(two));
  for (const unknown of ['3', '0', '01', 'neuve', '']) {
    expect([unknown, (await shop.app.inject(assetAddress('tarif', unknown))).statusCode]).toEqual([unknown, 404]);
  }
  // The demo's own logo keeps its first version.
  const mark = await served(assetAddress('logo', '1'));
  expect((await upload('logo', '#ffffff')).assetVersion).toBe(2);
  expect(await served(assetAddress('logo', '1'))).toBe(mark);
  expect(await served(`${ASSET_PATH}/logo`)).not.toBe(mark);
});

it.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><p>Un')],
  ['a picture that breaks off', Buffer.from('R0lGODlhAQABAIAAAAAA', 'base64')],
])('%s is refused as a picture', async (_what, bytes) => {
  const body = { title: 'Pain', altText: '', data: bytes.toString('base64') };
  const reply = await call('POST', EDITING_PATHS.pictures, body);
  expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ invalidParameters: ['data'] }]]);
});
