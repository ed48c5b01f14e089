import type { ReplaySchema } from '../../../src/journal/schema/schema';
import { recordLife, runCommand } from '../../support/journal/journalCommand';

const schema: ReplaySchema = {
  versions: { slices: { menu: 2 } },
  upcasters: [{ of: 'slices', name: 'menu', from: 1, up: (slice) => ({ ...(slice as object), deep: false }) }],
  knows: () => true,
  arrival: 'page/arrived',
};

let log = '';
beforeAll(async () => {
  ({ log } = await recordLife());
});
const run = (args: readonly string[], known: ReplaySchema) => runCommand(args, { 'a.ndjson': log }, known);

test('verify says that an older recording is migrated, and what could not be compared [REP-08]', async () => {
  const { code, lines } = await run(['verify', 'a.ndjson'], schema);
  expect(lines[0]).toBe('migratable: version 1 of the slice menu becomes version 2');
  expect(lines.at(-1)).toBe("the replay is exact, but for menu, brought into today's shape and not compared");
  expect(code).toBe(0);
});

test('verify still finds what differs in the slices that have kept their shape [REP-08]', async () => {
  const forged = log.replace(/"a":\{"type":"notices\/raised","payload":\{"id":\d+/, '$&1');
  const { code, output } = await runCommand(['verify', 'a.ndjson'], { 'a.ndjson': forged }, schema);
  expect(output).toMatch(/diverges first at action \d+ of part 1 \(notices\/raised\) in notices:/);
  expect(code).toBe(1);
});

test('state shows an older recording in the shape of today, and says so apart from it [REP-08]', async () => {
  const { code, output, complaints } = await run(['state', 'a.ndjson', '3', '--path', 'menu.deep'], schema);
  expect([code, output]).toEqual([0, 'false']);
  expect(complaints).toEqual(['a.ndjson: migratable: version 1 of the slice menu becomes version 2']);
});

test('what cannot be replayed is refused by every command with the reason in one line [REP-08]', async () => {
  const why = 'there is no way from version 1 to 2 of the slice menu';
  const without = { ...schema, upcasters: [] };
  for (const words of [
    ['state', 'a.ndjson', '3'],
    ['diff', 'a.ndjson', '3'],
  ]) {
    expect(await run(words, without)).toMatchObject({
      code: 1,
      lines: [],
      complaints: [`a.ndjson: this release cannot replay it: ${why}`],
    });
  }
  const verified = await run(['verify', 'a.ndjson'], without);
  expect([verified.code, verified.lines[0]]).toEqual([1, `impossible: ${why}`]);
});

test('an unknown action is complained of, and the rest is shown [REP-08]', async () => {
  const { code, output, complaints } = await run(['state', 'a.ndjson', '3', '--path', 'menu.selected'], {
    ...schema,
    versions: {},
    knows: (type) => type !== 'page/arrived',
  });
  expect([code, output]).toEqual([0, '""']);
  expect(complaints).toEqual(['a.ndjson: risky: its actions page/arrived are unknown today and change nothing']);
});
