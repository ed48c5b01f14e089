// After a run.
const { rmSync } = require('node:fs');

module.exports = () => {
  // A run that could not even begin has none.
  if (process.env.TEST_IMAGES) rmSync(process.env.TEST_IMAGES, { recursive: true, force: true });
};
