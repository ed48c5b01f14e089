import fc from 'fast-check';
import { errorsAllowed, nearWords } from '../../../src/server/searchIndex/stored/nearWords';
import { openArrays, packArrays } from '../../../src/server/packedArrays';
import {
  openTexts,
  packTexts,
  firstAfterPrefix,
  firstNotBefore,
  indexOfText,
  sortedTexts,
  type Texts,
} from '../../../src/server/searchIndex/stored/Texts';
import { budget } from '../../support/budget';

const textsOf = (texts: readonly string[]): Texts =>
  openTexts(openArrays(packArrays(packTexts('words', sortedTexts(new Set(texts))))), 'words');

test('sorted texts are found by themselves and by what they begin with, whatever their signs', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 4 });
  fc.assert(
    fc.property(fc.array(word), word, (all, asked) => {
      const texts = textsOf(all);
      const sorted = sortedTexts(new Set(all));
      expect(Array.from(sorted, (_text, index) => texts.at(index))).toEqual(sorted);
      expect(indexOfText(texts, asked)).toBe(sorted.indexOf(asked));
      const prefix = Buffer.from(asked);
      const between = sorted.slice(firstNotBefore(texts, prefix), firstAfterPrefix(texts, prefix));
      expect(between).toEqual(sorted.filter((text) => text.startsWith(asked)));
    }),
    { seed: 20_261_125, numRuns: budget({ usual: 200, long: 5000 }) },
  );
});

/** The distance between two words by its definition: no trie, no limit, no memoisation. */
function errorsBetween(wanted: string, walked: string): number {
  const rows = Array.from({ length: walked.length + 1 }, () => new Array<number>(wanted.length + 1).fill(0));
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= walked.length; row += 1) {
    for (let column = 0; column <= wanted.length; column += 1) {
      const [own, other] = [wanted[column - 1], walked[row - 1]];
      const isFirst = Math.max(row, column) === 1;
      const isSwap = row > 1 && column > 1 && own === walked[row - 2] && wanted[column - 2] === other;
      const line = rows[row] ?? [];
      if (row === 0) line[column] = column === 0 ? 0 : column + 1;
      else if (column === 0) line[column] = row + 1;
      else
        line[column] = Math.min(
          at(row - 1, column - 1) + (own === other ? 0 : isFirst ? 2 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwap ? at(row - 2, column - 2) + (row === 2 && column === 2 ? 2 : 1) : Infinity,
        );
    }
  }
  return at(walked.length, wanted.length);
}

describe('typing errors', () => {
  test.each([
    ['buerre', 'beurre', 1],
    ['mozarella', 'mozzarella', 1],
    ['beure', 'beurre', 1],
    ['camenbert', 'camembert', 1],
    ['eburre', 'beurre', 2],
    ['peurre', 'beurre', 2],
    ['eurre', 'beurre', 2],
    ['roqeufort', 'roquefort', 1],
  ])('%s is %s with so many errors: %d [SRC-07]', (wanted, meant, errors) => {
    expect(errorsBetween(wanted, meant)).toBe(errors);
    expect(nearWords(textsOf([meant]), wanted, errors)).toEqual([{ index: 0, errors }]);
    expect(nearWords(textsOf([meant]), wanted, errors - 1)).toEqual([]);
  });

  test('none are allowed in short words and in numbers, one up to eight letters, two beyond', () => {
    expect(
      ['lait', 'crème', 'beurre', 'yaourts', 'fromages', 'emmental', 'mozarella', 't55555', 'x'.repeat(41)].map(
        errorsAllowed,
      ),
    ).toEqual([0, 0, 1, 1, 1, 1, 2, 0, 0]);
  });

  test('the walk over sorted words finds what comparing every word finds [SRC-07]', () => {
    const word = fc.stringMatching(/^[abcé]{1,7}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.stringMatching(/^[abc]{2,7}$/), (all, wanted) => {
        const texts = textsOf(all);
        const sorted = sortedTexts(new Set(all));
        // As in the trie, an accented letter is compared by its bytes.
        const bytesOf = (text: string) => Buffer.from(text).toString('latin1');
        for (const limit of [1, 2] as const) {
          const expected = sorted.flatMap((text, index) => {
            const errors = errorsBetween(wanted, bytesOf(text));
            return errors <= limit ? [{ index, errors }] : [];
          });
          expect(nearWords(texts, wanted, limit)).toEqual(expected);
          const beginning = sorted.flatMap((text, index) => {
            const bytes = bytesOf(text);
            const errors = Math.min(
              ...Array.from({ length: bytes.length + 1 }, (_none, end) => errorsBetween(wanted, bytes.slice(0, end))),
            );
            return errors <= limit ? [{ index, errors }] : [];
          });
          expect(nearWords(texts, wanted, limit, true)).toEqual(beginning);
        }
      }),
      { seed: 20_261_126, numRuns: budget({ usual: 300, long: 10_000 }) },
    );
  });
});
