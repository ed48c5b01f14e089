import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_DEBOUNCE_MS } from '../../../../src/contract/constants';
import { locationChanged } from '../../../../src/storefront/kernel/location';
import { listOpened, selectSearch, termTyped } from '../../../../src/storefront/features/search/searchSlice';
import { suggestionsApi } from '../../../../src/storefront/features/search/suggestions';
import {
  isAddable,
  offeredFor,
  suggestionItems,
} from '../../../../src/storefront/features/search/suggestions/suggestionItems';
import { selectSiteConfiguration } from '../../../../src/storefront/features/site';
import type { SuggestedProduct } from '../../../../src/contract/search/search';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import type { TestServer } from '../../../support/server/testServer';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { logIn } from '../../../support/server/calls/loggedIn';
import { openShop } from '../../../support/storefront/openShop';
import { createFormatting } from '../../../../src/storefront/formatting/createFormatting';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  // jsdom shows nothing, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  server = await startShopServer();
});
afterAll(() => server.close());

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rechercher un terme' });
const options = () => screen.queryAllByRole('option');
const labels = () => options().map(({ textContent }) => plain(textContent));
const highlighted = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('/search/suggestions'));

afterEach(() => jest.useRealTimers());

const open = (wanted = '/', options: Parameters<typeof openShop>[2] = {}) => openShop(server, wanted, options);

/** A shop in which a term has been typed and its suggestions are there. */
async function typed(term = 'creme') {
  const shop = await open();
  await shop.user.type(box(), term);
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  return shop;
}

type Shop = Awaited<ReturnType<typeof open>>;

/** What the server has suggested for a term, as far as its answer is there, as the rows say it. */
function suggestedFor({ store, vault }: Pick<Shop, 'store' | 'vault'>, term: string): readonly string[] {
  const { data } = suggestionsApi.endpoints.searchSuggestions.select({
    searchTerm: vault.tokenOf(term),
    includeSuggestedProducts: true,
    includeSuggestedTerms: true,
    maxResults: 4,
    maxSuggestedProducts: 4,
  })(store.getState());
  const products = data?.products ?? [];
  const { wireMoney } = createFormatting('fr-FR');
  const terms = (data?.suggestedTerms ?? []).map(({ value }) => value);
  return [
    ...terms.filter((text) => !products.some(({ name }) => name === text)),
    ...(data?.categories ?? []).map(({ value }) => value),
    ...products.map(
      ({ name, reference, packaging, unitPrice, isFamily, choices }) =>
        `${name} ${isFamily ? `${String(choices)} choix dès` : `${reference} · ${packaging}`} ${String(wireMoney(unitPrice))} HT En stock`,
    ),
  ].map(plain);
}

it('offers to search for the term first, then what the server suggests, each saying its kind [SRC-05, SRC-06, HDR-07]', async () => {
  const { store, calls, vault } = await typed();
  expect(asked(calls).filter((call) => call.includes('searchTerm=creme'))).toHaveLength(1);
  expect(asked(calls)[0]).not.toContain('popularProductsCategoryId');
  const terms = suggestedFor({ store, vault }, 'creme');
  expect(labels()).toEqual(['Rechercher « creme »', ...terms]);
  expect(options().map(({ dataset }) => dataset['category'])).toEqual([
    'advanced-search',
    ...terms.map(() => 'query-suggestion'),
  ]);
  expect(box().getAttribute('placeholder')).toBe('Recherchez un produit, une marque, une référence');
  expect(screen.getByRole('button', { name: 'Rechercher' })).toBeTruthy();
  expect(getComputedStyle(screen.getByRole('search')).borderRadius).toMatch(/10px|radius-control/);
});

