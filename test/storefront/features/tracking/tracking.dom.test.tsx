import { act, screen, waitFor, within } from '@testing-library/react';
import { suggestionsApi } from '../../../../src/storefront/features/search/suggestions/late';
import { productFollowed } from '../../../../src/storefront/features/tracking/trackingEvents';
import { readLocalValue } from '../../../../src/storefront/platform/storage/storage';
import {
  sent,
  typesOf,
  settled,
  analyticsCookie,
  go,
  listed,
  uuid,
  trackedShops,
} from '../../../support/storefront/tracking/trackedShops';

const { server, open, kept, reported } = trackedShops();

it('tells what is looked at, searched for and taken, of the site one is on, and not who it is [HDR-17] [TRK-03] [TRK-06]', async () => {
  const shop = await open('/search?term=beurre');
  const { siteId } = server().app.webstore.current();
  await reported(shop, 1);
  await shop.user.click(listed());
  await reported(shop, 3);
  await shop.user.click(
    within(screen.getByRole('main')).getAllByRole('button', { name: /^Ajouter/ })[0] ?? document.body,
  );
  await reported(shop, 4);
  expect(sent(shop).map(({ path }) => path)).toEqual(
    ['viewSearch', 'clickSearch', 'viewProduct', 'addToCart'].map((type) => `/activities/${siteId}/${type}`),
  );
  const [view, click, product, add] = sent(shop);
  expect(view).toMatchObject({ searchText: 'beurre' });
  expect(view?.products?.length).toBeGreaterThan(3);
  // The result count is at least the number of listed products; the record of the clicked product has its reference and
  // the shopper's price.
  expect(view?.resultCount).toBeGreaterThanOrEqual(view?.products?.length ?? Infinity);
  expect(click).toMatchObject({
    searchText: 'beurre',
    position: 1,
    product: {
      ...view?.products?.[0],
      sku: expect.stringMatching(/^[A-Z]{3}-\d+$/) as string,
      unitPrice: expect.stringMatching(/^\d+\.\d\d$/) as string,
    },
  });
  expect(product?.product).toEqual(click?.product);
  expect(add).toMatchObject({ product: click?.product, quantity: '1' });
  // A product whose catalogue price is above the shopper's.
  expect(view?.products).toContainEqual(expect.objectContaining({ unitPrice: '124.00', listPrice: '138.88' }));

  // One browser, one search: the storage has the ids of both and of the guest's cart, and nothing that identifies a
  // person.
  const correlationId = readLocalValue('comptoir.searchCorrelation') ?? '';
  for (const activity of sent(shop)) expect(activity).toMatchObject({ cookieId: analyticsCookie(), correlationId });
  expect(correlationId).toMatch(uuid);
  expect(readLocalValue('comptoir.guestCart')).toMatch(/^0a6/);
  const said = new Set(sent(shop).flatMap(Object.keys));
  expect([...said].sort()).toEqual(
    [
      'cookieId',
      'correlationId',
      'path',
      'position',
      'product',
      'products',
      'quantity',
      'resultCount',
      'searchText',
      'type',
    ].sort(),
  );
  // No action contains activities, nor the ids under which they are stored, so no recording does.
  const log = JSON.stringify(shop.actions);
  const keptIds = (await kept()).map(({ id }) => id);
  for (const id of [analyticsCookie(), correlationId, ...keptIds]) expect(log).not.toContain(id);
});

it('tells of suggestions that are shown and picked, and begins another search with another term [TRK-03]', async () => {
  const shop = await open('/search?term=beurre');
  await reported(shop, 1);
  const first = readLocalValue('comptoir.searchCorrelation');
  const box = screen.getByRole('combobox', { name: 'Rechercher un terme' });
  await shop.user.clear(box);
  await shop.user.type(box, 'creme');
  const option = await screen.findByRole('option', { name: 'crème 35 %' });
  await waitFor(() => expect(typesOf(shop)).toContain('viewSearchSuggestion'));
  const before = sent(shop).length;
  await shop.user.click(option);
  await waitFor(() => expect(shop.address()).toContain('/search?term=cr'));
  await reported(shop, before + 2);
  const [shown, picked, searched] = sent(shop).slice(-3);
  expect(shown).toMatchObject({ type: 'viewSearchSuggestion', searchText: 'creme', correlationId: first });
  expect(picked).toMatchObject({ type: 'clickSearchSuggestion', searchText: 'crème 35 %', correlationId: first });
  expect(searched).toMatchObject({ type: 'viewSearch', searchText: 'crème 35 %' });
  expect(searched?.correlationId).not.toBe(first);

  // An answer that arrives after the list has been left was not shown.
  const asked = { searchTerm: 'from', includeSuggestedProducts: false, includeSuggestedTerms: true };
  const late = suggestionsApi.endpoints.searchSuggestions.initiate(asked, { subscribe: false });
  const { data: offered } = await act(() => shop.store.dispatch(late));
  expect(offered?.suggestedTerms.length).toBeGreaterThan(0);
  await settled(shop);
  expect(sent(shop).map(({ searchText }) => searchText)).not.toContain('from');

  // A term that is typed and searched for is not a chosen suggestion.
  const typed = screen.getByRole('combobox', { name: 'Rechercher un terme' });
  await shop.user.clear(typed);
  await shop.user.type(typed, 'lait{Enter}');
  await waitFor(() => expect(typesOf(shop).at(-1)).toBe('viewSearch'));
  await waitFor(() => expect(sent(shop).at(-1)?.searchText).toBe('lait'));
  expect(typesOf(shop).filter((type) => type === 'clickSearchSuggestion')).toHaveLength(1);
});

