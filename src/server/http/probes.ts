import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve shoppers; 503 while it stops or cannot read its database.
 */
export function addProbes(app: FastifyInstance, isStopping: () => boolean): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(app.database.read);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be read');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
