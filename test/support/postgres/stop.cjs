// After the tests of the project `postgres`.
module.exports = async () => {
  const cluster = globalThis.postgresOfTests;
  await cluster.stop();
  cluster.remove();
};
