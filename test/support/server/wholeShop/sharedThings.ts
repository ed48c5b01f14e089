import { LOGO_CONTENT_KEY } from '../../../../src/contract/content/content';
import type { SiteDraft } from '../../../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import { recordId } from '../../../../src/contract/ids';
import type { SearchResult } from '../../../../src/contract/search/search';
import { answered, openRecorded } from '../calls/recordingCalls';
import type { WholeShop } from './openWholeShop';
import { cardToken, mailOf, openWaitingPayments, passwordToken, type People, type Things } from './people';
import { productsOf } from '../plugins/catalogFixture';

/**
 * Creates all callers, and the values for calls that they share: of the catalogue, the site, pending payments, a mailed
 * link and a recording.
 */
export async function sharedThings(
  shop: WholeShop,
  openPeople: (shop: WholeShop, productId: string) => Promise<People>,
): Promise<{ readonly people: People; readonly shared: Things }> {
  const found = await shop.get('searchProducts', {}, { searchTerm: 'beurre', pageSize: 50 });
  const { products } = found.json<SearchResult>().productsPage;
  const product = products.find(({ productClass }) => productClass === 'Simple');
  const productId = product?.id ?? '';
  const people = await openPeople(shop, productId);
  const builder = { headers: people.builder.headers };
  const draft = (await shop.app.inject({ ...builder, url: BUILDER_PATHS.draft })).json<SiteDraft>();
  const file = (await shop.app.inject({ ...builder, url: BUILDER_PATHS.export })).body;
  const firstContent = shop.app.contents.live().at('/faq-hub');
  const requestId = 'a-call-of-the-recording';
  const { session } = await openRecorded(shop.app, {}, answered(0, requestId));
  const { siteId, communityId, channelId } = shop.app.webstore.current();
  const { snapshot } = shop.app.catalog.state();
  return {
    people,
    shared: {
      version: 'v65.0',
      webstoreId: shop.webstoreId,
      siteId,
      communityId,
      channelId,
      productId,
      productUrlName: product?.urlName ?? '',
      bundleId: productsOf(snapshot).find(({ productClass }) => productClass === 'Bundle')?.id ?? '',
      categoryId: snapshot.categories.childrenOf(null)[0]?.id ?? '',
      urlName: snapshot.categories.childrenOf(null)[0]?.urlName ?? '',
      snapshotId: snapshot.version ?? '',
      locationId: recordId('inventoryLocation', 1),
      key: LOGO_CONTENT_KEY,
      name: 'logo',
      contentKeyOrId: LOGO_CONTENT_KEY,
      type: 'viewProduct',
      siteVersion: '1',
      document: JSON.stringify(draft.document),
      file,
      contentKey: firstContent?.contentKey ?? '',
      contentVersion: '1',
      content: JSON.stringify(firstContent?.document),
      cardToken: await cardToken(shop),
      mailedToken: await passwordToken(shop, mailOf('buyer')),
      session,
      part: '1',
      segment: '2',
      requestId,
      orderReference: people.buyer.things?.['orderSummaryId'] ?? '',
      ...(await openWaitingPayments(shop, productId)),
    },
  };
}
