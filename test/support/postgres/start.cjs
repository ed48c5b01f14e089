// Before the tests of the project `postgres`: a private PostgreSQL. Each test file has databases of its own on it
// (test/support/server/databases/testDatabase.ts).
const { removeLeftFolders } = require('../memoryFolder.cjs');
const { makeCluster } = require('./cluster.cjs');

module.exports = async () => {
  removeLeftFolders();
  const cluster = makeCluster();
  globalThis.postgresOfTests = cluster;
  await cluster.start();
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres');
};
