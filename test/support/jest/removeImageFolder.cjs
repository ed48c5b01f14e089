// After a run.
const { rmSync } = require('node:fs');

module.exports = () => rmSync(process.env.TEST_IMAGES, { recursive: true, force: true });
