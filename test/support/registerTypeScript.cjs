// Lets a process of its own load the sources as they are, without a build. What Babel made of a file is kept beside it,
// so that a process whose files have not changed starts without Babel, in half the time.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { pruneCache } = require('./build/pruneCache.cjs');

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/comptoir-sources');
const read = (name) => readFileSync(path.join(root, name));
/** All but the file itself that what is made of it depends on. */
const settings = createHash('sha256')
  .update(`${process.version} ${process.env.BABEL_ENV} ${process.env.NODE_ENV}`)
  .update(read('.babelrc'))
  .update(read('src/build/inlineTokens.cjs'))
  .update(read('package-lock.json'))
  .update(read('test/support/registerTypeScript.cjs'))
  .digest();

const make = (source, file) => {
  const { transformSync } = require('@babel/core');
  // Every statement in the line in which it is written: so stacks name the source's lines, and no start reads a map.
  return transformSync(source, { filename: file, cwd: root, retainLines: true }).code;
};

const readIfThere = (place) => {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
};

const madeOf = (file) => {
  const source = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(settings).update(file).update(source).digest('hex');
  const place = path.join(folder, `${name}.js`);
  const kept = readIfThere(place);
  if (kept !== null) return kept;
  const made = make(source, file);
  // Whole or not at all: another process may look for it.
  writeFileSync(`${place}.${process.pid}`, made);
  renameSync(`${place}.${process.pid}`, place);
  return made;
};

mkdirSync(folder, { recursive: true });
pruneCache(folder);
for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, file) => module._compile(madeOf(file), file);
}
