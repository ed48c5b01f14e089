// A process of its own that loads a server: it gets one JSON argument and prints one JSON line.
const { clearTimeout, setTimeout } = require('node:timers');
const { scenarios } = require('./scenarios.cjs');
const { createVisitor } = require('./visitor.cjs');

async function load({ origin, scenario, connections, seconds, goods, round }) {
  const { begin, once } = scenarios[scenario];
  const times = [];
  let isOver = false;
  const one = async (index) => {
    const visitor = createVisitor(origin, goods[index % goods.length], `${scenario}-${round}-${index}`);
    await begin(visitor);
    return async () => {
      while (!isOver) {
        const from = process.hrtime.bigint();
        await once(visitor);
        if (!isOver) times.push(Number(process.hrtime.bigint() - from) / 1e6);
      }
      visitor.leave();
    };
  };
  const ready = await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));
  const from = process.hrtime.bigint();
  const end = setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await Promise.all(ready.map((go) => go()));
  clearTimeout(end);
  const elapsed = Number(process.hrtime.bigint() - from) / 1e9;
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
