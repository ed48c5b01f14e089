import { LOGO_CONTENT_KEY, type ManagedContent } from '../../../../src/contract/content/content';
import { contentPath } from '../../../../src/contract/content/contentPaths';
import { recordId } from '../../../../src/contract/ids';
import { contentRoutes } from '../../../../src/server/features/content';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [contentRoutes] });
});
afterAll(() => server.close());

const read = (channelOrSiteId: string, key: string) => {
  const url = contentPath(channelOrSiteId, key);
  if (url === null) throw new Error('There is no such call');
  return server.app.inject(url);
};

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
