// Before a run: where its files keep the databases that they begin with (test/support/server/testDatabase.ts), so that
// each is filled once in a run.
const { makeMemoryFolder, removeLeftFolders } = require('../memoryFolder.cjs');

module.exports = () => {
  removeLeftFolders();
  process.env.TEST_IMAGES = makeMemoryFolder('images');
};
