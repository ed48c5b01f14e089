import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { pathTo } from '../../../src/contract/paths';
import { defaultWebstore } from '../../../src/server/features/context';
import { openGateway, type TestGateway } from '../../support/server/gateway';

const { webstoreId } = defaultWebstore();
const context = pathTo('applicationContext', { webstoreId });
const REFUSED = [503, [{ errorCode: 'SERVER_UNAVAILABLE', message: expect.any(String) as string }]];

let store: Server;
let origin: string;
let taxType: 'Net' | 'Gross';
/** How the commerce server answers the call that only a Comptoir has. */
let configuration: RequestListener;
let asked: string[];
const gateways: TestGateway[] = [];

const isMissing: RequestListener = (_request, response) => void response.writeHead(404).end();
const isThere: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

beforeAll(async () => {
  store = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push(url);
    if (url !== context) {
      (url === LATE_PATHS.siteConfiguration ? configuration : isMissing)(request, response);
      return;
    }
    const bytes = Buffer.from(JSON.stringify({ taxType, note: 'é' }));
    const isPacked = headers['accept-encoding']?.includes('gzip') === true;
    response.setHeader('cache-control', 'private, max-age=60');
    response.writeHead(200, { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) });
    response.end(isPacked ? gzipSync(bytes) : bytes);
  });
  await new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((store.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});
beforeEach(() => {
  taxType = 'Net';
  configuration = isMissing;
  asked = [];
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});

async function open(): Promise<TestGateway> {
  const gateway = await openGateway(origin, { commerceTimeoutMs: 1_000 });
  gateways.push(gateway);
  return gateway;
}
async function answered({ app }: TestGateway, headers = {}) {
  const { statusCode, body } = await app.inject({ url: context, headers });
  return [statusCode, JSON.parse(body) as unknown];
}

it('no gateway starts in front of a foreign store whose prices include their tax: it would be added twice [TAX-02]', async () => {
  taxType = 'Gross';
  await expect(open()).rejects.toThrow(
    `COMMERCE_ORIGIN ${origin} leads to a store whose prices include their tax (its taxType is Gross)`,
  );
});

it('a store that comes to include the tax later is refused its context, and every page, until it does not [TAX-02]', async () => {
  const gateway = await open();
  expect(asked).toEqual([context]);
  expect(await answered(gateway)).toEqual([200, { taxType: 'Net', note: 'é' }]);
  taxType = 'Gross';
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) expect(await answered(gateway, headers)).toEqual(REFUSED);
  const refused = await gateway.app.inject(context);
  expect(refused.headers['cache-control']).not.toContain('max-age=60');
  expect((await gateway.app.inject({ url: '/', headers: { host: 'localhost' } })).statusCode).toBe(503);
  expect(gateway.log.some((line) => line.includes('prices include their tax'))).toBe(true);
  taxType = 'Net';
  expect(await answered(gateway)).toEqual([200, { taxType: 'Net', note: 'é' }]);
});

it('a Comptoir’s prices never include it, so one that is Gross is served as it is [TAX-02]', async () => {
  taxType = 'Gross';
  configuration = isThere;
  expect(await answered(await open())).toEqual([200, { taxType: 'Gross', note: 'é' }]);
});

it('while it is not known whether a Gross store is a Comptoir, the shop opens, and shows no price [TAX-02]', async () => {
  taxType = 'Gross';
  configuration = (request) => void request.socket.destroy();
  const gateway = await open();
  expect(await answered(gateway)).toEqual(REFUSED);
  configuration = isThere;
  expect(await answered(gateway)).toEqual([200, { taxType: 'Gross', note: 'é' }]);
});
