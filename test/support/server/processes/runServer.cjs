// A real server process with two calls of its own: one that lasts until somebody asks whether the server is
// ready, and one that writes.
require('../../registerTypeScript.cjs');
const { once } = require('node:events');
const { runServer } = require('../../../../src/server/process/runServer.ts');

const plugin = (app, _options, done) => {
  app.get('/slow', async (_request, reply) => {
    process.stdout.write('slow began\n');
    let raw = { url: '' };
    while (raw.url !== '/readyz') [raw] = await once(app.server, 'request');
    return reply.send({ slow: 'done' });
  });
  app.put('/stock/:id', async (request, reply) => {
    await app.database.write((db) =>
      db.insertInto('stock_level').values({ product_id: request.params.id, on_hand: 1 }).execute(),
    );
    return reply.code(204).send();
  });
  done();
};

void runServer({ plugins: [plugin] });
