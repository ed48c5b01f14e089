const { compileCatalogue } = require('./messagesTransform.cjs');

/** Webpack loader: compiles one message file into a catalogue. */
module.exports = function messagesLoader(source) {
  return `export default ${compileCatalogue(source)};`;
};
