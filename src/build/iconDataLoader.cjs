/** For webpack, on lucide's drawings: the keys of their shapes go, which `lucideIcon` numbers itself. */
module.exports = function iconDataLoader(source) {
  return source.replace(/,\s*key: "\w+"/g, '');
};
