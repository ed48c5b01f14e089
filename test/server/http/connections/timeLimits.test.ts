import { rawServer, type RawServer } from '../../../support/server/calls/rawServer';
import { samplePlugin } from '../../../support/server/plugins/samplePlugin';
import { startTestApp } from '../../../support/server/testApp';

let server: RawServer;
beforeEach(async () => {
  const timeLimits = { headersMs: 100, requestMs: 200, silenceMs: 10_000, keepAliveMs: 10_000 };
  server = await rawServer({ plugins: [samplePlugin], timeLimits });
});
afterEach(() => server.close());

describe('a client that keeps the server waiting', () => {
  it.each([
    [
      'a body',
      'POST /services/data/v65.0/things HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name":',
    ],
    ['headers', 'GET /services/data/v65.0/things/x HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ])('for the rest of %s is told 408, and its connection ends', async (_what, text) => {
    expect(await server.answerTo(text)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('without a first byte has its connection closed without an answer', async () => {
    expect(await server.answerTo('')).toBe('');
  });
});

test('a server that says nothing else gives a request half a minute', async () => {
  const usual = await startTestApp({ plugins: [] });
  const { requestTimeout, headersTimeout, timeout } = usual.app.server;
  await usual.close();
  expect([requestTimeout, headersTimeout, timeout]).toEqual([30_000, 15_000, 120_000]);
});
