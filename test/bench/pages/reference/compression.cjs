const { constants } = require('node:zlib');

/** Pages are compressed as the shop's are. */
const asTheShop = {
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

module.exports = { asTheShop };
