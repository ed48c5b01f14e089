import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserHttp } from '../../../src/storefront/platform/http';
import { waitUntil } from '../../support/waitUntil';

let server: Server;
let origin: string;
const seen: IncomingMessage[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/never') return;
    response.writeHead(request.url === '/empty' ? 204 : 200, { 'x-request-id': 'r1' });
    response.end(request.url === '/empty' ? undefined : '{"a":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const reading = (path: string, signal = new AbortController().signal) =>
  ({
    method: 'GET',
    url: `${origin}${path}`,
    headers: { 'content-type': 'application/json' },
    body: undefined,
    signal,
  }) as const;

it('asks with the cookies of its own origin alone, as JSON, and gives status, headers and text [ERR-02]', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const { header, ...answer } = await browserHttp(reading('/read'));
  expect([answer, header('x-request-id'), header('none')]).toEqual([
    { status: 200, statusText: 'OK', text: '{"a":1}' },
    'r1',
    null,
  ]);
  expect(await browserHttp(reading('/empty'))).toMatchObject({ status: 204, text: '' });
  for (const [, init] of fetching.mock.calls) expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(seen.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json']);
  fetching.mockRestore();
});

it('ends a request on the wire when its caller aborts it [ERR-07]', async () => {
  const caller = new AbortController();
  const asked = seen.length;
  const answer = browserHttp(reading('/never', caller.signal));
  await waitUntil('the request has arrived', () => seen.length > asked);
  const closed = new Promise((resolve) => seen.at(-1)?.socket.once('close', resolve));
  caller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
});
