const { compileMessage } = require('@lingui/message-utils/compileMessage');

const known = [undefined, 'plural', 'select'];

/** Throws for a form that the page's small runtime (`storefront/messages/fillIn`) does not know. */
const check = (id, tokens) => {
  for (const token of tokens.filter(Array.isArray)) {
    const [, rule, { offset, ...forms } = {}] = token;
    if (!known.includes(rule) || offset) throw new Error(`${id}: "${rule}" has no runtime`);
    for (const form of Object.values(forms)) check(id, form);
  }
};

const compile = (id, text) => {
  const tokens = compileMessage(text);
  check(id, tokens);
  return tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
};

// ICU texts become the runtime's arrays at build, so that the page carries no message parser.
const compileCatalogue = (source) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).map(([id, text]) => [id, compile(id, text)])));

module.exports = {
  /** For Jest, which parses what a transform of a .json file returns. */
  process: (source) => ({ code: compileCatalogue(source) }),
  compileCatalogue,
};
