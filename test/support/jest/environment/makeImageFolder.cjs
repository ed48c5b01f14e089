// Before a run: removes the folders of processes that have ended, and creates the folder for database images
// (test/support/server/databases/testDatabase.ts), so that all test files of a run share the images.
const { makeMemoryFolder, removeLeftFolders } = require('../../memoryFolder.cjs');

module.exports = () => {
  removeLeftFolders();
  process.env.TEST_IMAGES = makeMemoryFolder('images');
};
