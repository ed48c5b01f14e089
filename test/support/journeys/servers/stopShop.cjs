const { once } = require('node:events');
const { rm } = require('node:fs/promises');

/** Stops what startShop started, and waits until the processes have ended. */
module.exports = async function stopShop() {
  const { servers } = globalThis.journeys;
  for (const { server, dataDir } of servers) {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  }
  await rm(process.env.JOURNEY_PICTURES, { recursive: true, force: true });
};
