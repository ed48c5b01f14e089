import { contentApi } from '../../../../src/storefront/features/content';
import { enterPreview } from '../../../../src/storefront/app/enterPreview';
import { contentPageApi, ownAddressApi } from '../../../../src/storefront/features/content/page';
import { scriptedShop, type Sent } from '../../../support/storefront/scripted/scriptedShop';

const channel = '0ap000000000001AAA';
const site = '0DM000000000001GAA';
const { contents, contentAt } = contentPageApi.endpoints;
const { contentImage } = contentApi.endpoints;

async function open(body: unknown = { contents: [], references: null }) {
  const shop = await scriptedShop({ answering: () => ({ status: 200, body }) });
  const paths = () => shop.requests.map(({ url }: Sent) => url.replace(/^.*\/connect\//, ''));
  return { ...shop, paths };
}

it.each([
  ['an id that is neither a site’s nor a channel’s', '0ZE000000000001GAA', 'MCA'],
  ['no id', '', 'MCA'],
  ['no content', channel, ' '],
])('%s is refused before any call [CMS-01]', async (_what, channelOrSiteId, contentKey) => {
  const { store, requests } = await open();
  const errors = [(await store.dispatch(contentImage.initiate({ channelOrSiteId, contentKey }))).error];
  if (contentKey.trim() !== '') {
    errors.push((await store.dispatch(contents.initiate({ channelOrSiteId }))).error);
    errors.push((await store.dispatch(contentAt.initiate({ channelOrSiteId, path: '/faq-hub' }))).error);
  }
  for (const error of errors) expect(error).toMatchObject({ code: 'REFUSED', status: 0 });
  expect(requests).toEqual([]);
});

it('contents are asked of the channel, or of the site, by the id’s first letters [CMS-01]', async () => {
  const { store, paths } = await open();
  await store.dispatch(contents.initiate({ channelOrSiteId: channel }));
  await store.dispatch(contents.initiate({ channelOrSiteId: site }));
  await store.dispatch(contentImage.initiate({ channelOrSiteId: site, contentKey: 'MCA' }));
  expect(paths()).toEqual([
    `cms/delivery/channels/${channel}/contents`,
    `sites/${site}/cms/delivery/contents`,
    `sites/${site}/cms/delivery/contents/MCA`,
  ]);
});

it('each option of a list is sent as it is [CMS-04]', async () => {
  const { store, requests } = await open();
  const options = { contentKeys: ['MCA', 'MCB'], contentTypeFQN: 'comptoir__page', page: 1, pageSize: 5 };
  await store.dispatch(
    contents.initiate({ channelOrSiteId: channel, ...options, referenceDepth: 2, includeContentBody: true }),
  );
  await store.dispatch(
    contents.initiate({ channelOrSiteId: channel, managedContentIds: ['20Y1', '20Y2'], searchTerm: 'œuf' }),
  );
  const queries = requests.map(({ url }: Sent) =>
    Object.fromEntries(new URL(url, 'https://shop.example').searchParams),
  );
  expect(queries).toEqual([
    {
      contentKeys: 'MCA,MCB',
      contentTypeFQN: 'comptoir__page',
      page: '1',
      pageSize: '5',
      referenceDepth: '2',
      includeContentBody: 'true',
    },
    { managedContentIds: '20Y1,20Y2', searchTerm: 'œuf' },
  ]);
});

it.each([
  { contentKeys: 'MCA' },
  { contentKeys: [1] },
  { managedContentIds: '20Y1' },
  { contentTypeFQN: 1 },
  { page: '0' },
  { pageSize: '25' },
  { referenceDepth: true },
  { includeContentBody: 'true' },
  { searchTerm: ['facture'] },
])('a list with %j is refused before any call [CMS-04]', async (option) => {
  const { store, requests } = await open();
  // Checked edge: an argument of another type, as untyped callers may pass it.
  const args = { channelOrSiteId: channel, ...option } as unknown as { readonly channelOrSiteId: string };
  const { error } = await store.dispatch(contents.initiate(args));
  expect(error).toMatchObject({ code: 'REFUSED', message: `${Object.keys(option)[0] ?? ''} is of the wrong type` });
  expect(requests).toEqual([]);
});

it.each([
  ['/article/brouillon', ['urlName=brouillon', 'managedContentIds=brouillon']],
  ['/content/page/MCA', ['contentKeys=MCA']],
])('on a preview the draft is meant by an address that names it alone: %s [LNK-12]', async (path, queries) => {
  const { store, requests } = await open();
  const { ownAddress } = ownAddressApi.endpoints;
  await store.dispatch(ownAddress.initiate({ channelOrSiteId: channel, path }));
  store.runSaga(enterPreview);
  await store.dispatch(ownAddress.initiate({ channelOrSiteId: channel, path }, { forceRefetch: true }));
  const asked = requests.map(({ url }: Sent) => url.replace(/^.*\?/, '').replace(/timestamp=\d+/, 'timestamp='));
  expect(asked).toEqual([...queries, ...queries.map((query) => `${query}&publishStatus=Draft&timestamp=`)]);
});

it('every content that has a page is known, however many answers list them [CMS-04]', async () => {
  const listed = (page: number) => ({
    contents: [
      {
        title: `Page ${String(page)}`,
        unauthenticatedUrl: `/p${String(page)}`,
        contentType: { fullyQualifiedName: 'x' },
      },
      { title: 'Image', unauthenticatedUrl: '/i', contentType: { fullyQualifiedName: 'sfdc_cms__image' } },
      { title: 'Sans page', unauthenticatedUrl: null, contentType: { fullyQualifiedName: 'x' } },
    ],
    nextPageUrl: page < 2 ? '/next' : null,
  });
  const shop = await scriptedShop({ answering: (_sent, nth) => ({ status: 200, body: listed(nth - 1) }) });
  const { data } = await shop.store.dispatch(contentPageApi.endpoints.contentPlaces.initiate(channel));
  expect(data).toEqual([0, 1, 2].map((page) => ({ title: `Page ${String(page)}`, path: `/p${String(page)}` })));
  expect(shop.requests.map(({ url }: Sent) => url.replace(/^.*\?/, ''))).toEqual(
    [0, 1, 2].map((page) => `page=${String(page)}&pageSize=250`),
  );
});
