const { chromium } = require('playwright-core');
const { chromePath } = require('./chromePath.cjs');

/** A browser of the tests: without a sandbox, which root has none of, and without calls of its own to anywhere. */
module.exports.launchBrowser = async () =>
  chromium.launch({
    executablePath: await chromePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
