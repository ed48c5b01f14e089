// `import.meta.url` names a worker's file for webpack. The modules that Jest loads have none: there it is the file's name.
module.exports = ({ template }) => {
  const address = template.expression.ast`({ url: require('node:url').pathToFileURL(__filename).href })`;
  return { visitor: { MetaProperty: (path) => void path.replaceWith(address) } };
};
