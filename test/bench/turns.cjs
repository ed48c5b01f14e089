const timers = require('node:timers/promises');

const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * When a visitor does it next, in ms since any moment: at once, or at a rate in turn with the others. Who was still waiting
 * as their turn came has waited since then, so that a slow answer counts for all whom it held up.
 */
function createTurns({ connections, perSecond }, index, begun, clock = { now, sleep: timers.setTimeout }) {
  if (perSecond === undefined) return () => Promise.resolve(clock.now());
  const between = (1000 * connections) / perSecond;
  let due = begun + (between * index) / connections;
  return async () => {
    const turn = due;
    due += between;
    const early = turn - clock.now();
    if (early <= 0) return turn;
    await clock.sleep(early);
    return clock.now();
  };
}

module.exports = { createTurns, now };
