const { createTransformer } = require('babel-jest').default;

// What Babel makes of a file is the same in every project of Jest: without their settings in its key, and with one `id`
// for all of them (jest.config.cjs), a clean clone transforms each file once.
const shared = (settings) => ({ ...settings, configString: '' });

module.exports = {
  createTransformer(options) {
    const babel = createTransformer(options);
    return {
      ...babel,
      getCacheKey: (source, file, settings) => babel.getCacheKey(source, file, shared(settings)),
      getCacheKeyAsync: (source, file, settings) => babel.getCacheKeyAsync(source, file, shared(settings)),
    };
  },
};
