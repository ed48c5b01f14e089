import { api } from '../../../../src/storefront/api';
import { createShopStore } from '../../../../src/storefront/app/store';
import { catalogApi } from '../../../../src/storefront/features/catalog';
import { contextApi } from '../../../../src/storefront/features/context';
import { createVault } from '../../../../src/storefront/runtime/vault';
import { siteInfo } from '../cart/wireExamples';

it('a category, and the path to one, without an id are refused before any call [CAT-05]', async () => {
  const urls: string[] = [];
  const http = (request: { readonly url: string }) => {
    urls.push(request.url);
    return Promise.resolve({ status: 200, statusText: 'OK', header: () => null, text: JSON.stringify(siteInfo) });
  };
  const store = createShopStore({ outside: { http, vault: createVault() } });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate());
  expect(urls).toEqual(['/site-info']);
  const { category, categoryPath } = catalogApi.endpoints;
  for (const categoryId of ['', '  ']) {
    const answers = [
      await store.dispatch(category.initiate({ categoryId })),
      await store.dispatch(categoryPath.initiate({ categoryId })),
    ];
    for (const { data, error } of answers) {
      expect([data, error]).toEqual([undefined, expect.objectContaining({ code: 'REFUSED', status: 0 })]);
    }
  }
  expect(urls).toEqual(['/site-info']);
  store.dispatch(api.util.resetApiState());
});
