import { screen, waitFor, within } from '@testing-library/react';
import type { CategoryBranch, SearchResult } from '../../../../src/contract/search/search';
import { createActionBuffer } from '../../../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { recordedShop } from '../../../../src/storefront/app/recording/recordedShop';
import { recordPage } from '../../../../src/storefront/app/recording/recordPage';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { searchCalls } from '../../../support/server/calls/searchCalls';
import type { TestServer } from '../../../support/server/testServer';
import { neighbours } from '../../../support/server/plugins/catalogFixture';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { post } = searchCalls(() => server);
const LAIT = '/search?term=lait';

const filters = () => screen.getByRole('navigation', { name: 'Filtres' });
const categories = () =>
  within(within(filters()).getByRole('heading', { level: 2, name: 'Rayon' }).parentElement ?? filters());
/** The texts of the links of the category facet, such as "Crèmes12 produits12". */
const offered = () =>
  categories()
    .getAllByRole('link')
    .map((link) => plain(link));
const saysCount = (count: number): string => `${count} produit${count === 1 ? '' : 's'}`;
const written = ({ category, productCount }: CategoryBranch) =>
  `${category.name}${saysCount(productCount)}${productCount}`;
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtres choisis' }))
    .getAllByRole('link')
    .map((link) => plain(link));
const total = () => plain(screen.getAllByRole('heading', { level: 2 }).find(({ id }) => id === 'found-products'));
const paramOf = (address: string, name: string) => new URLSearchParams(address.split('?')[1]).get(name);

/** The first category with hits in several categories below it, and the first of those. */
async function branches(): Promise<{ result: SearchResult; top: CategoryBranch; below: CategoryBranch }> {
  const result = await post({ searchTerm: 'lait' });
  for (const top of result.categories.children) {
    const inside = await post({ searchTerm: 'lait', categoryId: top.category.id });
    const open = inside.categories.children.find(({ category }) => category.id === top.category.id);
    const below = open?.children[0];
    if (below && open.children.length > 1) return { result, top, below };
  }
  throw new Error('No category has two below it.');
}

it('offers the categories in which the term finds products, each with how many, and no second facet of one value [SRC-12]', async () => {
  await openShop(server, LAIT);
  const { result } = await branches();
  expect(offered()).toEqual(result.categories.children.map(written));
  expect(categories().queryByRole('link', { current: true })).toBeNull();
});

it('offers, where all products are in one category, those below it, and nothing where these are in one too [SRC-12]', async () => {
  const { first, second } = neighbours(server);
  const { user, address, unmount } = await openShop(server, `/search?term=${first.sku}%20${second.sku}`);
  const withOne = ({ category: { name } }: typeof first) => `${name}1 produit1`;
  expect(offered()).toEqual([first, second].map(withOne));
  await user.click(categories().getByRole('link', { name: (name) => name.startsWith(second.category.name) }));
  await waitFor(() => expect(paramOf(address(), 'category')).toBe(second.category.id));
  await waitFor(() => expect(total()).toBe('1 produit'));
  expect(chips()).toEqual([second.category.name, 'Effacer les filtres']);
  expect(categories().getAllByRole('link', { current: true }).map(plain)).toEqual([withOne(second)]);
  expect(offered()).toContain(withOne(first));
  unmount();

  // A single product is found, so there is nothing to choose.
  await openShop(server, `/search?term=${first.sku}%20ZZZ-999`);
  expect(total()).toBe('1 produit');
  expect(within(filters()).queryByRole('heading', { name: 'Rayon' })).toBeNull();
});

it('a category that has all products is shown where an address chooses it, so that it can be taken back [SRC-12]', async () => {
  const { top, first, second } = neighbours(server);
  const term = `${first.sku}%20${second.sku}`;
  const { user, address } = await openShop(server, `/search?term=${term}&category=${top.id}`);
  expect(categories().getAllByRole('link', { current: true }).map(plain)).toEqual([`${top.name}2 produits2`]);
  await user.click(categories().getByRole('link', { current: true }));
  await waitFor(() => expect(paramOf(address(), 'category')).toBeNull());
});

it('narrows a search to a category and to one below it, one at a time, and takes it back [SRC-12]', async () => {
  const { result, top, below } = await branches();
  const { user, address } = await openShop(server, LAIT);
  const choose = async (branch: CategoryBranch) => {
    await user.click(categories().getByRole('link', { name: (name) => name.startsWith(branch.category.name) }));
    await waitFor(() => expect(paramOf(address(), 'category')).toBe(branch.category.id));
    await waitFor(() => expect(total()).toBe(saysCount(branch.productCount)));
  };
  await choose(top);
  expect(chips()).toEqual([top.category.name, 'Effacer les filtres']);
  expect(screen.getByText('Filtrer (1)', { selector: 'summary' })).toBeTruthy();
  expect(categories().getAllByRole('link', { current: true }).map(plain)).toEqual([written(top)]);
  // The other categories stay, each with the number of products that it would find instead.
  for (const other of result.categories.children) expect(offered()).toContain(written(other));

  await choose(below);
  expect(chips()).toEqual([below.category.name, 'Effacer les filtres']);
  expect(categories().getAllByRole('link', { current: true }).map(plain)).toEqual([written(below)]);

  await user.click(categories().getByRole('link', { current: true }));
  await waitFor(() => expect(address()).toBe(LAIT));
  await waitFor(() => expect(total()).toBe(saysCount(result.categories.productCount)));
  expect(screen.queryByRole('list', { name: 'Filtres choisis' })).toBeNull();
});

