const { constants } = require('node:zlib');

/** How pages are compressed: as the shop compresses its own. */
const asTheShop = {
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

module.exports = { asTheShop };
