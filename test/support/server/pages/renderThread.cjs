// Imitates a render thread, with a behaviour for each address that a test needs; the page `/thread` says which thread
// rendered it.
const { parentPort, threadId, workerData } = require('node:worker_threads');

if (workerData === 'broken') throw new Error('this build is broken');

const asking = new Map();
let lastCall = 0;
const ask = (page, request) =>
  new Promise((resolve, reject) => {
    lastCall += 1;
    asking.set(lastCall, { resolve, reject });
    parentPort.postMessage({ kind: 'call', page, call: lastCall, request });
  });

const acts = {
  '/call': async (page) => (await ask(page, { method: 'GET', url: '/answer', headers: {}, body: undefined })).text,
  '/fail': () => Promise.reject(new TypeError('a bug')),
  '/circle': () => {
    for (;;);
  },
  '/stop': () => process.exit(3),
  '/thread': async () => String(threadId),
};

parentPort.on('message', (message) => {
  if (message.kind === 'answer') asking.get(message.call).resolve(message.answer);
  else if (message.kind === 'noAnswer') asking.get(message.call).reject(message.reason);
  else {
    const { page, task } = message;
    acts[task.address](page).then(
      (html) => parentPort.postMessage({ kind: 'rendered', page, rendered: { status: 200, html } }),
      (reason) => parentPort.postMessage({ kind: 'failed', page, reason }),
    );
  }
});
parentPort.postMessage({ kind: 'ready' });
