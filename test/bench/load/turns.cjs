const timers = require('node:timers/promises');

const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * A function that waits until a visitor is to make the next call and resolves to the time from which that call is
 * measured, in ms of the clock: at once, or in turn with the others at a given rate. A visitor that is still waiting
 * for an answer when its turn comes counts as waiting from then on, so that a slow answer counts for all calls that it
 * delays.
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
