import path from 'node:path';
import { createFaultPanel } from '../../../src/server/faults/faultRules';
import { pagesHere } from '../../support/server/pages/pagesHere';
import { isOpen, someProduct } from '../../support/server/plugins/catalogFixture';
import { callPlugins, commercePlugins } from '../../support/server/plugins/shopPlugins';
import { startTestServer, type TestServer } from '../../support/server/testServer';

const folder = path.join(__dirname, '../../../public');
const release = { id: 'test', entries: {}, chunks: {} };
const panel = createFaultPanel();

let server: TestServer;
/** The number of log lines that earlier tests have written. */
let read = 0;
beforeAll(async () => {
  const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });
  const calls = callPlugins.filter((plugin) => !commercePlugins.includes(plugin));
  server = await startTestServer({ plugins: [...calls, pages], faults: panel });
});
afterAll(() => server.close());
afterEach(() => {
  panel.play(null);
  read = server.log.length;
});

const show = (url: string) => server.app.inject({ method: 'GET', url, headers: { 'x-request-id': 'the-request' } });
/** The log lines about failed reads of a page. */
const lines = () =>
  server.log
    .slice(read)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'reads of a page failed');

it('the reads that failed for a page are one line of the log: provider, reason, address, status and its text [ERR-05]', async () => {
  const { id } = someProduct(server, isOpen);
  panel.play({
    seed: 1,
    rules: [
      { call: 'GET productInSnapshot', answer: 503 },
      { call: 'GET price', answer: 502 },
      { call: 'GET compactSummary', answer: 404 },
    ],
  });
  expect((await show(`/product/x/${id}`)).statusCode).toBe(503);
  const [line, ...more] = lines();
  expect([more, line?.['level'], line?.['requestId']]).toEqual([[], 50, 'the-request']);
  const failedRead = (provider: string, reason: string, status: number, statusText: string, url: string) => ({
    provider,
    reason,
    url: expect.stringMatching(
      new RegExp(`^/services/data/v65.0/commerce/webstores/${server.webstoreId}/${url}$`),
    ) as unknown,
    status,
    statusText,
  });
  expect(line?.['dataProviderErrors']).toEqual([
    failedRead('cartSummary', 'ITEM_NOT_FOUND', 404, 'Not Found', 'carts/current/compact-summary'),
    failedRead('product', 'SERVER_UNAVAILABLE', 503, 'Service Unavailable', `versions/\\w+/products/${id}`),
    failedRead('price', 'UNKNOWN_EXCEPTION', 502, 'Bad Gateway', `pricing/products/${id}`),
  ]);
});

it('addresses are logged without their query, and a page that misses nothing by a fault has no such line [ERR-05]', async () => {
  panel.play({
    seed: 1,
    rules: [
      { call: 'GET searchProducts', answer: 503 },
      { call: 'POST productSearch', answer: 503 },
    ],
  });
  await show('/search?term=beurre');
  expect(lines()).toHaveLength(1);
  expect(JSON.stringify(lines())).not.toContain('beurre');
  panel.play(null);
  read = server.log.length;
  expect((await show('/search?term=beurre')).statusCode).toBe(200);
  expect((await show('/product/x/01t000000000999AAA')).statusCode).toBe(404);
  expect(lines()).toEqual([]);
});
