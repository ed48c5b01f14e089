import sharp from 'sharp';
import { LOGO_CONTENT_KEY, type ContentList, type ManagedContent } from '../../../../src/contract/content/content';
import { assetAddress, contentPath, contentsPath, mediaAddress } from '../../../../src/contract/content/contentPaths';
import { recordId } from '../../../../src/contract/ids';
import { plain } from '../../../support/plain';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function read(channelOrSiteId: string, key: string) {
  const url = contentPath(channelOrSiteId, key);
  if (url === null) throw new Error('There is no such call');
  return server.app.inject(url);
}

it('a content is the same by site and by channel, by its key and by its id, and its picture is where it says [HDR-11]', async () => {
  const { siteId, channelId } = server.app.webstore.current();
  const content = (await read(channelId, LOGO_CONTENT_KEY)).json<ManagedContent>();
  expect(content).toMatchObject({
    contentKey: LOGO_CONTENT_KEY,
    contentType: { fullyQualifiedName: 'sfdc_cms__image' },
  });
  expect((await read(siteId, content.managedContentId)).json()).toEqual(content);
  const media = content.contentBody['sfdc_cms:media'];
  const picture = await server.app.inject(media?.url ?? '');
  expect([picture.statusCode, picture.headers['content-type'], picture.body.slice(0, 4)]).toEqual([
    200,
    media?.mimeType,
    '<svg',
  ]);
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
});

it('what is not published, and another site or channel, is 404; an id of another kind is refused', async () => {
  const { siteId, channelId } = server.app.webstore.current();
  const statuses = [
    await read(channelId, 'MCNOTHING'),
    await read(recordId('channel', 9), LOGO_CONTENT_KEY),
    await read(recordId('site', 9), LOGO_CONTENT_KEY),
    await server.app.inject((contentPath(channelId, LOGO_CONTENT_KEY) ?? '').replace(channelId, siteId)),
  ];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 400]);
});

it('the path is a site’s or a channel’s by the first letters of the id; anything else names no call', () => {
  expect([contentPath('0ZE000000000001AAA', 'KEY'), contentPath('', 'KEY'), contentPath('0ap1', ' ')]).toEqual([
    null,
    null,
    null,
  ]);
});

async function list(query: Readonly<Record<string, string>> = {}) {
  const path = contentsPath(server.app.webstore.current().channelId) ?? '';
  const reply = await server.app.inject({ url: path, query });
  return { status: reply.statusCode, body: reply.json<ContentList>() };
}
const keysOf = ({ contents }: ContentList) => contents.map(({ contentKey }) => contentKey);

it('a list is the same by site and by channel, names no body unless asked, and turns its pages both ways [CMS-01] [CMS-04]', async () => {
  const { siteId } = server.app.webstore.current();
  const first = await list({ pageSize: '3' });
  const bySite = await server.app.inject({ url: contentsPath(siteId) ?? '', query: { pageSize: '3' } });
  expect(bySite.json<ContentList>().contents).toEqual(first.body.contents);
  expect(first.body.contents.every((content) => !('contentBody' in content))).toBe(true);
  expect(first.body.previousPageUrl).toBeNull();
  const second = (await server.app.inject(first.body.nextPageUrl ?? '')).json<ContentList>();
  expect(keysOf(second)).toHaveLength(3);
  const back = (await server.app.inject(second.previousPageUrl ?? '')).json<ContentList>();
  expect(keysOf(back)).toEqual(keysOf(first.body));
  const all = await list({ pageSize: '250' });
  expect([all.body.contents.length, all.body.nextPageUrl]).toEqual([all.body.totalContents, null]);
  expect(keysOf(all.body).slice(3, 6)).toEqual(keysOf(second));
});

it('contents are listed by key in the order asked for, by id, by type, by address and by what stands below one [CMS-04]', async () => {
  const everything = await list({ pageSize: '250' });
  const [a, b] = everything.body.contents;
  if (!a || !b) throw new Error('the demo shop has no contents');
  expect(keysOf((await list({ contentKeys: `${b.contentKey},MCNONE, ${a.contentKey}` })).body)).toEqual([
    b.contentKey,
    a.contentKey,
  ]);
  expect(keysOf((await list({ managedContentIds: a.managedContentId })).body)).toEqual([a.contentKey]);
  const images = await list({ contentTypeFQN: 'sfdc_cms__image', pageSize: '250' });
  expect(new Set(images.body.contents.map(({ contentType }) => contentType.fullyQualifiedName))).toEqual(
    new Set(['sfdc_cms__image']),
  );
  const hub = await list({ path: '/faq-hub/', includeContentBody: 'true', referenceDepth: '1' });
  expect(hub.body.contents.map(({ unauthenticatedUrl }) => unauthenticatedUrl)).toEqual(['/faq-hub']);
  expect(hub.body.contents[0]?.contentBody?.blocks?.length).toBeGreaterThan(0);
  const below = await list({ under: '/faq-hub', pageSize: '250' });
  expect(below.body.contents.map(({ unauthenticatedUrl }) => unauthenticatedUrl)).toContain('/faq-hub/compte-client');
  expect(
    below.body.contents.every(({ unauthenticatedUrl }) => /^\/faq-hub\/[^/]+$/.test(unauthenticatedUrl ?? '')),
  ).toBe(true);
});

