/**
 * Webpack loader for react-router's single large file: marks top-level calls (of components, contexts, symbols, URLs)
 * as pure, so that the bundle contains only those whose results are used. Assignments to components after their
 * creation are removed: they would keep the components in the bundle, and the shop uses none of them.
 */
module.exports = function pureCallsLoader(source) {
  return (
    source
      .replace(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
      .replace(/^((?:var|const) \w+ = )(Symbol\(|new URL\(|Object\.getOwnPropertyNames\()/gm, '$1/* @__PURE__ */ $2')
      // Webpack cannot see this computed name, and would bundle the whole of React as a separate module for it.
      .replace(/(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
      .replace(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '')
  );
};
