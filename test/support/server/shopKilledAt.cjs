// A real server process with the demo shop and every call of it, killed by its own hand when an order reaches the step
// named by KILLED_AT; without the name it lives.
require('../registerTypeScript.cjs');
const { runServer } = require('../../../src/server/runServer.ts');
const { callPlugins } = require('../../../src/server/features/callPlugins.ts');

const onStep = (name) => {
  if (name === process.env.KILLED_AT) process.kill(process.pid, 'SIGKILL');
};

void runServer({ plugins: callPlugins, onStep });
