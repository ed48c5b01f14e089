/**
 * For webpack, on react-router's one big file: marks what its top level makes and may never be used (components,
 * contexts) as free of effects, so that the shop carries only the functions it names. What is set on components after
 * they are made goes: it would hold the rest in, and the shop uses none of them.
 */
module.exports = function pureCallsLoader(source) {
  return source
    .replace(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '');
};
