const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { mkdtemp, rm } = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');
const { chromium } = require('playwright-core');
const { chromePath } = require('../../../support/browser/chromePath.cjs');
const { quietArguments } = require('../../../support/browser/launchBrowser.cjs');

const settings = [
  ...quietArguments,
  '--headless',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--metrics-recording-only',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  // Every host name but localhost fails to resolve, so the browser makes no calls of its own.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/**
 * A browser with a profile of its own that only Lighthouse is attached to: the calls of a test tool would be measured
 * too. It has the cookies before its first page.
 */
async function openPlainBrowser(cookies) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'comptoir-browser-'));
  const browser = spawn(await chromePath(), [...settings, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(browser, 'close');
  const port = await new Promise((resolve, reject) => {
    let said = '';
    browser.once('error', reject);
    browser.once('close', (code) => reject(new Error(`The browser ended with code ${code}:\n${said}`)));
    browser.stderr.on('data', (chunk) => {
      said += chunk;
      const address = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said);
      if (address) resolve(Number(address[1]));
    });
  });
  const attach = () => chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  // Closed by its own command, not by a signal: the executable of a distribution may be a script, which would end
  // without the browser it has started.
  const close = async () => {
    const session = await (await attach()).newBrowserCDPSession();
    await session.send('Browser.close');
    await closed;
    // The browser's child processes write for a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    if (cookies.length > 0) {
      const attached = await attach();
      await attached.contexts()[0].addCookies(cookies);
      await attached.close();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };
}

module.exports = { openPlainBrowser };
