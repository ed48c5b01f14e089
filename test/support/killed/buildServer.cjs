// Bundles the server that tests kill, with its packages, so that starting it again and again is cheap; prints the path
// of the bundle. The bundle is kept until a source changes.
const { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../..');
const folder = path.join(root, 'dist/killable');

const build = (place) =>
  new Promise((resolve, reject) => {
    process.env.NODE_ENV = 'production';
    require('../registerTypeScript.cjs');
    const webpack = require('webpack');
    const { default: configurations } = require('../../../webpack.config.ts');
    const server = configurations.find(({ name }) => name === 'server');
    const {
      rules: [scripts, ...rules],
      ...modules
    } = server.module;
    webpack(
      {
        ...server,
        entry: { server: './src/entries/server.ts', serverMain: './test/support/killed/killableServer.ts' },
        // No call of these tests draws a picture.
        resolve: { ...server.resolve, alias: { sharp: false } },
        devtool: false,
        // Minifying takes longer than the starts of a run would gain by it.
        optimization: { minimize: false },
        cache: false,
        output: { ...server.output, path: place },
        module: { ...modules, rules: [{ ...scripts, include: [scripts.include, __dirname] }, ...rules] },
      },
      (failure, stats) => {
        if (failure || stats.hasErrors()) reject(failure ?? new Error(stats.toString('errors-only')));
        else resolve();
      },
    );
  });

async function main() {
  const { inputHash } = await import('../../../src/build/freshness.mjs');
  const name = inputHash([path.relative(root, __dirname)]).slice(0, 16);
  const place = path.join(folder, name);
  if (!existsSync(place)) {
    mkdirSync(folder, { recursive: true });
    // Renamed into place, so that of two test files that build at once each finds a whole file.
    const draft = mkdtempSync(path.join(root, 'dist/killable-'));
    try {
      await build(draft);
      for (const old of readdirSync(folder)) rmSync(path.join(folder, old), { recursive: true, force: true });
      renameSync(draft, place);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(place)) throw error;
    }
  }
  process.stdout.write(path.join(place, 'server.js'));
}

void main();
