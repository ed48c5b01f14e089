import { samplePlugin } from '../../../support/server/plugins/samplePlugin';
import { rawServer, type RawServer } from '../../../support/server/calls/rawServer';

const SHORT = { headersMs: 100, requestMs: 200, silenceMs: 10_000, keepAliveMs: 10_000 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The lines of a log that say this. */
const linesOf = (log: readonly string[], message: string): readonly unknown[] =>
  log.map((line) => JSON.parse(line) as { readonly msg: string }).filter(({ msg }) => msg === message);

let server: RawServer;
beforeEach(async () => {
  server = await rawServer({ plugins: [samplePlugin], timeLimits: SHORT });
});
afterEach(() => server.close());

test.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'INVALID_API_INPUT'],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', '408 Request Timeout', 'INVALID_API_INPUT'],
  [
    'headers of 100 kB',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'MAX_LIMIT_EXCEEDED',
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
    'INVALID_API_INPUT',
  ],
])('%s is answered in the form and with the headers of every refusal', async (_what, text, status, errorCode) => {
  const [head = '', body = ''] = (await server.answerTo(text)).split('\r\n\r\n');
  const [first, ...headers] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status}`);
  expect(JSON.parse(body)).toEqual([{ errorCode, message: expect.any(String) as unknown }]);
  const named = Object.fromEntries(headers.map((line) => line.split(': ') as [string, string]));
  const usual = (await server.app.inject({ url: '/services/unknown' })).headers;
  const own = ['content-length', 'content-type', 'connection', 'date', 'vary', 'x-request-id'];
  expect(named).toMatchObject(Object.fromEntries(Object.entries(usual).filter(([name]) => !own.includes(name))));
  expect(named['content-type']).toBe(usual['content-type']);
  expect(named['x-request-id']).toMatch(UUID);
  expect(linesOf(server.log, 'broken request')).toMatchObject([
    { requestId: named['x-request-id'], status: Number(status.slice(0, 3)) },
  ]);
});

test('a connection that nothing is sent on is closed without an answer, and is no request in the log', async () => {
  const before = server.log.length;
  expect(await server.answerTo('')).toBe('');
  expect(server.log.slice(before)).toEqual([]);
});

test('a request after a broken one on another connection is served', async () => {
  await server.answerTo('hello\r\n\r\n');
  expect(await server.answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});
