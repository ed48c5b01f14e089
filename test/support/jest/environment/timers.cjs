// Tracks which timers of a test file still run: they would fire during the next file.
const running = new Map();

const tracked = (start, end, isOnce) => {
  const track = (run, ...rest) => {
    const timer = start(
      (...given) => {
        if (isOnce) running.delete(timer);
        return run(...given);
      },
      ...rest,
    );
    running.set(timer, end);
    return timer;
  };
  // `util.promisify` finds a timer's promise variant by a symbol.
  return Object.defineProperties(track, Object.getOwnPropertyDescriptors(start));
};

const untracked = (end) => (timer) => {
  running.delete(timer);
  end(timer);
};

/** From here on the timers started through `globalThis` are tracked. */
const trackTimers = () => {
  const { clearImmediate, clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout: tracked(setTimeout, clearTimeout, true),
    setInterval: tracked(setInterval, clearInterval, false),
    setImmediate: tracked(setImmediate, clearImmediate, true),
    clearTimeout: untracked(clearTimeout),
    clearInterval: untracked(clearInterval),
    clearImmediate: untracked(clearImmediate),
  });
};

/** Clears the timers that still run. */
const endTimers = () => {
  for (const [timer, end] of running) end(timer);
  running.clear();
};

module.exports = { endTimers, trackTimers };
