import { screen, within } from '@testing-library/react';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it('the reads that a page misses are one recorded action, and the page says that it is unavailable [ERR-05]', async () => {
  let isFailing = false;
  const shop = await openShop(server, '/search?term=beurre', {
    fault: (url) => (isFailing && /\/(products|pricing)\//.test(url) ? { status: 503 } : undefined),
  });
  const failedReads = () => shop.actions.filter(({ type }) => type === 'navigation/readsFailed');
  expect(failedReads()).toEqual([]);
  isFailing = true;
  const [product] = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
  await shop.user.click(within(product ?? document.body).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: 'Affichage impossible pour le moment' });
  const failed = (provider: string) => ({
    provider,
    reason: 'HTTP_503',
    url: expect.stringContaining('/commerce/webstores/') as unknown,
    status: 503,
    statusText: '',
  });
  expect(failedReads()).toEqual([
    {
      type: 'navigation/readsFailed',
      payload: expect.arrayContaining([failed('product'), failed('price')]) as unknown,
    },
  ]);
});
