const { cutPackage } = require('./cutPackage.cjs');
const { cutsOf } = require('./cutsOf.cjs');

/** Webpack loader for the files of packages that `cutsOf` names. */
module.exports = function cutsLoader(source) {
  const { file } = this.getOptions();
  return cutPackage(file, source, cutsOf[file]);
};
