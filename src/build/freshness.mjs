import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const inputs = ['src', 'webpack.config.ts', '.babelrc', 'package-lock.json'];

function* filesUnder(input) {
  if (!statSync(input).isDirectory()) yield input;
  else for (const name of readdirSync(input).sort()) yield* filesUnder(path.join(input, name));
}

/** A hash over names and bytes of all inputs of a build, and of the other files given. */
export function inputHash(others = []) {
  const hash = createHash('sha256');
  for (const input of [...inputs, ...others]) {
    for (const file of filesUnder(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** The environment variables of a build: of the shop in one of its modes, or of the catalogue of base components. */
const environmentOf = (mode) =>
  mode === 'catalogue' ? { NODE_ENV: 'production', COMPTOIR_BUILD: 'catalogue' } : { NODE_ENV: mode };

/** Builds `dist/<mode>` unless it is up to date with the sources; says which of the two happened. */
export function buildWhenNeeded(mode, say = console.log) {
  const stamp = path.join(root, 'dist', mode, 'built-from');
  // Compiled code is valid only for the version of Node that compiled it.
  const wanted = `${inputHash()} ${process.version}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    say(`The ${mode} build is up to date.`);
    return;
  }
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  if (!existsSync(webpack)) {
    process.stderr.write('The packages are not installed: run "npm ci" first.\n');
    process.exit(1);
  }
  say(`Building ${mode === 'catalogue' ? 'the catalogue' : `the shop (${mode})`}: half a minute the first time.`);
  execFileSync(process.execPath, [webpack], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environmentOf(mode) },
  });
  if (mode === 'production') {
    execFileSync(process.execPath, [path.join(root, 'src/build/compileServer.mjs')], { stdio: 'inherit' });
  }
  writeFileSync(stamp, wanted);
}
