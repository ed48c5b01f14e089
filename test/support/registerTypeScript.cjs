// Lets a separate process load the TypeScript sources and the messages without a build. What was compiled is cached, so
// that a process whose files have not changed starts in half the time, without Babel.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { pruneCache } = require('./build/pruneCache.cjs');

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/comptoir-sources');
const read = (name) => readFileSync(path.join(root, name));
/** Everything besides the file itself that its output depends on. */
const settings = createHash('sha256')
  .update(`${process.version} ${process.env.BABEL_ENV} ${process.env.NODE_ENV}`)
  .update(read('.babelrc'))
  .update(read('src/build/inlineTokens.cjs'))
  .update(read('package-lock.json'))
  .update(read('src/build/languages/messagesTransform.cjs'))
  .update(read('test/support/registerTypeScript.cjs'))
  .digest();

/** The files whose texts the build compiles, as in `test/jest.config.cjs`. */
const messages = /[\\/]src[\\/](storefront[\\/]messages|server[\\/]texts)[\\/]/;

const compileTexts = (source) => require('../../src/build/languages/messagesTransform.cjs').compileCatalogue(source);

const compileScript = (source, file) => {
  const { transformSync } = require('@babel/core');
  // Statements keep their lines, so that stacks name the source's lines without a source map.
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

const madeOf = (make, file) => {
  const source = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(settings).update(file).update(source).digest('hex');
  const place = path.join(folder, `${name}.js`);
  const kept = readIfThere(place);
  if (kept !== null) return kept;
  const made = make(source, file);
  // Renamed into place, so that another process finds a complete file.
  writeFileSync(`${place}.${process.pid}`, made);
  renameSync(`${place}.${process.pid}`, place);
  return made;
};

mkdirSync(folder, { recursive: true });
pruneCache(folder);
for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, file) => module._compile(madeOf(compileScript, file), file);
}
const loadJson = require.extensions['.json'];
require.extensions['.json'] = (module, file) => {
  if (messages.test(file)) module.exports = JSON.parse(madeOf(compileTexts, file));
  else loadJson(module, file);
};
