import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startServer } from './startServer.cjs';

type Started = Awaited<ReturnType<typeof startServer>>;

/**
 * A server for the journeys of one file alone, whose database they may read and change: started before the first of
 * them, stopped and removed after the last.
 */
export function ownShop(...how: Parameters<typeof startServer>): () => Started {
  let shop: Started | undefined;
  const started = (): Started => {
    if (!shop) throw new Error('The server of these journeys has not been started.');
    return shop;
  };
  beforeAll(async () => {
    shop = await startServer(...how);
  });
  afterAll(async () => {
    const { server, dataDir } = started();
    if (server.exitCode === null && server.signalCode === null) {
      const closed = once(server, 'close');
      server.kill('SIGTERM');
      await closed;
    }
    await rm(dataDir, { recursive: true, force: true });
  });
  return started;
}
