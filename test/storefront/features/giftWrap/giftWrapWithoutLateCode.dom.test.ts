import { onPageError } from '../../../../src/storefront/platform/page/pageErrors';
import { openAtCheckout } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

// The file of the choice of gift wrap cannot be loaded.
jest.mock('../../../../src/storefront/features/giftWrap/offer', () => {
  throw new Error('The file is not there.');
});

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it('the cart comes without the choice of gift wrap whose code cannot be loaded; the console and the recording say so [PRD-06]', async () => {
  const marked: string[] = [];
  onPageError((error) => marked.push(String(error)));
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { addProduct, prepare } = await openAtCheckout(server);
  await addProduct();
  expect(await prepare('/cart')).toBe(200);
  expect(complaints.mock.calls).toEqual([[new Error('The file is not there.')]]);
  // The recorder hears of it as well.
  expect(marked).toEqual(['Error: The file is not there.']);
  complaints.mockRestore();
});
