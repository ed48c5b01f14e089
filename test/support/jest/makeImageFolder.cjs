// Before a run: where its files keep the databases that they begin with (test/support/server/testDatabase.ts), so that
// each is filled once in a run.
const { mkdtempSync } = require('node:fs');
const path = require('node:path');
const { memoryFolder } = require('../memoryFolder.cjs');

module.exports = () => {
  process.env.TEST_IMAGES = mkdtempSync(path.join(memoryFolder(), 'comptoir-images-'));
};
