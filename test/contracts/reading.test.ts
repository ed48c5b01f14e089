import { at, listAt, textAt } from '../support/contracts/answers';
import type { ListeningShop } from '../support/contracts/listeningShop';
import * as documented from './documented';
import { openShopFor, SHOPS } from './shopClients';
import { READING_CALLS } from './webstoreCalls';
import { expectAnswer, webstoreClient, type WebstoreClient } from './webstoreClient';

const nothingThere = '01t000000999999';

describe.each(SHOPS)('%s', (_name, open) => {
  let shop: ListeningShop;
  let customer: WebstoreClient;
  let guest: WebstoreClient;
  const unmade = openShopFor(open, (clients) => {
    ({ shop, customer, guest } = clients);
  });

  const contextOf = async (client: WebstoreClient) =>
    expectAnswer(await client.getApplicationContext(), 200, documented.applicationContext);
  const ofSite = async (client: WebstoreClient) => {
    const { body } = await client.getSiteInfo();
    const [siteId, channelId] = [textAt(body, 'siteId'), textAt(body, 'channelId')];
    return { siteId, channelId, communityId: textAt(body, 'communityId') };
  };

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('%s of the public reference', (_who, clientOf) => {
    test('is told what the webstore does, its menus, and whether activities are collected [CTX-01] [REC-02]', async () => {
      const client = clientOf();
      expect(at(await contextOf(client), 'taxType')).toBe('Net');
      const { communityId } = await ofSite(client);
      const query = { navigationLinkSetDeveloperName: 'Default_Navigation1', addHomeMenuItem: true };
      expectAnswer(await client.listNavigationMenuItems({ path: { communityId }, query }), 200, documented.menu);
      const images = { includeImageUrl: true, maxLevels: 2, maxItems: 3 };
      const menu = expectAnswer(await client.listCategoryMenuItems({ query: images }), 200, documented.menu);
      expect(listAt(menu, 'menuItems').length).toBeLessThanOrEqual(3);
      const none = await client.listNavigationMenuItems({
        path: { communityId },
        query: { navigationLinkSetDeveloperName: 'Nobody_s' },
      });
      expect([none.status, none.body]).toEqual([200, { menuItems: [] }]);
      expectAnswer(await client.getAiConfiguration(), 200, documented.aiConfiguration);
    });

    test('reads a category with the way to it, and a product in the version of the catalogue that is in force', async () => {
      const client = clientOf();
      const top = (await client.listCategoryChildren()).body;
      const parentProductCategoryId = textAt(top, 'productCategories', 0, 'id');
      const below = await client.listCategoryChildren({ query: { parentProductCategoryId, fields: 'Name' } });
      const child = listAt(expectAnswer(below, 200, documented.categories), 'productCategories')[0];
      expect(Object.keys(Object(at(child, 'fields')) as object)).toEqual(['Name']);
      const categoryId = textAt(child, 'id');
      expectAnswer(await client.getCategory({ path: { categoryId } }), 200, documented.category);
      const way = expectAnswer(await client.getCategoryPath({ path: { categoryId } }), 200, documented.categoryPath);
      expect(listAt(way, 'path').map((step) => textAt(step, 'id'))).toEqual([parentProductCategoryId, categoryId]);
      const unknown = { path: { categoryId: '0ZG000000999999' } };
      expectAnswer(await client.getCategory(unknown), 404, documented.errors);
      expectAnswer(await client.getCategoryPath(unknown), 404, documented.errors);

      const snapshotId = textAt(await contextOf(client), 'catalogSnapshotVersionId');
      const listed = await client.searchProducts({ query: { categoryId, fields: 'Name', pageSize: 1 } });
      const productId = textAt(listed.body, 'productsPage', 'products', 0, 'id');
      const inVersion = await client.getProductInVersion({ path: { snapshotId, productId } });
      const detail = expectAnswer(inVersion, 200, documented.productDetail);
      expect((await client.getProduct({ path: { productId } })).body).toEqual(detail);
      const gone = { path: { snapshotId, productId: nothingThere } };
      expectAnswer(await client.getProductInVersion(gone), 404, documented.errors);
    });

    test('is suggested what a term begins, and told prices and stock of several products', async () => {
      const client = clientOf();
      const query = { searchTerm: 'beu', includeSuggestedProducts: true, maxSuggestedProducts: 2 };
      const suggested = expectAnswer(await client.listSuggestions({ query }), 200, documented.suggestions);
      const ids = listAt(suggested, 'suggestedProducts').map((product) => textAt(product, 'id'));
      expect(ids).toHaveLength(2);
      const neither = { searchTerm: 'beu', includeSuggestedProducts: false, includeSuggestedTerms: false };
      expectAnswer(await client.listSuggestions({ query: neither }), 400, documented.errors);

      const asked = [...ids, nothingThere].map((productId) => ({ productId }));
      const priced = await client.listPricesByPost({ body: { pricingLineItems: asked } });
      const results = listAt(expectAnswer(priced, 200, documented.priceList), 'pricingLineItemResults');
      expect(results.map((result) => at(result, 'success'))).toEqual([true, true, false]);
      expect((await client.listPrices({ query: { productIds: [...ids, nothingThere].join(',') } })).body).toEqual(
        priced.body,
      );

      const source = at(await contextOf(client), 'inventoryConfiguration', 'inventoryDefaultSource');
      const scope = `webStoreId Eq '${shop.webstoreId}'`;
      const stock = { locations: textAt(source, 'locationSourceId'), products: ids.join(','), scope };
      const levels = await client.listInventoryLevels({ query: stock });
      const counted = listAt(expectAnswer(levels, 200, documented.inventoryLevels), 'totalInventory');
      expect(counted.map((level) => textAt(level, 'product2Id'))).toEqual(ids);
      expectAnswer(
        await client.listInventoryLevels({ query: { products: ids.join(','), scope } }),
        400,
        documented.errors,
      );
    });

    test('reads the contents of a site and of its channel, in lists and one by one', async () => {
      const client = clientOf();
      const { siteId, channelId } = await ofSite(client);
      const query = { includeContentBody: true, pageSize: 2 };
      const listed = await client.listContentsOfSite({ path: { siteId }, query });
      const contents = expectAnswer(listed, 200, documented.contents);
      const keys = listAt(contents, 'contents').map((content) => textAt(content, 'contentKey'));
      expect(keys).toHaveLength(2);
      const [contentKeyOrId = ''] = keys;
      const named = { path: { channelId }, query: { contentKeys: keys.join(',') } };
      const same = expectAnswer(await client.listContentsOfChannel(named), 200, documented.contents);
      expect(listAt(same, 'contents').map((content) => textAt(content, 'contentKey'))).toEqual(keys);
      const one = await client.getContentOfSite({ path: { siteId, contentKeyOrId } });
      const content = expectAnswer(one, 200, documented.content);
      const ofChannel = await client.getContentOfChannel({ path: { channelId, contentKeyOrId } });
      expect(ofChannel.body).toEqual(content);
      const gone = { path: { siteId, contentKeyOrId: 'MCNOBODYS' } };
      expectAnswer(await client.getContentOfSite(gone), 404, documented.errors);
    });
  });

  test('a customer is told who they are, whom they act for, and what is in their own record', async () => {
    const session = expectAnswer(await customer.getSessionContext(), 200, documented.sessionContext);
    expect(at(session, 'guestUser')).toBe(false);
    const accountId = textAt(session, 'accountId');
    const own = await customer.getEffectiveAccount({ path: { accountId }, query: { fields: 'Name' } });
    const account = expectAnswer(own, 200, documented.effectiveAccount);
    expect(account).toMatchObject({ id: accountId, isMyAccount: true });
    expect(Object.keys(Object(at(account, 'fields')) as object)).toEqual(['Name']);
    const managed = expectAnswer(await customer.listManagedAccounts(), 200, documented.managedAccounts);
    expect(listAt(managed, 'externalManagedAccounts')).toEqual([]);
    const stranger = { path: { accountId: '001000000999999' } };
    expectAnswer(await customer.getEffectiveAccount(stranger), 404, documented.errors);
    const recordId = textAt(session, 'userId');
    const optionalFields = 'User.Name,User.Contact.Account.Name,User.Unheard__c';
    const record = await customer.getUserRecord({ path: { recordId }, query: { optionalFields } });
    const user = expectAnswer(record, 200, documented.userRecord);
    expect(Object.keys(Object(at(user, 'fields')) as object).sort()).toEqual(['Contact', 'Name']);
    const others = { path: { recordId: '005000000999999' }, query: { optionalFields } };
    expectAnswer(await customer.getUserRecord(others), 404, documented.errors);
  });

  test('a manager sees the accounts they may act for, and acts for one', async () => {
    const token = await shop.tokenOf('hotel@comptoir.example');
    const manager = webstoreClient(shop.origin, shop.webstoreId, token);
    const managed = await manager.listManagedAccounts({ query: { includeMyAccount: true } });
    const accounts = listAt(expectAnswer(managed, 200, documented.managedAccounts), 'externalManagedAccounts');
    expect(accounts.filter((account) => at(account, 'isMyAccount') === true)).toHaveLength(1);
    const other = accounts.find((account) => at(account, 'isMyAccount') === false);
    const effectiveAccountId = textAt(other, 'accountId');
    const session = await manager.getSessionContext({ query: { effectiveAccountId } });
    expect(at(expectAnswer(session, 200, documented.sessionContext), 'accountId')).toBe(effectiveAccountId);
    const alone = await manager.listManagedAccounts({ query: { includeMyAccount: false } });
    expect(listAt(expectAnswer(alone, 200, documented.managedAccounts), 'externalManagedAccounts')).toHaveLength(
      accounts.length - 1,
    );
  });

  test('a guest is told that they are one, and nothing of anybody’s account or record', async () => {
    const session = expectAnswer(await guest.getSessionContext(), 200, documented.sessionContext);
    expect(session).toMatchObject({ guestUser: true, accountId: null, profile: null });
    const accountId = textAt((await customer.getSessionContext()).body, 'accountId');
    const recordId = textAt((await customer.getSessionContext()).body, 'userId');
    expectAnswer(await guest.listManagedAccounts(), 401, documented.errors);
    expectAnswer(await guest.getEffectiveAccount({ path: { accountId } }), 401, documented.errors);
    const fields = { optionalFields: 'User.Name' };
    expectAnswer(await guest.getUserRecord({ path: { recordId }, query: fields }), 401, documented.errors);
  });

  test('each of these calls has been made by a customer and by a guest [CTX-14]', () => {
    expect(unmade(READING_CALLS)).toEqual([]);
  });
});
