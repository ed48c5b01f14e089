// A process of its own that loads a server: it gets one JSON argument and prints one JSON line.
const { setTimeout } = require('node:timers');
const { calls, scenarios } = require('./scenarios.cjs');
const { createTurns, now } = require('./turns.cjs');
const { createVisitor } = require('./visitor.cjs');

async function load(wanted) {
  const { origin, scenario, connections, seconds, orderable, round } = wanted;
  const { begin, once } = { ...scenarios, ...calls }[scenario];
  const times = [];
  let isOver = false;
  const one = async (index) => {
    const visitor = createVisitor(origin, orderable[index % orderable.length], `${scenario}-${round}-${index}`);
    await begin(visitor);
    return async (begun) => {
      const turn = createTurns(wanted, index, begun);
      while (!isOver) {
        const from = await turn();
        if (isOver) break;
        await once(visitor);
        if (!isOver) times.push(now() - from);
      }
      visitor.leave();
    };
  };
  const ready = await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));
  const begun = now();
  let elapsed = 0;
  setTimeout(() => {
    isOver = true;
    // Later answers are not counted, nor is the time they take.
    elapsed = (now() - begun) / 1000;
  }, seconds * 1000);
  await Promise.all(ready.map((go) => go(begun)));
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), count: times.length };
}

load(JSON.parse(process.argv[2])).then(
  (measured) => process.stdout.write(`${JSON.stringify(measured)}\n`),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  },
);