it('goes round with Down and Up, and Enter picks what is highlighted: the list goes and the page comes [SRC-04, LNK-07]', async () => {
  const { user, address, store } = await typed();
  const count = options().length;
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  await user.keyboard('{ArrowUp}');
  expect(highlighted()).toBe(count - 1);
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe(0);
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(highlighted()).toBe(1);
  expect(box().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  const term = options()[1]?.textContent ?? '';
  await user.keyboard('{Enter}');
  expect(options()).toEqual([]);
  expect(selectSearch(store.getState())).toMatchObject({ openBox: null, settledTerm: null, highlightedId: null });
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('term')).toBe(term));
  expect(box().value).toBe(term);
});

it('searches the term by Enter without a highlight, by its first row and by a click on a suggestion [SRC-04, SRC-05]', async () => {
  const { user, address, ...shop } = await typed();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/search?term=creme'));
  await user.clear(box());
  await user.type(box(), ' lait ');
  await waitFor(() => expect(labels()[0]).toBe('Rechercher « lait »'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/search?term=lait'));
  await user.type(box(), ' b');
  // The list for the previous term may have arrived between the two keys.
  await waitFor(() => expect(suggestedFor(shop, 'lait b').length).toBeGreaterThan(0));
  await waitFor(() => expect(labels()).toEqual(['Rechercher « lait b »', ...suggestedFor(shop, 'lait b')]));
  const term = options()[1]?.textContent ?? '';
  await user.click(options()[1] ?? box());
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('term')).toBe(term));
  expect(options()).toEqual([]);
});

/** What a mouse adds a suggested product by; none in the row of a family, or of what is sold out. */
const adderIn = (row: HTMLElement) => row.querySelector<HTMLElement>('[title^="Ajouter "]');
const added = (calls: readonly string[]) =>
  calls.flatMap((call) => {
    const [method, url = '', ...body] = call.split(' ');
    if (method !== 'POST' || !url.includes('/cart-items')) return [];
    const { productId, quantity } = JSON.parse(body.join(' ')) as { productId: string; quantity: string };
    return [`${server.app.catalog.state().snapshot.product(productId)?.name ?? ''} ${quantity}`];
  });

it('adds the smallest quantity of a suggested product, by a click or by Control and Enter, and stays where it is', async () => {
  const { user, address, calls } = await typed('lait');
  const index = options().findIndex((row) => adderIn(row) !== null);
  const adder = adderIn(options()[index] ?? box());
  const name = /^Ajouter (.+) au panier$/.exec(plain(adder?.title ?? ''))?.[1] ?? '';
  const { minimum } = someProduct(server, (product) => plain(product.name) === name).quantityRule;
  await user.click(adder ?? box());
  await waitFor(() => expect(added(calls).map(plain)).toEqual([`${name} ${String(minimum)}.0`]));
  expect([address(), options().length > 0, document.activeElement]).toEqual(['/', true, box()]);
  await user.keyboard('{ArrowDown}'.repeat(index + 1));
  expect(box().getAttribute('aria-keyshortcuts')).toBe('Control+Enter Meta+Enter');
  const description = document.getElementById(options()[index]?.getAttribute('aria-describedby') ?? '');
  expect(plain(description?.textContent)).toBe('Ctrl + Entrée : ajouter au panier');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(added(calls)).toHaveLength(2));
  expect([address(), options().length > 0]).toEqual(['/', true]);
  await user.keyboard('{ArrowDown}'.repeat(options().length - index));
  expect([highlighted(), box().getAttribute('aria-keyshortcuts')]).toEqual([0, null]);
  // Where nothing can be added the keys lead nowhere, and a key that is held down is one press.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect([address(), options().length > 0]).toEqual(['/', true]);
  await user.keyboard('{ArrowDown}'.repeat(index) + '{Control>}{Enter>5/}{/Control}');
  await waitFor(() => expect(added(calls)).toHaveLength(3));
});

