const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const { mkdtemp } = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '../../..');
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function chromePath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const found = installed.find((file) => existsSync(file));
  if (found) return found;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Starts a built server on a free port with a data folder of its own; resolves with its address. */
async function startServer(mode, say) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'comptoir-journeys-'));
  const server = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'dist', mode, 'server/server.js')], {
    env: { ...process.env, NODE_ENV: mode, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', PUBLIC_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve, reject) => {
    let printed = '';
    server.once('exit', (code) => reject(new Error(`The ${mode} server ended with code ${code}:\n${printed}`)));
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = /open at (http:\/\/\S+)/.exec(printed);
      if (address) resolve(address[1]);
    });
  });
  say(`The ${mode} shop serves the journeys at ${origin}.`);
  return { server, origin, dataDir };
}

/** One build, one server and one browser for all journeys; a development server beside them for time travel. */
module.exports = async function startShop() {
  const say = (line) => process.stdout.write(`${line}\n`);
  const { buildWhenNeeded } = await import(path.join(root, 'src/build/freshness.mjs'));
  buildWhenNeeded('production', say);
  buildWhenNeeded('development', say);
  const { chromium } = require('playwright-core');
  const shop = await startServer('production', say);
  const development = await startServer('development', say);
  const browser = await chromium.launchServer({
    executablePath: await chromePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.DEVELOPMENT_ORIGIN = development.origin;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.journeys = { servers: [shop, development], browser };
};
