import { demoCatalog } from '../../src/demo/demoCatalog';
import { KINDS, parseJudged, readJudged, type JudgedQuery, type Kind } from './judgedQueries';
import { rightProductsIn } from './rightProducts';

const first = readJudged('first');
const heldOut = readJudged('heldOut');
const rightProducts = rightProductsIn(demoCatalog());

const shareOf = (kind: Kind, set: readonly JudgedQuery[]) =>
  set.filter((query) => query.kind === kind).length / set.length;
/** A text without regard to case, accents and spaces. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .replaceAll('œ', 'oe');

describe('the judged sets', () => {
  test('have at least 200 and 100 queries', () => {
    expect(first.length).toBeGreaterThanOrEqual(200);
    expect(heldOut.length).toBeGreaterThanOrEqual(100);
  });

  test.each(KINDS)('have the same share of the kind: %s', (kind) => {
    expect(shareOf(kind, heldOut)).toBeGreaterThan(0);
    expect(Math.abs(shareOf(kind, first) - shareOf(kind, heldOut))).toBeLessThan(0.02);
  });

  // Named by line, because no message may reveal a query of the held-out set.
  test('have no query twice, within or across', () => {
    const lines = new Map<string, string[]>();
    for (const { text, where } of [...first, ...heldOut])
      lines.set(folded(text), [...(lines.get(folded(text)) ?? []), where]);
    expect([...lines.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  test('name products that there are and that the asker sees, for every query but those that should find nothing', () => {
    const empty = [...first, ...heldOut].filter((query) => rightProducts(query).best.size === 0);
    expect(empty.filter(({ kind }) => kind !== 'nothing is right').map(({ where }) => where)).toEqual([]);
  });

  test('are asked by guests and by buyers', () => {
    for (const set of [first, heldOut]) {
      const buyers = set.filter(({ login }) => login !== null);
      expect(buyers.length).toBeGreaterThan(0);
      expect(buyers.length).toBeLessThan(set.length / 2);
    }
  });
});

describe('a file of judged queries', () => {
  test('says kind, asker, query, the best products and those that are right as well', () => {
    const file = '# Who asks: see above.\n\n[use]\n@hotel oeufs -> OCS-102\npizza -> FCU-103 in:farines | FCU-105\n';
    const own = { kind: 'use', also: [] };
    expect(parseJudged(file, 'use.txt')).toEqual([
      { ...own, login: 'hotel', text: 'oeufs', best: ['OCS-102'], where: 'use.txt:4' },
      {
        ...own,
        login: null,
        text: 'pizza',
        best: ['FCU-103', 'in:farines'],
        also: ['FCU-105'],
        where: 'use.txt:5',
      },
    ]);
    expect(parseJudged('[nothing is right]\n-- -> -> nothing', 'file')).toMatchObject([{ text: '-- ->', best: [] }]);
  });

  test.each([
    ['pizza -> FCU-103', /^file:1: no kind/],
    ['[uses]', /^file:1: there is no kind/],
    ['[use]\npizza: FCU-103', /^file:2 is not/],
    ['[use]\npizza -> ', /^file:2 is not/],
    ['[use]\npizza -> nothing', /^file:2: .*belong together/],
    ['[nothing is right]\npizza -> FCU-103', /^file:2: .*belong together/],
  ])('is refused by file and line, without the query: %j', (content, message) => {
    expect(() => parseJudged(content, 'file')).toThrow(message);
    expect(() => parseJudged(content, 'file')).not.toThrow(/pizza/);
  });
});

describe('what is right', () => {
  const judged = (line: string) => {
    const [query] = parseJudged(`[use]\nquery ${line}`, 'file');
    if (query === undefined) throw new Error('no query');
    return query;
  };
  const best = (names: string) => [...rightProducts(judged(`-> ${names}`)).best].sort();

  test('is a product by its reference, a variation as its family', () => {
    expect(best('TOU-101 FBL-201-03 LOT-104')).toEqual(['FBL-201', 'LOT-104', 'TOU-101']);
  });

  test('is by a rule every product that meets all its conditions, below the category too, and no bundle', () => {
    expect(best('in:levures-et-aides+name:levure')).toEqual(['LEV-101', 'LEV-102']);
    expect(best('in:beurres-et-matieres-grasses+brand:ferme-d-ardouere+pack:10-1-kg')).toEqual(['BDX-201', 'TOU-106']);
    expect(best('in:beurre-de-tourage')).toEqual([1, 2, 3, 4, 5, 6, 8].map((number) => `TOU-10${number}`));
  });

  test('is not both best and right as well', () => {
    const { best: first, also } = rightProducts(judged('-> LEV-101 | in:levures-et-aides+name:levure'));
    expect([[...first], [...also]]).toEqual([['LEV-101'], ['LEV-102']]);
  });

  test.each(['TOU-999', 'in:beurre', 'name:farine+brand:avoline', 'TOU-107', 'colour:blue'])(
    'is refused when it means nothing that the asker sees: %s',
    (name) => {
      expect(() => best(name)).toThrow(/^file:2: /);
      expect(() => rightProducts(judged(`-> TOU-101 | ${name}`))).toThrow(/^file:2: /);
    },
  );

  test('is what the asker’s trade may buy', () => {
    const [query] = parseJudged('[reference]\n@boulangerie tou107 -> TOU-107', 'file');
    expect(query && [...rightProducts(query).best]).toEqual(['TOU-107']);
    const [stranger] = parseJudged('[reference]\n@nobody tou101 -> TOU-101', 'file');
    expect(() => stranger && rightProducts(stranger)).toThrow('file:2: there is no login nobody.');
  });
});
