const { createHash } = require('node:crypto');
const path = require('node:path');
const { createTransformer } = require('babel-jest').default;

/**
 * What Babel makes of a file is the same in every project of Jest: without their settings in its key, and with one `id`
 * for all of them (jest.config.cjs), a clean clone transforms each file once. Babel's configuration does not depend on the
 * file either, and finding it for each of thousands of files takes seconds in every worker: it is found for one.
 */
module.exports = {
  createTransformer(options) {
    const babel = createTransformer(options);
    let configured;
    const keyOf = (source, file, settings) => {
      const { config, instrument } = settings;
      configured ??= babel.getCacheKey('', path.join(config.rootDir, 'src/any.ts'), { ...settings, configString: '' });
      return createHash('sha1')
        .update([configured, path.relative(config.rootDir, file), instrument ? 'instrument' : '', source].join('\0'))
        .digest('hex');
    };
    return {
      ...babel,
      getCacheKey: keyOf,
      getCacheKeyAsync: (...asked) => Promise.resolve(keyOf(...asked)),
    };
  },
};
