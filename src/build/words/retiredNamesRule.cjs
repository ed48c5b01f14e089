const { retiredNames } = require('./retiredNames.cjs');

const any = new RegExp(retiredNames.map(([name]) => name.source).join('|'));

/** The result for each name: the same names occur over and over, so each is looked up once. */
const known = new Map();

function insteadOf(name) {
  if (!known.has(name)) known.set(name, any.test(name) ? retiredNames.find(([one]) => one.test(name))[1] : undefined);
  return known.get(name);
}

/**
 * Refuses a retired name wherever code writes one: as an identifier of any kind, or as a property's name in quotes. A
 * rule of its own, because as selectors each of the patterns would be tried on each identifier.
 */
const retiredNamesRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: 'A name that the code no longer uses; instead: {{instead}}.' },
  },
  create(context) {
    const check = (node, name) => {
      const instead = typeof name === 'string' ? insteadOf(name) : undefined;
      if (instead !== undefined) context.report({ node, messageId: 'retired', data: { instead } });
    };
    const checkIdentifier = (node) => check(node, node.name);
    const checkKey = ({ key }) => check(key, key.value);
    return {
      Identifier: checkIdentifier,
      PrivateIdentifier: checkIdentifier,
      JSXIdentifier: checkIdentifier,
      Property: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      MemberExpression: ({ computed, property }) => {
        if (computed) check(property, property.value);
      },
    };
  },
};

module.exports = { retiredNamesRule };
