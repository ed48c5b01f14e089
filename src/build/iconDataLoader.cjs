/** Webpack loader for lucide's icon data: removes the keys of the shapes, which `lucideIcon` numbers itself. */
module.exports = function iconDataLoader(source) {
  return source.replace(/,\s*key: "\w+"/g, '');
};
