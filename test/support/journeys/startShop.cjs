const path = require('node:path');
const { chromePath } = require('../chromePath.cjs');
const { startServer } = require('./startServer.cjs');

const root = path.join(__dirname, '../../..');
/** One build, one server and one browser for all journeys; a development server beside them for time travel. */
module.exports = async function startShop() {
  const say = (line) => process.stdout.write(`${line}\n`);
  const { buildWhenNeeded } = await import(path.join(root, 'src/build/freshness.mjs'));
  buildWhenNeeded('production', say);
  buildWhenNeeded('development', say);
  const { chromium } = require('playwright-core');
  const shop = await startServer('production');
  const development = await startServer('development');
  say(`The shop serves the journeys at ${shop.origin}, its development build at ${development.origin}.`);
  const browser = await chromium.launchServer({
    executablePath: await chromePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.DEVELOPMENT_ORIGIN = development.origin;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.journeys = { servers: [shop, development], browser };
};
