// After a run: removes the folder for database images.
const { rmSync } = require('node:fs');

module.exports = () => {
  // Not set: `makeImageFolder` has not run, so there is no folder.
  if (process.env.TEST_IMAGES) rmSync(process.env.TEST_IMAGES, { recursive: true, force: true });
};
