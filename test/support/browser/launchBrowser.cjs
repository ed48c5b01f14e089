const { chromium } = require('playwright-core');
const { chromePath } = require('./chromePath.cjs');

/** Without a sandbox, which root has none of, and without calls of its own to anywhere. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Without what pays only where pages stay open: code compiled to be the fastest, and a process for each site. */
const briefArguments = [
  '--js-flags=--no-opt --no-maglev',
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

const launch = async (args) => chromium.launch({ executablePath: await chromePath(), args });

/** A browser as people have it, to measure what they would. */
const launchBrowser = () => launch(quietArguments);

/** A browser of the tests. */
const launchTestBrowser = () => launch([...quietArguments, ...briefArguments]);

module.exports = { launchBrowser, launchTestBrowser, quietArguments };
