import { catalogApi } from '../../../../src/storefront/features/catalog';
import { contextApi } from '../../../../src/storefront/features/context';
import { siteInfo } from '../../../support/storefront/scripted/wireExamples';
import { openStore } from '../../../support/storefront/openStore';

it('a category, and the path to one, without an id are refused before any call [CAT-05]', async () => {
  const urls: string[] = [];
  const http = (request: { readonly url: string }) => {
    urls.push(request.url);
    return Promise.resolve({ status: 200, statusText: 'OK', header: () => null, text: JSON.stringify(siteInfo) });
  };
  const { store } = openStore({ http });
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
});
