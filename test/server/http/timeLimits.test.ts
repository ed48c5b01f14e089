import { once } from 'node:events';
import { connect } from 'node:net';
import { samplePlugin } from '../../support/server/samplePlugin';
import { startTestApp } from '../../support/server/testApp';
import type { TestApp } from '../../support/server/testApp';

let shop: TestApp;
let port: number;
beforeEach(async () => {
  const timeLimits = { headersMs: 100, requestMs: 200, silenceMs: 10_000, keepAliveMs: 10_000 };
  shop = await startTestApp({ plugins: [samplePlugin], timeLimits });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => shop.close());

/** All that the server says to a client that sends this and then no more, until it ends the connection. */
const answerTo = async (text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let said = '';
  socket.on('data', (chunk: string) => (said += chunk));
  const closed = once(socket, 'close');
  socket.write(text);
  await closed;
  return said;
};

describe('a client that keeps the server waiting', () => {
  it.each([
    [
      'a body',
      'POST /services/data/v65.0/things HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name":',
    ],
    ['headers', 'GET /services/data/v65.0/things/x HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a first byte', ''],
  ])('for the rest of %s is told 408, and its connection ends', async (_what, text) => {
    expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a server that says nothing else gives a request half a minute', async () => {
  const usual = await startTestApp({ plugins: [] });
  const { requestTimeout, headersTimeout, timeout } = usual.app.server;
  await usual.close();
  expect([requestTimeout, headersTimeout, timeout]).toEqual([30_000, 15_000, 120_000]);
});
