/**
 * For webpack, on react-router's one big file: marks what its top level makes and may never be used (components,
 * contexts) as free of effects, so that the shop carries only the parts it names. The names for React's developer
 * tools go: they would hold the rest in.
 */
module.exports = function pureCallsLoader(source) {
  return source
    .replace(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
};
