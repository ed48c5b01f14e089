const { createHash } = require('node:crypto');
const path = require('node:path');
const { createTransformer } = require('babel-jest').default;

/**
 * Babel compiles a file alike in every project of Jest. So the cache key leaves the project's settings out, and all
 * projects have one `id` (jest.config.cjs): a clean clone compiles each file once. Babel's configuration is the same
 * for all files, too. Looking it up for each of thousands of files takes seconds in every worker, so it is looked up
 * once.
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