it('what a content refers to comes with it as deep as asked: what it lists, what stands above it; without blocks [CMS-04]', async () => {
  const answer = { path: '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person' };
  expect((await list(answer)).body.references).toBeNull();
  const one = await list({ ...answer, referenceDepth: '1' });
  const urls = Object.values(one.body.references ?? {}).map(({ unauthenticatedUrl }) => unauthenticatedUrl);
  expect(urls).toEqual(expect.arrayContaining(['/faq-hub', '/faq-hub/compte-client']));
  expect(Object.values(one.body.references ?? {}).every(({ contentBody }) => contentBody.blocks === undefined)).toBe(
    true,
  );
  const two = await list({ ...answer, referenceDepth: '2', referencesAsList: 'true' });
  expect(two.body.references).toBeNull();
  expect(two.body.referencesList?.length).toBeGreaterThan(urls.length);
});

it.each([
  { page: '-1' },
  { page: 'x' },
  { pageSize: '0' },
  { pageSize: '251' },
  { pageSize: '26', includeContentBody: 'true' },
  { referenceDepth: '4' },
  { includeContentBody: 'maybe' },
  { contentKeys: ' , ' },
  { managedContentIds: 'nothing' },
  { contentKeys: 'MCA', managedContentIds: '20Y000000000001AAA' },
  { contentKeys: Array.from({ length: 51 }, (_, number) => `MC${number}`).join() },
])('a list with %j is refused [CMS-04]', async (query) => {
  expect((await list(query as Readonly<Record<string, string>>)).status).toBe(400);
});

it('a picture is served as it is and at the widths of a picture, and by its name as a file asset [CMS-02] [CMS-05]', async () => {
  const url = mediaAddress(LOGO_CONTENT_KEY);
  const asIs = await server.app.inject(url);
  expect((await server.app.inject(assetAddress('logo', '1'))).body).toBe(asIs.body);
  for (const width of [640, 960, 1920]) {
    const made = await server.app.inject(`${url}?width=${String(width)}&format=webp`);
    expect((await sharp(made.rawPayload).metadata()).width).toBe(width);
  }
  expect([(await server.app.inject(assetAddress('none', '1'))).statusCode]).toEqual([404]);
});

const ANSWERS = 'comptoir__helpAnswer';
const search = async (searchTerm: string, query: Readonly<Record<string, string>> = { contentTypeFQN: ANSWERS }) =>
  (await list({ pageSize: '250', ...query, searchTerm })).body.contents;
const titles = async (term: string) => (await search(term)).map(({ title }) => title);

it('contents are searched for by words, whatever their case, accents, ligatures, number and order [CMS-04]', async () => {
  const found = await titles('réception contrôler');
  expect(plain(found[0])).toBe('Comment contrôler une livraison à la réception ?');
  for (const term of ['CONTROLER RECEPTION', 'contrôler la réception', 'receptions, … contrôler !']) {
    expect([term, await titles(term)]).toEqual([term, found]);
  }
  expect(await titles('oeuf prépare')).toEqual(await titles('Œufs préparés'));
  expect(await titles('Œufs préparés')).toHaveLength(2);
  expect(await titles('contrôler la réception des zèbres')).toEqual([]);
  expect([await titles(''), await titles(' … ')]).toEqual([[], []]);
});

it('what has the words in its title comes first, each with a passage in which they stand [CMS-04]', async () => {
  const found = await search('livraison');
  const inTitle = found.map(({ title }) => /livraison/i.test(title));
  expect(inTitle.indexOf(false)).toBe(inTitle.filter(Boolean).length);
  expect([inTitle[0], inTitle.at(-1)]).toEqual([true, false]);
  const excerpts = found.map(({ excerpt }) => excerpt ?? '');
  expect(excerpts.filter((excerpt) => excerpt === '' || excerpt.length > 210)).toEqual([]);
  expect(excerpts.filter((excerpt, index) => !/livraison/i.test(excerpt) && inTitle[index] === false)).toEqual([]);
  // A placeholder is inserted completely or not at all.
  expect(excerpts.join('\n').replace(/\{!Item\.\w+\}/g, '')).not.toMatch(/[{}!]Item/);
  expect((await search('supportPhone')).length).toBe(0);
});

it('a search turns its pages, keeps the other options, and says nothing of words where there are none [CMS-04]', async () => {
  const all = await search('livraison', {});
  expect(new Set(all.map(({ contentType }) => contentType.fullyQualifiedName)).size).toBeGreaterThan(2);
  const first = await list({ searchTerm: 'livraison', contentTypeFQN: ANSWERS, pageSize: '2' });
  const second = (await server.app.inject(first.body.nextPageUrl ?? '')).json<ContentList>();
  expect([...first.body.contents, ...second.contents]).toEqual((await search('livraison')).slice(0, 4));
  expect((await list()).body.contents.some((content) => 'excerpt' in content)).toBe(false);
  expect((await list({ searchTerm: 'x'.repeat(256) })).status).toBe(400);
});
