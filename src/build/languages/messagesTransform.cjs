const { compileMessage } = require('@lingui/message-utils/compileMessage');

const known = [undefined, 'plural', 'select'];

/** Throws for syntax that the page's small runtime (`commerce/messages/fillIn`) does not support. */
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

// Compiles ICU texts into the runtime's arrays, so that the page needs no message parser.
const compileCatalogue = (source) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).map(([id, text]) => [id, compile(id, text)])));

module.exports = {
  /** For Jest, which parses as JSON what a transform of a .json file returns. */
  process: (source) => ({ code: compileCatalogue(source) }),
  compileCatalogue,
};
