import { createHash, randomBytes } from 'node:crypto';
import { columnBytes, openColumns } from '../../../../src/server/features/catalog/columns/CatalogColumns';
import { openArrays, packArrays } from '../../../../src/server/packedArrays';
import { openOrderedTexts, orderedTextArrays } from '../../../../src/server/features/catalog/columns/texts';
import { categoryTree } from '../../../../src/server/features/catalog/CategoryTree';
import { PART_FORMATS } from '../../../../src/server/features/catalog/stored/partFormats';
import { readPart, writePart } from '../../../../src/server/features/catalog/publication/storedParts';
import { demoEntries } from '../../../../src/demo/demoCatalog';
import { packshotPicture } from '../../../../src/demo/pictures/drawnPictures';
import { buildIndex } from '../../../../src/server/searchIndex/buildIndex';
import { recentlyUsed } from '../../../../src/server/recentlyUsed';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import { cachedDemo } from '../../../support/server/testServer';

describe('a stored part', () => {
  test.each([0, 1, 4 * 2 ** 20, 9 * 2 ** 20 + 5])(
    'comes back byte for byte, whatever its length: %i',
    async (length) => {
      const database = await openTestDatabase();
      const bytes = randomBytes(length);
      await database.write((db) => writePart(db, 'v1', 'products', { format: 3, bytes }));
      const read = await readPart(database.read, 'v1', 'products', 3);
      expect(read === null ? null : Buffer.compare(read, bytes)).toBe(0);
      expect(await readPart(database.read, 'v1', 'products', 4)).toBeNull();
      expect(await readPart(database.read, 'v2', 'products', 3)).toBeNull();
      await database.close();
    },
  );

  test('is opened from anywhere in a buffer, and says so when it is another one', () => {
    const packed = packArrays({ few: Uint8Array.of(1, 2, 3), far: Float64Array.of(0.5, -1), none: new Int32Array() });
    const shifted = new Uint8Array(packed.length + 3);
    shifted.set(packed, 3);
    const arrays = openArrays(shifted.subarray(3));
    expect([...arrays.bytes('few'), ...arrays.numbers('far'), ...arrays.places('none')]).toEqual([1, 2, 3, 0.5, -1]);
    expect(() => arrays.counts('few')).toThrow('has no Uint32Array few');
  });
});

test('texts are found by all their characters, equal ones in order', () => {
  const texts = ['œuf', 'beurre', '', 'beurre', 'beurré', '🧀', 'beurr'];
  const opened = openOrderedTexts(openArrays(packArrays(orderedTextArrays('names', texts))), 'names');
  for (const text of new Set(texts)) {
    const indexes = texts.flatMap((other, index) => (other === text ? [index] : []));
    expect([text, ...opened.rowsOf(text)]).toEqual([text, ...indexes]);
  }
  for (const text of ['beur', 'beurrf', 'zzz', '\u0000']) expect(opened.rowOf(text)).toBe(-1);
  expect(() => opened.at(texts.length)).toThrow(RangeError);
});

test('what is asked for often is made once, and what is kept has a bound', () => {
  const made: number[] = [];
  const read = recentlyUsed(3, (key: number) => ({ key, nth: made.push(key) }));
  const often = read(0);
  for (let key = 1; key <= 100; key += 1) {
    read(key);
    expect(read(0)).toBe(often);
  }
  expect(made).toHaveLength(101);
  read(1);
  expect(made).toHaveLength(102);
});

// A failure here means that pictures are drawn or facets divided differently than before. Their keys and values are
// stored with every published catalogue, so raise `PART_FORMATS.columns` and replace this hash.
test('the stored keys of pictures and values of facets are those of the format that is stored with them', () => {
  const { categories } = cachedDemo();
  // One of each form of picture.
  const entries = [...new Map(demoEntries().map((entry) => [entry.packshot.form, entry])).values()];
  const forms = entries.map(({ product, packshot }) => ({
    ...product,
    id: packshot.form,
    variationParentId: null,
    brand: 'Comptoir',
    picture: packshotPicture({
      ...packshot,
      brand: 'Comptoir',
      title: 'Beurre doux',
      subtitle: '82 % MG',
      base: '#f4e9d8',
    }),
  }));
  const { pictureKeys, facets } = openColumns(columnBytes(forms, categoryTree(categories)));
  const said = [forms.map((_, index) => pictureKeys.at(index)), facets.map(({ values }) => values)];
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  expect([PART_FORMATS.columns, hash]).toEqual([7, 'a69c519df6e89d7986d5b5cf9d605c71d2a41f3111bbc24f1a16187953c16734']);
});

// A failure here means that words are read or stored differently than before: raise `PART_FORMATS.index` and replace
// this hash.
test('the stored index is that of the format that is stored with it', () => {
  const texts = [
    { text: 'Crème fraîche épaisse 30 %, seau de 5 kg', weight: 16, fading: 1 },
    { text: 'Carton de 10 × 1 kg. Farine T55 d’Isigny, œufs et sirops.', weight: 2 },
  ];
  const index = buildIndex([{ texts, references: ['CRF-102', '2000000000503'] }]);
  const hash = createHash('sha256').update(index).digest('hex');
  expect([PART_FORMATS.index, hash]).toEqual([3, 'cd1c8d34b7327be383346f2df91a3da9acec5903a4ccfeb76b52b78aebde95c5']);
});
