// After a run: removes the folder for database images.
const { rmSync } = require('node:fs');

module.exports = () => {
  // A run that failed before it began has no folder.
  if (process.env.TEST_IMAGES) rmSync(process.env.TEST_IMAGES, { recursive: true, force: true });
};
