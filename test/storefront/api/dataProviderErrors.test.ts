import { dataProviderErrors, localFailure } from '../../../src/storefront/api';

const failed = (endpointName: string, error: object) => ({ status: 'rejected', endpointName, error });
const stateOf = (queries: object) => ({ api: { queries } });
const answered = (status: number, url: string) => ({
  ...localFailure(url, 'REFUSED', 'Bad Gateway'),
  status,
  code: 'SERVER_UNAVAILABLE',
  message: '‹v1›',
  errors: [{ message: '‹v1›', type: 'SERVER_UNAVAILABLE', arguments: ['‹v2›'] }],
});

const menu = failed('categoryMenu', answered(502, '/menu?level=2'));
const orders = failed('orderSummaries', localFailure('/orders', 'NO_ANSWER'));

it('failed reads are a list of provider, reason, url, status and statusText, and nothing else of them [ERR-05]', () => {
  const done = { status: 'fulfilled', endpointName: 'price', data: {} };
  expect(JSON.parse(JSON.stringify(dataProviderErrors(stateOf({ menu, orders, done, gone: undefined }))))).toEqual([
    {
      provider: 'categoryMenu',
      reason: 'SERVER_UNAVAILABLE',
      url: '/menu?level=2',
      status: 502,
      statusText: 'Bad Gateway',
    },
    { provider: 'orderSummaries', reason: 'NO_ANSWER', url: '/orders', status: 0, statusText: 'NO_ANSWER' },
  ]);
});

it('neither what looks personal in an address is in the list, nor a token that stands for it [ERR-05]', () => {
  const url = '/search?searchTerm=%E2%80%B9v3%E2%80%BA&who=camille%40exemple.fr&page=2';
  const [error] = dataProviderErrors(stateOf({ read: failed('searchProducts', answered(503, url)) }));
  expect(error?.url).toBe('/search?page=2');
});

it('of two states the later one’s failures are listed: those of before and what was aborted are not [ERR-05]', () => {
  const aborted = failed('product', localFailure('/products', 'ABORTED', 'Aborted'));
  const again = { ...orders };
  const listed = dataProviderErrors(stateOf({ menu, orders: again, aborted }), stateOf({ menu, orders }));
  expect(listed.map(({ provider }) => provider)).toEqual(['orderSummaries']);
});

it('refusals alone are no fault; beside one they are listed as well [ERR-05]', () => {
  const missing = failed('product', { ...answered(404, '/products/1'), code: 'ITEM_NOT_FOUND' });
  expect(dataProviderErrors(stateOf({ missing }))).toEqual([]);
  const garbled = failed('price', localFailure('/price', 'NOT_JSON'));
  expect(dataProviderErrors(stateOf({ missing, garbled })).map(({ reason }) => reason)).toEqual([
    'ITEM_NOT_FOUND',
    'NOT_JSON',
  ]);
});