it.each([
  ['a family, of which a variation is chosen', { productClass: 'VariationParent' }],
  ['what is sold out', { isAvailable: false }],
  ['what has no price for this shopper', { unitPrice: null }],
  ['what another server says too little of', { productClass: undefined }],
])('does not offer to add %s', (_what, changes) => {
  const product = {
    id: '01t1',
    name: 'Lait',
    productClass: 'Simple',
    unitPrice: '1.00',
    isAvailable: true,
    ...changes,
  };
  const { products } = offeredFor('lait', {
    recentSearchSuggestions: [],
    suggestedTerms: [],
    suggestedProducts: [product as SuggestedProduct],
  });
  expect(products?.map(isAddable)).toEqual([false]);
});

it('hides the list when the box is left and by Escape, which then empties it; clearing keeps the focus [SRC-04, SRC-08]', async () => {
  const { user, store } = await typed();
  await user.tab();
  expect(options()).toEqual([]);
  await user.click(box());
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  await user.keyboard('{Escape}');
  expect([options().length, box().value]).toEqual([0, 'creme']);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect([options().length, box().value, document.activeElement]).toEqual([0, '', box()]);
  expect(selectSearch(store.getState())).toMatchObject({ term: '', settledTerm: null, openBox: null });
  await user.type(box(), 'x');
  await user.keyboard('{Escape}{Escape}');
  expect(box().value).toBe('');
});

it('says that it is loading while the answer is on its way, and how many there are then [SRC-08]', async () => {
  const { store, vault } = await open();
  const status = () => within(screen.getByRole('search').parentElement ?? document.body).getByRole('status');
  act(() => void store.dispatch(listOpened(vault, 'header', 'beurre')));
  act(() => void store.dispatch(termTyped(vault, 'beurre')));
  await waitFor(() => expect(status().textContent).toBe('Chargement'));
  await waitFor(() => expect(plain(status().textContent)).toBe(`${String(options().length)} suggestions`));
});

it('announces what is typed 200 ms after the last key, to the millisecond [SRC-03]', async () => {
  const { store, actions, calls, vault } = await open();
  const announced = () => actions.filter(({ type }) => type === 'search/termSettled');
  jest.useFakeTimers();
  try {
    act(() => void store.dispatch(termTyped(vault, 'be')));
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1));
    act(() => void store.dispatch(termTyped(vault, 'beu')));
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1));
    expect([announced(), asked(calls)]).toEqual([[], []]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(announced()).toEqual([{ type: 'search/termSettled', payload: { term: vault.tokenOf('beu') } }]);
    expect(SEARCH_DEBOUNCE_MS).toBe(200);
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(asked(calls)).toHaveLength(1));
});

it('asks nothing for blanks, for a personal text, or for a box that nobody is in [SRC-03]', async () => {
  const { settled, calls, store } = await open('/search?term=marie%40example.fr');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const user = userEvent.setup({ delay: null });
  await user.click(box());
  await user.clear(box());
  await user.type(box(), 'marie@example.fr');
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  await settled();
  await user.clear(box());
  await user.type(box(), 'beurre');
  await user.tab();
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  await settled();
  expect(JSON.stringify(selectSearch(store.getState()))).not.toContain('marie');
  const terms = asked(calls).map(
    (call) => new URL(call.split(' ')[1] ?? '', 'http://shop').searchParams.get('searchTerm') ?? '',
  );
  expect(terms.filter((term) => term === '' || !['beurre', 'mari'].some((text) => text.startsWith(term)))).toEqual([]);
});

