import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches for connections on which nothing was ever asked, and returns what closes them. Browsers open such in advance,
 * and Node takes them for busy: a server that stops would wait for them until its bound.
 */
export const watchUnusedConnections = (server: Server): (() => void) => {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
};
