import { gzipSync } from 'node:zlib';
import { recordLife, runCommand } from '../../support/journal/journalCommand';
import { HEADER, isAction, linesOf, textOf } from '../../support/journal/recordedShop';

/** The numbers of a table's row by the beginning of its name. */
const rowOf = (lines: readonly string[], name: string): readonly number[] | undefined =>
  lines
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length)
    .trim()
    .split(/\s+/)
    .map((cell) => Number(cell.replaceAll(',', '')));

test('stats counts the actions of a real session by type with their bytes, and names the largest [REP-09]', async () => {
  const { log, states } = await recordLife();
  const { code, lines } = await runCommand(['stats', 'a.ndjson'], { 'a.ndjson': log });
  expect(code).toBe(0);
  expect(lines[0]).toMatch(
    new RegExp(`^session s-1: 1 part, ${states.length - 1} actions, ${states.length} states, [\\d.]+ s$`),
  );
  const written = log.split('\n').filter((line) => line.startsWith('{"k":"action"'));
  const types = new Map<string, string[]>();
  for (const line of written) {
    const { a } = JSON.parse(line) as { a: { type: string } };
    types.set(a.type, [...(types.get(a.type) ?? []), line]);
  }
  expect(types.size).toBeGreaterThan(10);
  for (const [type, own] of types) {
    const bytes = own.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    expect([type, rowOf(lines, type)]).toEqual([type, [own.length, bytes]]);
  }
  const largest = [...written].sort((one, other) => Buffer.byteLength(other) - Buffer.byteLength(one))[0] ?? '';
  const { n } = JSON.parse(largest) as { n: number };
  const at = lines.findIndex((line) => line.startsWith('largest actions'));
  expect(lines[at + 1]).toMatch(new RegExp(`^${n} api/`));
});

test('stats says how the requests of each endpoint ended', async () => {
  const { log } = await recordLife();
  const { lines } = await runCommand(['stats', 'a.ndjson'], { 'a.ndjson': log });
  const ends = linesOf(log)
    .filter(isAction)
    .flatMap(({ a }) => {
      const meta = a['meta'] as { arg?: { endpointName?: string }; condition?: boolean; aborted?: boolean } | undefined;
      const end = /execute(?:Query|Mutation)\/(\w+)$/.exec(a.type)?.[1];
      if (meta?.arg?.endpointName !== 'addLine' || end === undefined) return [];
      return [end === 'rejected' && meta.condition ? 'cached' : end === 'rejected' && meta.aborted ? 'aborted' : end];
    });
  const times = (end: string) => ends.filter((each) => each === end).length;
  expect(times('pending')).toBeGreaterThan(0);
  expect(times('rejected')).toBeGreaterThan(0);
  expect(rowOf(lines, 'addLine')).toEqual(['pending', 'fulfilled', 'rejected', 'aborted', 'cached'].map(times));
});

test('stats names parts, window, gaps and errors, and the size of the file on its way', async () => {
  const header = (part: number) => ({
    ...{ k: 'header', format: 1, ...HEADER, part },
    environment: { ...HEADER.environment, viewport: { width: 390, height: 844 } },
  });
  const log = textOf([
    header(1),
    { k: 'snapshot', n: 0, f: '0000', state: {} },
    { k: 'action', n: 0, t: 1000, f: '0000', a: { type: 'menu/itemSelected' } },
    header(2),
    { k: 'gap', n: 7, reason: 'size' },
    { k: 'snapshot', n: 7, f: '0000', state: {} },
    { k: 'marker', n: 7, t: 200, kind: 'error', text: 'cart/x: refused' },
    { k: 'action', n: 7, t: 2500, x: true, a: { type: 'cart/hidden' } },
    { k: 'end', n: 8, reason: 'page hidden' },
  ]);
  const { lines } = await runCommand(['stats', 'a.gz'], { 'a.gz': gzipSync(log) });
  expect(lines.slice(0, 4)).toEqual([
    'session s-1: 2 parts, 2 actions, 3 states, 3.5 s',
    expect.stringMatching(new RegExp(`^${log.length.toLocaleString('en')} bytes, gzipped \\d+, \\d+ an action$`)),
    'part 1: release test, began 1970-01-01T00:00:00.000Z (Europe/Paris), window 390 × 844, 1 action, 2 states, 1.0 s',
    'part 2: release test, began 1970-01-01T00:00:00.000Z (Europe/Paris), window 390 × 844, 1 action, 1 state, 2.5 s, ended: page hidden',
  ]);
  expect(lines).toContain('no requests');
  expect(lines.slice(-2)).toEqual([
    'gap, part 2, before action 7: size',
    'error, part 2, before action 7: cart/x: refused',
  ]);
});
