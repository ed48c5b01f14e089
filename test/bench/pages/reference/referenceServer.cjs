// Serves the reference page: Fastify, compression as the shop's, files compressed beforehand, and nothing else.
// usage: referenceServer.cjs FOLDER SCRIPTS (JSON: a list of the folder's files)
const compress = require('@fastify/compress');
const files = require('@fastify/static');
const fastify = require('fastify');
require('../../../support/registerTypeScript.cjs');
const { asTheShop } = require('./compression.cjs');
const { renderReference } = require('./renderReference.tsx');

async function serve(folder, scripts) {
  const app = fastify({ logger: false });
  await app.register(compress, asTheShop);
  await app.register(files, {
    root: folder,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await renderReference(scripts)));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
  await app.listen({ port: 0, host: 'localhost' });
  return `http://localhost:${app.server.address().port}`;
}

serve(process.argv[2], JSON.parse(process.argv[3])).then(
  (address) => process.stdout.write(`open at ${address}\n`),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  },
);