it('works together with several values of another facet: counts, products and address agree [SRC-12]', async () => {
  const { top } = await branches();
  const { user, address } = await openShop(server, `${LAIT}&category=${String(top.category.id)}&page=1`);
  const brandsOf = ({ facets }: SearchResult) => facets.find(({ nameOrId }) => nameOrId === 'Brand__c')?.values ?? [];
  const inCategory = await post({ searchTerm: 'lait', categoryId: top.category.id });
  const [first, second] = brandsOf(inCategory);
  if (!first || !second) throw new Error('The category has one brand.');
  let expected = 0;
  for (const { displayName, productCount } of [first, second]) {
    await user.click(within(filters()).getByRole('link', { name: (name) => name.startsWith(displayName) }));
    expected += productCount;
    await waitFor(() => expect(total()).toBe(saysCount(expected)));
  }
  expect(paramOf(address(), 'category')).toBe(top.category.id);
  expect(chips()).toEqual([top.category.name, first.displayName, second.displayName, 'Effacer les filtres']);
  // Each category is counted with the products of both brands.
  const values = [first.nameOrId, second.nameOrId];
  const refinements = [{ attributeType: 'Custom', nameOrId: 'Brand__c', type: 'DistinctValue', values }];
  const { categories: tree } = await post({ searchTerm: 'lait', refinements });
  for (const branch of tree.children) expect(offered()).toContain(written(branch));

  await user.click(screen.getByRole('link', { name: `Retirer le filtre ${top.category.name}` }));
  await waitFor(() => expect(total()).toBe(saysCount(tree.productCount)));
  expect([paramOf(address(), 'category'), chips()]).toEqual([
    null,
    [first.displayName, second.displayName, 'Effacer les filtres'],
  ]);
});

it('is removed with all other choices by one link, even if no product is left [SRC-12]', async () => {
  const { top } = await branches();
  const none = encodeURIComponent(
    btoa(JSON.stringify([{ attributeType: 'Custom', nameOrId: 'AllergensAbsent__c', values: ['milk', 'sulphites'] }])),
  );
  const { user, address } = await openShop(server, `${LAIT}&category=${String(top.category.id)}&refinements=${none}`);
  expect(total()).toBe('Aucun produit');
  expect(screen.getByRole('heading', { level: 2, name: 'Aucun produit avec ces filtres' })).toBeTruthy();
  expect(chips()[0]).toBe(top.category.name);
  await user.click(screen.getAllByRole('link', { name: 'Effacer les filtres' })[0] ?? document.body);
  await waitFor(() => expect(address()).toBe(LAIT));
});

it('keeps category and order while pages are turned, and is chosen and left by keyboard [SRC-12]', async () => {
  const { user, address } = await openShop(server, '/search?term=beurre&sort=PriceAsc');
  const [first] = categories().getAllByRole('link');
  first?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(paramOf(address(), 'category')).toMatch(/^0ZG/));
  expect(paramOf(address(), 'sort')).toBe('PriceAsc');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(paramOf(address(), 'page')).toBe('2'));
  expect(paramOf(address(), 'category')).toMatch(/^0ZG/);
  categories().getByRole('link', { current: true }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/search?term=beurre&sort=PriceAsc'));
});

it('a category that is gone, or no id at all, is left out of the address, and so are a facet that nobody has and an order that there is not [LNK-11]', async () => {
  const { statusOf } = await openShop(server, '/');
  for (const id of ['0ZG00000000zzzzAAA', 'tower', '%00']) {
    expect(await statusOf(`/search?term=beurre&category=${id}&sort=PriceAsc&page=2`)).toEqual({
      leadsTo: '/search?term=beurre&sort=PriceAsc',
    });
  }
  const unknown = encodeURIComponent(btoa(JSON.stringify([{ nameOrId: 'Nothing__c', values: ['x'] }])));
  expect(await statusOf(`/search?term=beurre&refinements=${unknown}`)).toEqual({ leadsTo: '/search?term=beurre' });
  expect(await statusOf('/search?term=beurre&sort=ByColour&layout=list')).toEqual({
    leadsTo: '/search?term=beurre&layout=list',
  });
});

it('a category’s own page has no such facet and does not read the parameter', async () => {
  const butter = '/category/beurres-et-matieres-grasses/0ZG000000000001GAA';
  const { address } = await openShop(server, `${butter}?category=0ZG000000000002GAA`);
  expect(within(filters()).queryByRole('heading', { name: 'Rayon' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Filtres choisis' })).toBeNull();
  expect(address().startsWith(butter)).toBe(true);
});

it('is recorded like any other choice: the recording verifies', async () => {
  const { top } = await branches();
  const buffer = createActionBuffer(() => 0);
  const browser = serverHttp(server);
  const { user, address } = await openShop(server, LAIT, { recorder: buffer.enhancer, browser });
  const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 1, height: 1 }, clock: 0 };
  const header = { session: 's', part: 1, release: 'r', endpoints: [], environment } as const;
  const { text } = recordPage(header, buffer, recordedShop);
  await user.click(categories().getByRole('link', { name: (name) => name.startsWith(top.category.name) }));
  await waitFor(() => expect(paramOf(address(), 'category')).toBe(top.category.id));
  await waitFor(() => expect(chips()[0]).toBe(top.category.name));
  expect(text()).toContain(`category=${String(top.category.id)}`);
  expect(verifyJournal({ ...replayedShop, text: text() })).toMatchObject({ diverging: 0, problems: [], gaps: 0 });
});
