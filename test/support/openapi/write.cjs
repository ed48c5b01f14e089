// usage: npm run openapi. Writes src/openapi/openapi.json and the calls and types of src/apiClient, after a change of a
// call's schema or texts. It runs the test that compares these files with the schemas, in the mode in which the test
// first writes them.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const jest = require.resolve('jest/bin/jest');
const config = path.join(__dirname, '../../jest.config.cjs');
const args = ['-c', config, 'test/openapi/document.test.ts', '--selectProjects', 'node'];
const env = { ...process.env, WRITE_OPENAPI: '1' };
const { status } = spawnSync(process.execPath, [jest, ...args], { stdio: 'inherit', env });
process.exit(status ?? 1);
