// Lets a process of its own load the sources as they are, without a build. What Babel made of a file is kept beside it,
// so that a process whose files have not changed starts without Babel, in half the time.
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/comptoir-sources');
const read = (name) => readFileSync(path.join(root, name));
/** All but the file itself that what is made of it depends on. */
const settings = createHash('sha256')
  .update(`${process.version} ${process.env.BABEL_ENV} ${process.env.NODE_ENV}`)
  .update(read('.babelrc'))
  .update(read('src/build/inlineTokens.cjs'))
  .update(read('package-lock.json'))
  .digest();

const make = (source, file) => {
  const { transformSync } = require('@babel/core');
  return transformSync(source, { filename: file, cwd: root, sourceMaps: 'inline' }).code;
};

const madeOf = (file) => {
  const source = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(settings).update(file).update(source).digest('hex');
  const place = path.join(folder, `${name}.js`);
  if (existsSync(place)) return readFileSync(place, 'utf8');
  const made = make(source, file);
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: another process may look for it.
  writeFileSync(`${place}.${process.pid}`, made);
  renameSync(`${place}.${process.pid}`, place);
  return made;
};

for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, file) => module._compile(madeOf(file), file);
}
