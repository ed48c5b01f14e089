// Before a run: where its files keep the databases that they begin with (test/support/server/testDatabase.ts), so that
// each is filled once in a run.
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

module.exports = () => {
  process.env.TEST_IMAGES = mkdtempSync(path.join(tmpdir(), 'comptoir-images-'));
};
