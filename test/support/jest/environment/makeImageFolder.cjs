// Before a run: creates the folder for database images (test/support/server/databases/testDatabase.ts), so that each is
// filled once in a run.
const { makeMemoryFolder, removeLeftFolders } = require('../../memoryFolder.cjs');

module.exports = () => {
  removeLeftFolders();
  process.env.TEST_IMAGES = makeMemoryFolder('images');
};
