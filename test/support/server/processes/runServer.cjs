// A real server process with two calls of its own: one that lasts until somebody asks whether the server is ready, and
// one that writes. FAILS_AT=plugin or ready: the start fails there, while a timer runs that would keep the process
// alive. COMMERCE_ORIGIN: a gateway, with the calls that it forwards instead.
require('../../registerTypeScript.cjs');
const { once } = require('node:events');
const { setInterval, clearInterval } = require('node:timers');
const { forwardedCalls } = require('../../../../src/server/gateway/forwardedCalls.ts');
const { siteBehind } = require('../../../../src/server/gateway/siteBehind.ts');
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

const failing = async (app) => {
  const open = setInterval(() => undefined, 1_000);
  app.addHook('onClose', async () => clearInterval(open));
  const fail = () => Promise.reject(new Error(`fails at ${process.env.FAILS_AT}`));
  if (process.env.FAILS_AT === 'ready') app.addHook('onReady', fail);
  else app.register(fail);
};

void runServer({
  plugins: process.env.FAILS_AT ? [plugin, failing] : [plugin],
  gateway: [siteBehind, forwardedCalls],
});
