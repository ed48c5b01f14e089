require('../registerTypeScript.cjs');
const webpack = require('webpack');
const { default: configurations } = require('../../../webpack.config.ts');
const { chromePath } = require('../chromePath.cjs');

// The payment frame as the shop's build makes it, without the shop: into the folder given; prints the browser to use.
const folder = process.argv[2];
const browser = configurations.find(({ name }) => name === 'browser');
const { paymentFrame } = browser.entry;

webpack(
  { ...browser, entry: { paymentFrame }, output: { ...browser.output, path: folder }, cache: false },
  async (failure, stats) => {
    if (failure || stats.hasErrors()) throw failure ?? new Error(stats.toString('errors-only'));
    process.stdout.write(await chromePath());
  },
);
