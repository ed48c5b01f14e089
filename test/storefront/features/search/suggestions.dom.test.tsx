import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_DEBOUNCE_MS } from '../../../../src/contract/constants';
import { listOpened, selectSearch, termTyped } from '../../../../src/storefront/features/search/searchSlice';
import { suggestionsApi } from '../../../../src/storefront/features/search/suggestions/late';
import { selectSiteConfiguration } from '../../../../src/storefront/features/site';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { logIn } from '../../../support/server/calls/loggedIn';
import { createFormatting } from '../../../../src/storefront/formatting/createFormatting';
import { plain } from '../../../support/plain';
import { box, options, labels, highlighted, searchableShops } from '../../../support/storefront/search/suggestionBox';

const { server, open, typed } = searchableShops();

const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('/search/suggestions'));

afterEach(() => jest.useRealTimers());

type Shop = Awaited<ReturnType<typeof open>>;

/** The texts of the rows that the server's answer for a term gives; none while there is no answer. */
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
  const real = serverHttp(server());
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

it('sends the category of popular products with each call, where builders have set one, and shows them where a term finds none [SRC-03]', async () => {
  const category = server().app.catalog.state().snapshot.categories.childrenOf(null)[0]?.id ?? '';
  const real = serverHttp(server());
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
  const baker = await logIn(server().app);
  const real = serverHttp(server());
  const browser: typeof real = (request) => real({ ...request, headers: { ...request.headers, cookie: baker.cookie } });
  await server().get('searchProducts', {}, { searchTerm: 'levure sèche' }, baker.headers);
  const { user, address } = await open('/', { browser });
  await user.type(box(), 'lev');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Recherches récentes' })).toBeTruthy());
  expect(labels().slice(0, 2)).toEqual(['Rechercher « lev »', 'levure sèche']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(`/search?term=${encodeURIComponent('levure sèche')}`));
});
