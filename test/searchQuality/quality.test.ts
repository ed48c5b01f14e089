import { FLOORS, TARGETS } from './floors';
import { KINDS } from './judgedQueries';
import { measure, type Measured } from './measure';
import { meanOf } from './score';
import { scoreTable, worstTable } from './tables';

const NAMES = ['reciprocalRank', 'recall'] as const;
const SETS = ['first', 'heldOut'] as const;
/** A score that exceeds its floor by this much or more means that the floor must be raised. */
const STEP = 0.02;

let measured: Awaited<ReturnType<typeof measure>>;
beforeAll(async () => {
  measured = await measure();
});

const reached = (set: readonly Measured[]) => meanOf(set.map(({ score }) => score));

describe('the search over the demo catalogue', () => {
  test.each(SETS)('finds at least what it found before: %s', (set) => {
    for (const name of NAMES) expect(reached(measured[set])[name]).toBeGreaterThanOrEqual(FLOORS[set][name]);
  });

  // A failure here means that the search has improved: raise FLOORS in floors.ts to what `npm run search:quality`
  // prints.
  test.each(SETS)('has its floors raised with it, up to the targets: %s', (set) => {
    for (const name of NAMES) {
      const floor = FLOORS[set][name];
      if (floor < TARGETS[name]) expect(reached(measured[set])[name]).toBeLessThan(floor + STEP);
    }
  });

  test.each(NAMES)('finds what nobody tuned it for hardly worse: %s', (name) => {
    expect(reached(measured.heldOut)[name]).toBeGreaterThanOrEqual(reached(measured.first)[name] - TARGETS.gap);
  });
});

describe('what is printed', () => {
  test('has each kind and all queries with their scores', () => {
    const [head, ...rows] = scoreTable('first set', measured.first).map((line) => line.split(/ {2,}/));
    const { reciprocalRank, recall } = reached(measured.first);
    expect(head).toEqual(['first set', 'queries', 'MRR', 'recall']);
    expect(rows.map(([kind]) => kind)).toEqual([...KINDS, 'all']);
    expect(rows.at(-1)?.slice(1)).toEqual([
      String(measured.first.length),
      reciprocalRank.toFixed(3),
      recall.toFixed(3),
    ]);
  });

  test('says of the held-out set no query', () => {
    const lines = scoreTable('held-out set', measured.heldOut).join('\n');
    const said = measured.heldOut.filter(({ query }) => lines.includes(query.text));
    expect(said.map(({ query }) => query.where)).toEqual([]);
  });

  test('has the worst queries first, with what came and what is right, and none that went well', () => {
    const well = { reciprocalRank: 1, recall: 1 };
    const one = measured.first.find(({ query }) => query.kind === 'plural');
    if (one === undefined) throw new Error('The first set has no plural.');
    const named = (text: string, score: Measured['score']): Measured => ({
      ...one,
      query: { ...one.query, text },
      ranking: ['A', 'B'],
      right: { best: new Set(['C']), also: new Set() },
      score,
    });
    const all = [
      named('well', well),
      named('late', { reciprocalRank: 0.5, recall: 1 }),
      named('lost', { reciprocalRank: 0, recall: 0 }),
    ];
    const rows = worstTable(all, 5).slice(1);
    expect(rows).toEqual([
      expect.stringMatching(/^lost +plural +0\.000 +0\.000 +A B +C$/),
      expect.stringMatching(/^late +plural +0\.500 +1\.000 +A B +C$/),
    ]);
    expect(worstTable(all, 1)).toHaveLength(2);
  });
});
