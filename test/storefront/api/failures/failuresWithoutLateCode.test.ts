import { catalogApi } from '../../../../src/storefront/features/catalog';
import { refusal, scriptedShop } from '../../../support/storefront/scripted/scriptedShop';

// While this is true the code that reads failures cannot be loaded.
let mockIsOffline = true;
jest.mock('../../../../src/storefront/api/failures/replyFailure', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual<object>('../../../../src/storefront/api/failures/replyFailure');
});

it('a failure counts as no answer while the code that reads it cannot be had, and is read once it can [ERR-01]', async () => {
  const { store } = await scriptedShop({
    answering: ({ url }) =>
      url.includes('here') ? { status: 200, body: { path: [] } } : refusal(404, 'ITEM_NOT_FOUND'),
  });
  const read = async (categoryId: string) => {
    const { data, error } = await store.dispatch(
      catalogApi.endpoints.categoryPath.initiate({ categoryId }, { forceRefetch: true, subscribe: false }),
    );
    return data ?? error;
  };
  expect(await read('gone')).toMatchObject({ status: 0, code: 'NO_ANSWER', errors: [] });
  // A success can be read without that code.
  expect(await read('here')).toEqual({ path: [] });
  mockIsOffline = false;
  expect(await read('gone')).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
});
