const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { compileCatalogue } = require('./messagesTransform.cjs');
const { LOCALES, standInOf } = require('./standIns.cjs');

/** The texts of a message file in each language, and a digest of them all. */
const readAll = (loader) => {
  const folder = path.dirname(path.dirname(loader.resourcePath));
  const hash = createHash('sha256');
  for (const locale of LOCALES) {
    const file = path.join(folder, locale, path.basename(loader.resourcePath));
    loader.addDependency(file);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
};

/**
 * Webpack loader: compiles one message file into a catalogue. With `withStandIns` each text of the first language is a stand-in with
 * its id, which `SpeakLanguages` replaces in the finished script, once for each language; the digest changes the script's name whenever one
 * of these texts changes.
 */
module.exports = function messagesLoader(source) {
  const isFirst = path.basename(path.dirname(this.resourcePath)) === LOCALES[0];
  if (!isFirst || !this.getOptions().withStandIns) return `export default ${compileCatalogue(source)};`;
  const standIns = Object.fromEntries(Object.keys(JSON.parse(source)).map((id) => [id, standInOf(id)]));
  return `export default ${JSON.stringify(standIns)}; // ${readAll(this)}`;
};
