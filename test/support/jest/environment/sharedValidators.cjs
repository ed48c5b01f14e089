// Each test file loads the server anew, and with it the schemas of its routes. What a schema is compiled to depends on
// its text and on the compiler's options, so a worker compiles each once, and only once Ajv's own schema, which it holds
// all others against. Loaded before the package, which takes the class when it is loaded.
const place = require.resolve('@fastify/ajv-compiler/lib/validator-compiler');
const ValidatorCompiler = require(place);

if (typeof ValidatorCompiler.prototype.buildValidatorFunction !== 'function') {
  throw new Error('Fastify compiles schemas in another place now.');
}

const validators = new Map();

require.cache[place].exports = class SharingCompiler extends ValidatorCompiler {
  constructor(externalSchemas, options) {
    super(externalSchemas, options);
    const { customOptions, ...others } = options;
    // Options that have a text, and no schemas that others name.
    this.isShared = Object.keys({ ...externalSchemas, ...others }).length === 0;
    this.options = JSON.stringify(customOptions);
  }

  buildValidatorFunction(asked) {
    if (!this.isShared) return super.buildValidatorFunction(asked);
    const text = `${this.options} ${JSON.stringify(asked.schema)}`;
    const validator = validators.get(text) ?? super.buildValidatorFunction(asked);
    validators.set(text, validator);
    return validator;
  }
};
