const path = require('node:path');
const { startServer } = require('./startServer.cjs');

const root = path.join(__dirname, '../../../..');
/** One build and one server for all journeys that need none of their own; a development server beside it for time travel. */
module.exports = async function startShop() {
  const say = (line) => process.stdout.write(`${line}\n`);
  const { buildWhenNeeded } = await import(path.join(root, 'src/build/freshness.mjs'));
  buildWhenNeeded('production', say);
  buildWhenNeeded('development', say);
  // Now, while nothing else runs: beside journeys a build would take the cores from them.
  buildWhenNeeded('catalogue', say);
  const shop = await startServer('production');
  const development = await startServer('development');
  say(`The shop serves the journeys at ${shop.origin}, its development build at ${development.origin}.`);
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.DEVELOPMENT_ORIGIN = development.origin;
  globalThis.journeys = { servers: [shop, development] };
};
