// webpack resolves a worker's file by `import.meta.url`. Modules that Jest loads have no `import.meta`: here its `url`
// is made from the file's name.
module.exports = ({ template }) => {
  const address = template.expression.ast`({ url: require('node:url').pathToFileURL(__filename).href })`;
  return { visitor: { MetaProperty: (path) => void path.replaceWith(address) } };
};
