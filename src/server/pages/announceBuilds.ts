import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * For `npm run dev` only: pages keep a connection here, and reload when the server returns with another build. Each
 * server process is one build.
 */
export function announceBuilds(app: FastifyInstance, _options: object, done: () => void): void {
  const listeners = new Set<ServerResponse>();
  app.addHook('preClose', (done) => {
    for (const listener of listeners) listener.end();
    done();
  });
  app.get('/dev/builds', (request, reply) => {
    reply.hijack();
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
    // Fastify does not send the headers that hooks have set on a hijacked reply.
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 300\ndata: ${process.pid}\n\n`);
  });
  done();
}
