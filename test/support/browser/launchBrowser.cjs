const { chromium } = require('playwright-core');
const { chromePath } = require('./chromePath.cjs');

/** Without a sandbox, which root has none of, and without calls of its own to anywhere. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** A browser of the tests. */
const launchBrowser = async () => chromium.launch({ executablePath: await chromePath(), args: quietArguments });

module.exports = { launchBrowser, quietArguments };
