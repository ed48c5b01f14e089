const path = require('node:path');
const { makeMemoryFolder, removeLeftFolders } = require('../../memoryFolder.cjs');
const { startServer } = require('./startServer.cjs');

const root = path.join(__dirname, '../../../..');
/**
 * One server of the production build for all journeys without a server of their own, and one of the development build
 * for those about it.
 */
module.exports = async function startShop() {
  const say = (line) => process.stdout.write(`${line}\n`);
  const { buildWhenNeeded } = await import(path.join(root, 'src/build/freshness.mjs'));
  buildWhenNeeded('production', say);
  buildWhenNeeded('development', say);
  // Built now, while nothing else runs: beside journeys a build would take their cores.
  buildWhenNeeded('catalogue', say);
  removeLeftFolders();
  process.env.JOURNEY_PICTURES = makeMemoryFolder('pictures');
  const shop = await startServer('production');
  const development = await startServer('development');
  say(`The shop serves the journeys at ${shop.origin}, its development build at ${development.origin}.`);
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.DEVELOPMENT_ORIGIN = development.origin;
  globalThis.journeys = { servers: [shop, development] };
};
