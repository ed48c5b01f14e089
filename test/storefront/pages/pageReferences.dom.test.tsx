import { act, screen, waitFor, within } from '@testing-library/react';
import { productAddress } from '../../../src/contract/pages/pageReference';
import { addressOf } from '../../../src/contract/pages/references';
import { locationChanged, navigationRequested } from '../../../src/storefront/kernel/location';
import { isSimple, someProduct } from '../../support/server/plugins/catalogFixture';
import { openShop } from '../../support/storefront/openShop';
import { startShopServer } from '../../support/storefront/startShopServer';
import type { TestServer } from '../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

function contentAt(path: string) {
  const content = server.app.contents.live().at(path);
  if (!content) throw new Error(`Nothing stands at ${path}`);
  return content;
}
async function follow(reference: object) {
  const shop = await openShop(server, '/cart');
  const address = addressOf(reference) ?? '';
  act(() => void shop.store.dispatch(navigationRequested(address)));
  return shop;
}
async function shownAt(reference: object, own: string) {
  const { address, actions, unmount } = await follow(reference);
  await waitFor(() => expect(address()).toBe(own));
  const arrivals = actions.filter(locationChanged.match).slice(1);
  expect(arrivals.map(({ payload }) => [payload.location.pathname, payload.navigationType])).toEqual([[own, 'PUSH']]);
  const heading = (await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).textContent;
  unmount();
  return heading;
}
const record = (attributes: Readonly<Record<string, string>>) => ({ type: 'standard__recordPage', attributes });

it('a product is reached by its id and by its url name alone, whose own address comes into the history [LNK-12]', async () => {
  const { id, name, urlName } = someProduct(server, isSimple);
  const objectApiName = 'Product2';
  expect(await shownAt(record({ objectApiName, urlName }), productAddress(urlName, id))).toBe(name);
  expect(await shownAt(record({ objectApiName, recordId: id }), productAddress(null, id))).toBe(name);
});

it('a category is reached by its id and by its url path [LNK-12]', async () => {
  const [category] = server.app.catalog.state().snapshot.categories.childrenOf(null);
  if (!category) throw new Error('The shop has no category');
  const objectApiName = 'ProductCategory';
  expect(
    await shownAt(
      record({ objectApiName, urlPath: category.urlName }),
      `/category/${encodeURIComponent(category.urlName)}/${category.id}`,
    ),
  ).toBe(category.name);
  expect(
    await shownAt(record({ objectApiName, recordId: category.id }), `/category/${category.id}/${category.id}`),
  ).toBe(category.name);
});

it('an article of the help and its subject are reached by their names, an article by its id too [LNK-12] [LNK-13]', async () => {
  const subject = contentAt('/faq-hub/compte-client');
  const article = contentAt('/faq-hub/compte-client/gerer-mes-cookies');
  const { path, title } = article.document;
  const knowledge = { objectApiName: 'Knowledge__kav' };
  expect(await shownAt(record({ ...knowledge, urlName: 'gerer-mes-cookies' }), path)).toBe(title);
  expect(await shownAt(record({ ...knowledge, recordId: article.managedContentId }), path)).toBe(title);
  const related = { urlName: 'gerer-mes-cookies', relationshipApiName: 'Topics' };
  expect(await shownAt({ type: 'standard__recordRelationshipPage', attributes: related }, path)).toBe(title);
  expect(
    await shownAt(record({ objectApiName: 'DataCategory', urlPath: 'compte-client' }), subject.document.path),
  ).toBe(subject.document.title);
});

it('managed content is reached by its type and key, whether the type is named in whole or in short [LNK-13]', async () => {
  const content = contentAt('/advice/idees-recettes/croissants-pur-beurre-aop');
  for (const contentTypeName of ['comptoir__recipe', 'recipe']) {
    const attributes = { contentTypeName, contentKey: content.contentKey };
    expect(await shownAt({ type: 'standard__managedContentPage', attributes }, content.document.path)).toBe(
      content.document.title,
    );
  }
  const ofAnotherType = { contentTypeName: 'news', contentKey: content.contentKey };
  const { address } = await follow({ type: 'standard__managedContentPage', attributes: ofAnotherType });
  await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' });
  expect(address()).toBe(`/content/news/${content.contentKey}`);
});

it('lists of an object and what is related to a record are pages of the shop [LNK-13]', async () => {
  const list = (objectApiName: string) => ({
    type: 'standard__objectPage',
    attributes: { objectApiName, filterName: 'All' },
  });
  expect(await shownAt(list('ProductCategory'), '/sitemap')).toBe('Plan du site');
  expect(await shownAt(list('Knowledge'), '/faq-hub')).toBeTruthy();
  const { id, name } = someProduct(server, isSimple);
  const attributes = { objectApiName: 'Product2', recordId: id, relationshipApiName: 'ProductMedia' };
  expect(await shownAt({ type: 'standard__recordRelationshipPage', attributes }, productAddress(null, id))).toBe(name);
});

it.each([
  '/product/rien-de-tel',
  '/article/rien-de-tel',
  '/article/constructor',
  '/content/recipe/MC0',
  '/content/%20/x',
])('%s names nothing: not found [LNK-10]', async (address) => {
  const { status } = await openShop(server, address);
  expect([status, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([404, 'Cette page n’existe pas']);
});

it('a name without an answer can be asked for again, and leads on then [LNK-12]', async () => {
  const { id, urlName, name } = someProduct(server, isSimple);
  let failing = true;
  const { status, user, address } = await openShop(server, `/product/${encodeURIComponent(urlName)}`, {
    fault: (url) => (failing && url.includes('url-names') ? 'noAnswer' : undefined),
  });
  expect(status).toBe(503);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(address()).toBe(productAddress(urlName, id)));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});
