const { compileMessage } = require('@lingui/message-utils/compileMessage');

// ICU texts become the runtime's arrays at build, so that the page carries no message parser.
const compileCatalogue = (source) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(source)).map(([id, text]) => [id, compileMessage(text)])),
  );

module.exports = {
  /** For Jest, which parses what a transform of a .json file returns. */
  process: (source) => ({ code: compileCatalogue(source) }),
  compileCatalogue,
};
