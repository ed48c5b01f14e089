const { existsSync } = require('node:fs');

// The headless shell comes first: Chromium without windows, which takes half of the time.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of the tests: CHROME_PATH, else an installed one, else the one inside an npm package. */
async function chromePath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const found = installed.find((file) => existsSync(file));
  if (found) return found;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

module.exports = { chromePath };
