/**
 * Babel plugin: replaces `tokens.color.pine` by its text, `var(--color-pine)`, which becomes part of the CSS around it,
 * so that the page needs neither the table of tokens nor an interpolation for each of them.
 * `storefront/ui/theme/tokens` gives the same text at run time; expressions that are not a plain name (`tokenOf`) are
 * left alone.
 */
module.exports = function inlineTokens({ types: t }) {
  const nameIn = (path) => {
    const { property, computed } = path.node;
    if (!computed) return property.name;
    return t.isLiteral(property) && 'value' in property ? String(property.value) : undefined;
  };
  const isTokens = (path) =>
    path.isIdentifier({ name: 'tokens' }) &&
    /\/theme\/tokens$|^\.\/tokens$/.test(path.scope.getBinding('tokens')?.path.parent.source?.value ?? '');
  const textOf = (path) => {
    const group = path.isMemberExpression() ? path.get('object') : undefined;
    if (!group?.isMemberExpression() || !isTokens(group.get('object'))) return undefined;
    const [groupName, name] = [nameIn(group), nameIn(path)];
    return groupName === undefined || name === undefined ? undefined : `var(--${groupName}-${name})`;
  };
  const inTemplate = (path) => {
    const { quasis, expressions } = path.node;
    const texts = path.get('expressions').map(textOf);
    // A template without tokens keeps its raw text: an escaped `\r\n` written as characters would be read as `\n`.
    if (texts.every((text) => text === undefined)) return;
    const parts = [quasis[0].value.cooked];
    texts.forEach((text, index) => {
      const after = quasis[index + 1].value.cooked;
      if (text === undefined) parts.push(after);
      else parts.push(parts.pop() + text + after);
    });
    const raw = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');
    path.node.quasis = parts.map((text, index) =>
      t.templateElement({ raw: raw(text), cooked: text }, index === parts.length - 1),
    );
    path.node.expressions = expressions.filter((_, index) => texts[index] === undefined);
  };
  const visitor = {
    TemplateLiteral: inTemplate,
    MemberExpression(path) {
      const text = textOf(path);
      if (text !== undefined) path.replaceWith(t.stringLiteral(text));
    },
  };
  // On entering the program, because styled-components' own plugin reads the templates after that.
  return { name: 'inline-tokens', visitor: { Program: (path) => path.traverse(visitor) } };
};
