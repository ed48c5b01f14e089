import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '../../src/apiClient';

/** The `Cookie` header of each call, in order. */
const sent: (string | undefined)[] = [];
/** The `Set-Cookie` headers of the next answers, in order. */
const answers: string[][] = [];
let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((request, reply) => {
    sent.push(request.headers.cookie);
    const headers = { 'content-type': 'application/json', 'set-cookie': answers.shift() ?? [] };
    reply.writeHead(200, headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a guest’s client sends the cookies that it was given, and none that was taken away', async () => {
  const client = createApiClient({ address });
  answers.push(
    ['guest=a%20b; Path=/; HttpOnly', 'cart=1; Max-Age=60', 'seen=1; Expires=Fri, 01 Jan 2100 00:00:00 GMT'],
    ['cart=; Max-Age=0', 'seen=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
  );
  for (let call = 0; call < 3; call += 1) await client.getSiteInfo();
  expect(sent).toEqual([undefined, 'guest=a%20b; cart=1; seen=1', 'guest=a%20b']);
});
