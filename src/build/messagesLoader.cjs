const { compileCatalogue } = require('./messagesTransform.cjs');

/** For webpack: one message file in, its compiled catalogue out. */
module.exports = function messagesLoader(source) {
  return `export default ${compileCatalogue(source)};`;
};