it('asks nothing where site builders want no suggestions [SRC-03]', async () => {
  const real = serverHttp(server);
  const browser: typeof real = async (request) => {
    const answer = await real(request);
    return { ...answer, text: answer.text.replace('"suggestionsEnabled":true', '"suggestionsEnabled":false') };
  };
  const { user, calls, store, vault, address } = await open('/', { browser });
  expect(selectSiteConfiguration(store.getState()).header.suggestionsEnabled).toBe(false);
  await user.type(box(), 'beurre');
  await waitFor(() => expect(selectSearch(store.getState()).settledTerm).toBe(vault.tokenOf('beurre')));
  expect([asked(calls), options()]).toEqual([[], []]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/search?term=beurre'));
});

it('says of each row what kind it is and what of it goes beyond what is typed, accents or not [SRC-06]', () => {
  const offered = {
    recentSearchSuggestions: [{ value: 'crème UHT' }],
    suggestedProducts: [],
    suggestedTerms: [{ value: 'Crèmes' }, { value: 'Margarine de crémage' }, { value: 'crème UHT' }],
  };
  const texts = {
    advanced: 'Rechercher « creme »',
    recent: 'Récentes',
    suggestions: 'Suggestions',
    categories: 'Rayons',
    products: 'Produits',
  };
  const { advanced, recent, suggested } = suggestionItems(' creme ', offeredFor(' creme ', offered), texts);
  const row = { type: 'option-inline', category: 'query-suggestion' };
  const icon = { iconName: 'search', iconAlternativeText: 'Suggestions' };
  expect(advanced).toEqual({
    type: 'option-inline',
    category: 'advanced-search',
    id: 'advanced',
    text: texts.advanced,
    highlight: '',
    title: texts.advanced,
    value: 'creme',
    iconName: 'search',
    iconAlternativeText: texts.advanced,
  });
  const named = (value: string) => ({ text: value, title: value, value });
  expect(recent).toEqual([
    {
      ...row,
      ...named('crème UHT'),
      id: 'recent:crème UHT',
      highlight: ' UHT',
      iconName: 'history',
      iconAlternativeText: 'Récentes',
    },
  ]);
  expect(suggested).toEqual([
    { ...row, ...icon, ...named('Crèmes'), id: 'term:Crèmes', highlight: 's' },
    { ...row, ...icon, ...named('Margarine de crémage'), id: 'term:Margarine de crémage', highlight: '' },
  ]);
  expect(suggestionItems('', offeredFor('', offered), texts)).toEqual({
    advanced: null,
    suggested: [],
    recent: [],
    categories: [],
    products: [],
  });
});

it('shows products of which the answer says enough, and none of which it says only the id', () => {
  const texts = { advanced: '', recent: '', suggestions: '', categories: '', products: 'Produits' };
  const answer = { recentSearchSuggestions: [], suggestedTerms: [{ value: 'Beurre doux' }] };
  const named = { id: '01t1', name: 'Beurre doux', urlName: 'beurre-doux', reference: 'BDX-101', isAvailable: false };
  const rows = suggestionItems(
    'be',
    offeredFor('be', { ...answer, suggestedProducts: [{ id: '01t2' }, named] }),
    texts,
  );
  expect(rows.products).toMatchObject([
    {
      id: 'product:01t1',
      type: 'option-inline',
      category: 'query-suggestion',
      text: 'Beurre doux',
      product: { address: '/product/beurre-doux/01t1', reference: 'BDX-101', unitPrice: null, isAvailable: false },
    },
  ]);
  expect(rows.suggested).toEqual([]);
  expect(offeredFor('be', { ...answer, suggestedProducts: [] }).products).toEqual([]);
  // So the answer was kept before products were suggested.
  const { products: _none, ...before } = offeredFor('be', { ...answer, suggestedProducts: [] });
  expect(suggestionItems('be', before, texts)).toMatchObject({ products: [], suggested: [{ text: 'Beurre doux' }] });
});

it('leads to a product by its row: by a click, or by Enter, as for a typed reference', async () => {
  const { user, address, settled } = await open();
  await user.type(box(), 'bdx-102');
  await waitFor(() => expect(labels()).toHaveLength(2));
  expect(labels()[1]).toMatch(/^Beurre doux 82 % pain de cuisine BDX-102 · Carton de 10 × 1 kg [\d,]+ € HT En stock$/);
  expect(within(screen.getByRole('group', { name: 'Produits' })).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/product\/beurre-doux-82-pain-de-cuisine\//));
  await settled();
  expect([options(), box().value]).toEqual([[], '']);
  await user.type(box(), 'mozarella');
  await waitFor(() => expect(labels().some((label) => label.startsWith('Mozzarella fior'))).toBe(true));
  await user.click(options().find(({ textContent }) => textContent.startsWith('Mozzarella fior')) ?? box());
  await waitFor(() => expect(address()).toMatch(/^\/product\/mozzarella-fior-di-latte\//));
});

it('shows of a family how many choices it has, adds none of them, and leads to its page', async () => {
  const { snapshot } = server.app.catalog.state();
  const family = someProduct(server, (found) => found.productClass === 'VariationParent' && found.buyerGroups === null);
  const count = snapshot.variationsOf(family.id).filter(({ buyerGroups }) => buyerGroups === null).length;
  const { user, address } = await open();
  await user.type(box(), family.name);
  const rowOf = () => options().find(({ title }) => title === family.name);
  await waitFor(() => expect(rowOf()).toBeTruthy());
  expect(plain(rowOf())).toContain(`${plain(family.name)} ${String(count)} choix dès `);
  expect(adderIn(rowOf() ?? box())).toBeNull();
  await user.click(rowOf() ?? box());
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/product/[^/]+/${family.id}$`)));
  // So it was kept before the number was known.
  const { choices: _none, ...before } = offeredFor('x', {
    recentSearchSuggestions: [],
    suggestedTerms: [],
    suggestedProducts: [{ id: '1', name: 'Beurre', productClass: 'VariationParent', variationCount: 3 }],
  }).products?.[0] ?? { choices: 0 };
  expect(before).toMatchObject({ name: 'Beurre', isFamily: true });
});

it('shows the variation whose reference is typed, with its price and stock, and adds it [SRC-07]', async () => {
  const variation = someProduct(server, (found) => found.productClass === 'Variation' && found.buyerGroups === null);
  const { user, calls } = await open();
  await user.type(box(), variation.sku);
  await waitFor(() => expect(options()).toHaveLength(2));
  const row = options()[1] ?? box();
  expect(plain(row)).toMatch(new RegExp(`${variation.sku} · .+ € HT En stock$`));
  await user.click(adderIn(row) ?? box());
  await waitFor(() => expect(added(calls)).toEqual([`${variation.name} ${String(variation.quantityRule.minimum)}.0`]));
});

it.each([
  ['Enter', '{Enter}'],
  ['the row that searches for it', '{ArrowDown}{Enter}'],
])('leads from a whole reference to its product by %s, with no list between them [SRC-04]', async (_name, keys) => {
  const product = someProduct(server, (found) => isSimple(found) && found.buyerGroups === null);
  const { user, address, actions } = await open();
  await user.type(box(), product.sku.toLowerCase());
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard(keys);
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/product/[^/]+/${product.id}$`)));
  const places = actions.filter(locationChanged.match).map(({ payload }) => payload.location.pathname);
  expect([places.at(-1), places.filter((path) => path === '/search'), box().value]).toEqual([address(), [], '']);
});

it('lists several references, and what is searched for by words [SRC-04]', async () => {
  const [first, second] = ['BDX-102', 'TOU-102'];
  const { user, address } = await open();
  await user.type(box(), `${first} ${second}{Enter}`);
  await waitFor(() => expect(address()).toBe(`/search?term=${first}%20${second}`));
});

it('leads to the page of a category by its row: by keyboard and by a click [SRC-04]', async () => {
  const { snapshot } = server.app.catalog.state();
  const fresh = snapshot.categories.all.find(({ name }) => name === 'Crèmes fraîches');
  const page = `/category/${String(fresh?.urlName)}/${String(fresh?.id)}`;
  const { user, address, actions } = await open();
  await user.type(box(), 'creme fr');
  const group = await screen.findByRole('group', { name: 'Rayons' });
  const row = within(group).getByRole('option', { name: 'Crèmes fraîches' });
  expect(row.getAttribute('data-category')).toBe('query-suggestion');
  await user.keyboard('{ArrowDown}'.repeat(options().indexOf(row) + 1));
  expect(box().getAttribute('aria-activedescendant')).toBe(row.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(page));
  expect(actions.filter(({ type }) => type === 'search/searched')).toEqual([]);
  expect([options(), box().value]).toEqual([[], '']);
  await user.type(box(), 'fromages');
  await user.click(await screen.findByRole('option', { name: 'Fromages' }));
  await waitFor(() => expect(address()).toMatch(/^\/category\/fromages\//));
});

it('offers a popular term that is called like a category as a search, beside the page of the category [SRC-04]', () => {
  const texts = { advanced: '', recent: '', suggestions: 'Suggestions', categories: 'Rayons', products: '' };
  const answer = {
    recentSearchSuggestions: [],
    suggestedProducts: [],
    suggestedTerms: [{ value: 'Crèmes' }, { value: 'crème UHT' }],
    suggestedCategories: [{ id: '0ZG1', name: 'Crèmes', urlName: null }],
  };
  const { categories, suggested } = suggestionItems('cre', offeredFor('cre', answer), texts);
  expect(categories).toMatchObject([
    { id: 'category:0ZG1', text: 'Crèmes', highlight: 'mes', address: '/category/0ZG1/0ZG1', iconName: 'category' },
  ]);
  expect(suggested).toMatchObject([{ id: 'term:Crèmes', value: 'Crèmes' }, { value: 'crème UHT' }]);
  expect(suggested.filter(({ address }) => address !== undefined)).toEqual([]);
});

it('sends the category of popular products with each call, where builders have set one, and shows them where a term finds none [SRC-03]', async () => {
  const category = server.app.catalog.state().snapshot.categories.childrenOf(null)[0]?.id ?? '';
  const real = serverHttp(server);
  const browser: typeof real = async (request) => {
    const answer = await real(request);
    const set = `"popularProductsCategoryId":"${category}"`;
    return { ...answer, text: answer.text.replace('"popularProductsCategoryId":null', set) };
  };
  const { user, calls } = await open('/', { browser });
  await user.type(box(), 'zzzz');
  await waitFor(() => expect(asked(calls).length).toBeGreaterThan(0));
  await waitFor(() => expect(labels()).toHaveLength(5));
  await user.clear(box());
  await user.type(box(), 'beurre');
  await waitFor(() => expect(labels()[0]).toBe('Rechercher « beurre »'));
  const sent = asked(calls).map((call) => new URL(call.split(' ')[1] ?? '', 'http://shop').searchParams);
  expect(new Set(sent.map((params) => params.get('popularProductsCategoryId')))).toEqual(new Set([category]));
});

it('refuses null before any call [SRC-13]', async () => {
  const { store, calls } = await open();
  const args = JSON.parse('{"searchTerm":null}') as { searchTerm: string };
  const answer = await store.dispatch(suggestionsApi.endpoints.searchSuggestions.initiate(args));
  expect(answer.error).toMatchObject({ status: 0, code: 'REFUSED', message: 'The searchTerm option is required' });
  expect(asked(calls)).toEqual([]);
});

it('asks nothing and offers nothing in an empty box [SRC-03]', async () => {
  const { user, calls, settled } = await open();
  await user.click(box());
  await user.keyboard('{ArrowDown}');
  await settled();
  expect([asked(calls), options()]).toEqual([[], []]);
});

it('offers the shopper’s own recent searches that say what is typed, and searches for the picked one [SRC-14]', async () => {
  const baker = await logIn(server.app);
  const real = serverHttp(server);
  const browser: typeof real = (request) => real({ ...request, headers: { ...request.headers, cookie: baker.cookie } });
  await server.get('searchProducts', {}, { searchTerm: 'levure sèche' }, baker.headers);
  const { user, address } = await open('/', { browser });
  await user.type(box(), 'lev');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Recherches récentes' })).toBeTruthy());
  expect(labels().slice(0, 2)).toEqual(['Rechercher « lev »', 'levure sèche']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(`/search?term=${encodeURIComponent('levure sèche')}`));
});
