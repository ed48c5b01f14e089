const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../../..');
const file = path.join(root, 'test/usualTimes.json');

/** How long runs and their files usually take, in seconds, as `npm run test:times -- --keep` wrote it down. */
const readUsualTimes = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

module.exports = { file, readUsualTimes, root };