it('tells how many products a search has found once, and the place of what is chosen among its own results', async () => {
  const shop = await open('/search?term=beurre');
  await reported(shop, 1);
  const found = sent(shop)[0]?.resultCount ?? 0;
  expect(found).toBeGreaterThan(24);
  go(shop, '/search?term=beurre&page=2');
  await reported(shop, 2);
  const products = sent(shop)[1]?.products ?? [];
  act(() => void shop.store.dispatch(productFollowed({ productId: products[1]?.id ?? '' })));
  await reported(shop, 3);
  // In another order the position says nothing about the search.
  go(shop, '/search?term=beurre&sort=PriceAsc');
  await reported(shop, 4);
  const cheapest = sent(shop)[3]?.products ?? [];
  act(() => void shop.store.dispatch(productFollowed({ productId: cheapest[0]?.id ?? '' })));
  await reported(shop, 5);
  // The number of results in one category says nothing about the search either.
  go(shop, '/search?term=beurre&category=0ZG000000000001GAA');
  await reported(shop, 6);
  go(shop, '/search?term=zzzxqv');
  await reported(shop, 7);
  expect(sent(shop).map(({ type, resultCount, position }) => [type, resultCount, position])).toEqual([
    ['viewSearch', found, undefined],
    ['viewSearch', undefined, undefined],
    ['clickSearch', undefined, 26],
    ['viewSearch', undefined, undefined],
    ['clickSearch', undefined, undefined],
    ['viewSearch', undefined, undefined],
    ['viewSearch', 0, undefined],
  ]);
});

it('tells of a category and of what is opened there, also in a window of its own; an anchor is no other page', async () => {
  const shop = await open('/');
  await settled(shop);
  expect(sent(shop)).toEqual([]);
  await shop.user.click(within(screen.getByRole('main')).getAllByRole('link', { name: /Beurres/ })[0] ?? document.body);
  await reported(shop, 1);
  go(shop, `${shop.address()}#main`);
  go(shop, `${shop.address()}?layout=list`);
  await waitFor(() => expect(shop.address()).toContain('layout'));
  go(shop, shop.address().replace('?layout=list', ''));
  await waitFor(() => expect(shop.address()).not.toContain('layout'));
  await shop.user.pointer([{ keys: '[MouseMiddle]', target: listed() }]);
  await reported(shop, 2);
  const [view, click] = sent(shop);
  expect(typesOf(shop)).toEqual(['viewCategory', 'clickCategory']);
  expect(view?.category?.id).toMatch(/^0ZG/);
  expect(click).toMatchObject({ category: view?.category, product: view?.products?.[0] });
});

it('sends what is the same in one task of the browser once, and later again [TRK-04]', async () => {
  const shop = await open('/search?term=beurre');
  await reported(shop, 1);
  const productId = listed().pathname.split('/').at(-1) ?? '';
  const follow = () => shop.store.dispatch(productFollowed({ productId }));
  act(() => {
    follow();
    follow();
    follow();
  });
  await reported(shop, 2);
  act(() => {
    follow();
  });
  await reported(shop, 3);
  expect(typesOf(shop)).toEqual(['viewSearch', 'clickSearch', 'clickSearch']);
});

it('sends nothing without what it is about, nor what looks like somebody’s own [TRK-05]', async () => {
  const shop = await open('/search');
  await settled(shop);
  go(shop, '/search?term=claire.durand%40example.org');
  await settled(shop);
  expect(shop.address()).toBe('/search');
  // This page lists no products, so a product link that is followed here belongs to no listing.
  act(() => void shop.store.dispatch(productFollowed({ productId: '' })));
  await settled(shop);
  expect(sent(shop)).toEqual([]);
});

it('logs an activity that is not taken, and no more [TRK-08]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shop = await open('/search?term=beurre', {
    consent: ['statistics'],
    fault: (url) =>
      url.startsWith('/activities/') ? (url.endsWith('viewSearch') ? { status: 500 } : 'noAnswer') : undefined,
  });
  // Without warnings of the store's checks, which are slow on a busy machine.
  const logged = () => warned.mock.calls.map(String).filter((line) => line.startsWith('The activity'));
  await waitFor(() => expect(logged()).toEqual(['The activity viewSearch was not taken: HTTP_500']));
  await shop.user.click(listed());
  await waitFor(() => expect(shop.address()).toContain('/product/'));
  await waitFor(() => expect(logged()).toHaveLength(3));
  // Each activity was sent once, and the shopper sees none of these failures.
  expect(sent(shop)).toHaveLength(3);
  expect(shop.store.getState().notices.queue).toEqual([]);
});
