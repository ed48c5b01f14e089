import { once } from 'node:events';
import { connect } from 'node:net';
import { openTestDatabase } from '../../support/server/databases/testDatabase';
import { shutDown } from '../../../src/server/process/shutdown';
import { startTestApp } from '../../support/server/testApp';

describe('shutting down', () => {
  it('cuts off a request that outlasts the bound, and still closes the database', async () => {
    const database = await openTestDatabase();
    const { app } = await startTestApp({
      database,
      plugins: [
        (instance, _options, done) => {
          instance.get('/never', () => new Promise(() => {}));
          done();
        },
      ],
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const began = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
    const cutOff = expect(fetch(`http://127.0.0.1:${String(port)}/never`)).rejects.toThrow('fetch failed');
    await began;
    expect(await shutDown(app, 50)).toBe('forced');
    await cutOff;
    await expect(database.write(async () => 1)).rejects.toThrow('closed');
  });

  it('does not wait for a connection that a browser opened in advance and never used', async () => {
    const { app } = await startTestApp({ plugins: [] });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const arrived = once(app.server, 'connection');
    const address = app.server.address();
    const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
    const closed = once(socket, 'close');
    await arrived;
    expect(await shutDown(app, 4000)).toBe('clean');
    await closed;
  });

  it('does not wait for the connection of a request that has finished meanwhile', async () => {
    let finish: (text: string) => void = () => {};
    const text = new Promise<string>((resolve) => (finish = resolve));
    const { app } = await startTestApp({
      plugins: [
        (instance, _options, done) => {
          instance.get('/slow', () => text);
          done();
        },
      ],
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const began = once(app.server, 'request');
    const answer = fetch(`http://127.0.0.1:${String(port)}/slow`);
    await began;
    const stopped = shutDown(app, 4000);
    finish('done');
    expect(await (await answer).text()).toBe('done');
    expect(await stopped).toBe('clean');
  });

  it('is clean when nothing runs', async () => {
    const { app } = await startTestApp({ plugins: [] });
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await shutDown(app)).toBe('clean');
  });

  it('finds a server whose database is gone alive and not ready', async () => {
    const shop = await startTestApp({ plugins: [] });
    await shop.app.database.close();
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(503);
    await shop.app.close();
  });
});
