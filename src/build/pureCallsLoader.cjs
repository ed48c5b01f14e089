/**
 * For webpack, on react-router's one big file: marks what its top level makes and may never be used (components,
 * contexts, symbols) as free of effects, so that the shop carries only the functions it names. What is set on components after
 * they are made goes: it would hold the rest in, and the shop uses none of them.
 */
module.exports = function pureCallsLoader(source) {
  return (
    source
      .replace(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
      .replace(/^((?:var|const) \w+ = )(Symbol\(|new URL\(|Object\.getOwnPropertyNames\()/gm, '$1/* @__PURE__ */ $2')
      // Asked for by a name that only runs out later, it would bring the whole of React as a module of its own.
      .replace(/(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
      .replace(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '')
  );
};
