import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConnection } from './connection.cjs';

/** Connects to a server that sends this answer. */
async function connected(answer: RequestListener) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection = createConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = () => {
    connection.close();
    server.closeAllConnections();
    server.close();
  };
  return { connection, close };
}

it('reads answers of a length, in chunks and without a body over one connection, in the order asked', async () => {
  const ports = new Set<number | undefined>();
  const { connection, close } = await connected((request, response) => {
    ports.add(request.socket.remotePort);
    if (request.url === '/chunks') {
      response.write('é'.repeat(20_000));
      setImmediate(() => response.end('and so on'));
    } else if (request.url === '/known') {
      response.writeHead(304, { etag: '"known"' }).end();
    } else {
      response.setHeader('content-length', 4);
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end('four');
    }
  });
  try {
    const chunks = await connection.ask('GET', '/chunks', {});
    expect(chunks.body.toString()).toBe(`${'é'.repeat(20_000)}and so on`);
    const known = await connection.ask('GET', '/known', {});
    expect({ status: known.status, etag: known.headers['etag'], bytes: known.body.length }).toEqual({
      status: 304,
      etag: ['"known"'],
      bytes: 0,
    });
    const four = await connection.ask('GET', '/', {});
    expect(four.body.toString()).toBe('four');
    expect(four.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(ports.size).toBe(1);
  } finally {
    close();
  }
});

it('sends headers and body as they are given', async () => {
  const { connection, close } = await connected((request, response) => {
    const sent: Buffer[] = [];
    request.on('data', (chunk: Buffer) => sent.push(chunk));
    request.on('end', () => {
      const text = `${request.method ?? ''} ${String(request.headers['x-name'])} ${Buffer.concat(sent).toString()}`;
      response.setHeader('content-length', Buffer.byteLength(text)).end(text);
    });
  });
  try {
    const answer = await connection.ask('POST', '/', { 'x-name': 'Nora', 'content-length': '6' }, 'crème');
    expect(answer.body.toString()).toBe('POST Nora crème');
  } finally {
    close();
  }
});

it('a server that closes without an answer is an error; the next question connects anew', async () => {
  const { connection, close } = await connected((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.setHeader('content-length', 2).end('ok');
  });
  try {
    await expect(connection.ask('GET', '/broken', {})).rejects.toThrow();
    expect((await connection.ask('GET', '/', {})).body.toString()).toBe('ok');
  } finally {
    close();
  }
});
