const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { compileCatalogue } = require('./messagesTransform.cjs');
const { standInOf } = require('./standIns.cjs');

/** A digest of a message file's texts in each language. */
const digestOf = (loader, locales) => {
  const folder = path.dirname(path.dirname(loader.resourcePath));
  const hash = createHash('sha256');
  for (const locale of locales) {
    const file = path.join(folder, locale, path.basename(loader.resourcePath));
    loader.addDependency(file);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
};

/**
 * Webpack loader: compiles one message file into a catalogue. With `locales` each text of the first of them is a
 * stand-in with its id, which `SpeakLanguages` replaces in the finished script, once for each language; the digest
 * changes the script's name whenever one of these texts changes.
 */
module.exports = function messagesLoader(source) {
  const { locales = [] } = this.getOptions();
  if (path.basename(path.dirname(this.resourcePath)) !== locales[0])
    return `export default ${compileCatalogue(source)};`;
  const standIns = Object.fromEntries(Object.keys(JSON.parse(source)).map((id) => [id, standInOf(id)]));
  return `export default ${JSON.stringify(standIns)}; // ${digestOf(this, locales)}`;
};
