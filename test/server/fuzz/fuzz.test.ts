import { budget } from '../../support/budget';
import { runFuzz } from '../../support/server/fuzz/runFuzz';

function numberIn(name: string): number | null {
  const value = Number(process.env[name] ?? '');
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

// Set by `npm run fuzz -- --calls=N --seed=S`.
const calls = numberIn('FUZZ_CALLS') ?? budget({ usual: 2000, long: 20_000 });
const seed = numberIn('FUZZ_SEED') ?? 20_261_122;

it('whoever asks whatever of whichever route is answered or refused by its rules, and the books stay right', async () => {
  const report = await runFuzz({ calls, seed });
  const failures = report.failures.map(({ number, faults, call }) => {
    const again = `npm run fuzz -- --seed=${String(seed)} --calls=${String(number)}`;
    return [`seed ${String(seed)}, call ${String(number)} (${again})`, ...faults, `app.inject(${call})`].join('\n');
  });
  expect(failures.join('\n\n')).toBe('');
  expect(report.calls).toBe(calls);
  if (calls < 2000) return;
  // Guards against calls that are all refused: orders are placed, and three quarters of the routes that can succeed
  // did.
  expect(report.orders).toBeGreaterThan(calls / 200);
  const able = report.routes.filter(
    (route) => /^(GET|PUT|POST|PATCH|DELETE) /.test(route) && !/\*$|unreadable/.test(route),
  );
  expect(able.filter((route) => report.right.has(route)).length).toBeGreaterThan((able.length * 3) / 4);
}, 3_600_000);
