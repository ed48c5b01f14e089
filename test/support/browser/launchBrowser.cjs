const { chromium } = require('playwright-core');
const { chromePath } = require('./chromePath.cjs');

/** No sandbox, because Chromium does not start with one as root, and none of the browser's own network calls. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Switches off what pays only for pages that stay open long: the optimising compiler, and a process for each site. */
const briefArguments = [
  '--js-flags=--no-opt --no-maglev',
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

const launch = async (args) => chromium.launch({ executablePath: await chromePath(), args });

/**
 * A browser with its optimising compiler and a process for each site, unlike that of the tests: for measurements of
 * what people would see.
 */
const launchBrowser = () => launch(quietArguments);

/** A browser of the tests. */
const launchTestBrowser = () => launch([...quietArguments, ...briefArguments]);

module.exports = { launchBrowser, launchTestBrowser, quietArguments };
