import { encodeRecord, type JournalRecord } from '../../../src/journal/format';
import { verifySigned } from '../../../src/journal/signed';
import { nodeSignatures } from '../../../src/journal/signed/nodeSignatures';
import { budget } from '../../support/budget';
import { chanceFrom, HEADER } from '../../support/journal/recordedShop';
import { signedFile, testSigner } from '../../support/journal/signedFile';

const SEED = 20_250_303;
const { session } = HEADER;
const textOf = (records: readonly JournalRecord[]) => records.map((record) => `${encodeRecord(record)}\n`).join('');

/** Parts of a few segments; many lines are equal in several places, so that a mutation is not told by its words. */
const part = (number: number) => {
  const action = (n: number): JournalRecord => ({
    k: 'action',
    n,
    t: n,
    f: 'a1b2',
    a: { type: 'cart/noted', payload: 'crème' },
  });
  return {
    part: number,
    segments: [
      textOf([
        { k: 'header', format: 1, ...HEADER, part: number },
        { k: 'snapshot', n: 0, f: '00ff', state: {} },
        action(0),
      ]),
      textOf([action(1), { k: 'marker', n: 2, t: 2, kind: 'note', text: 'here' }, action(2)]),
      textOf([action(3)]),
      textOf([{ k: 'end', n: 4, reason: 'page hidden' }]),
    ],
  };
};

let file = '';
let lines: readonly string[] = [];
beforeAll(async () => {
  file = await signedFile(session, [part(1), part(2), part(4)]);
  lines = file.split(/(?<=\n)/);
});

const verdictOf = (bytes: Uint8Array, key?: string) => verifySigned(bytes, { ...nodeSignatures, key });
const verdictOfText = (text: string, key?: string) => verdictOf(Buffer.from(text), key);

const chance = chanceFrom(SEED);
const below = (limit: number) => Math.floor(chance() * limit);
/** Any of them, and every fourth time the first or the last. */
const place = (length: number) => (chance() < 0.75 ? below(length) : chance() < 0.5 ? 0 : length - 1);
const without = <T>(list: readonly T[], from: number, to = from + 1) => [...list.slice(0, from), ...list.slice(to)];
const insertedAt = <T>(list: readonly T[], at: number, ...more: readonly T[]) => [
  ...list.slice(0, at),
  ...more,
  ...list.slice(at),
];

/** The file in pieces that end with a receipt each; the seal is the last one. */
const segmentsOf = () => {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    pieces.at(-1)?.push(line);
    if (line.startsWith('{"k":"close"')) pieces.push([]);
  }
  return pieces.map((piece) => piece.join(''));
};
const swapped = <T>(list: readonly T[]): readonly T[] => {
  const one = place(list.length);
  const other = place(list.length);
  return list.map((item, at) => (at === one ? (list[other] ?? item) : at === other ? (list[one] ?? item) : item));
};
/** Receipts, seal and headers count anew, as one would do who hides what is gone. */
const renumbered = (pieces: readonly string[]): string => {
  let segment = 0;
  return pieces
    .map((piece) => {
      segment = piece.startsWith('{"k":"header"') ? 1 : segment + 1;
      return piece.replace(/"segment":\d+/, `"segment":${segment}`);
    })
    .join('');
};

type Mutation = () => Uint8Array | string;
const mutations: Readonly<Record<string, Mutation>> = {
  'a byte is another one': () => {
    const bytes = Buffer.from(file);
    const at = place(bytes.length);
    bytes[at] = ((bytes[at] ?? 0) + 1 + below(255)) % 256;
    return bytes;
  },
  'a byte is gone': () => Buffer.from(without([...Buffer.from(file)], place(Buffer.byteLength(file)))),
  'a byte is added': () =>
    Buffer.from(insertedAt([...Buffer.from(file)], place(Buffer.byteLength(file) + 1), below(256))),
  'the end is cut off at a byte': () => Buffer.from(file).subarray(0, below(Buffer.byteLength(file))),
  'the beginning is cut off': () => Buffer.from(file).subarray(1 + below(Buffer.byteLength(file) - 1)),
  'a line is gone': () => without(lines, place(lines.length)).join(''),
  'some lines are gone': () => {
    const from = place(lines.length);
    return without(lines, from, from + 1 + below(5)).join('');
  },
  'two lines are swapped': () => swapped(lines).join(''),
  'a line comes twice': () => insertedAt(lines, place(lines.length + 1), lines[place(lines.length)] ?? '').join(''),
  'a line takes the place of another': () => {
    const at = place(lines.length);
    return lines.map((line, index) => (index === at ? (lines[place(lines.length)] ?? line) : line)).join('');
  },
  'an empty line is added': () => insertedAt(lines, place(lines.length + 1), '\n').join(''),
  'a segment is gone': () => without(segmentsOf(), place(segmentsOf().length)).join(''),
  'a segment is gone and later ones are counted anew': () =>
    renumbered(without(segmentsOf(), place(segmentsOf().length))),
  'two segments are swapped': () => swapped(segmentsOf()).join(''),
  'two segments are swapped and counted anew': () => renumbered(swapped(segmentsOf())),
  'a segment comes twice': () =>
    insertedAt(segmentsOf(), place(segmentsOf().length + 1), segmentsOf()[place(segmentsOf().length)] ?? '').join(''),
  'the end is cut off at a line and the seal put back': () =>
    [...lines.slice(0, below(lines.length - 1)), lines.at(-1) ?? ''].join(''),
  'a part is gone, also from the seal': () => {
    const number = [1, 2, 4][below(3)] ?? 1;
    const kept = segmentsOf().filter((_, index) => Math.floor(index / 4) !== [1, 2, 4].indexOf(number));
    return kept.join('').replace(new RegExp(`\\{"part":${number},"segments":\\d+,"hash":"\\w+"\\},?`), '');
  },
  'a record is written in another way': () => {
    const at = place(lines.length);
    const again = (line: string) => {
      const record = JSON.parse(line) as object;
      return chance() < 0.5
        ? `${JSON.stringify(Object.fromEntries(Object.entries(record).reverse()))}\n`
        : `${JSON.stringify({ ...record, more: 1 })}\n`;
    };
    return lines.map((line, index) => (index === at ? again(line) : line)).join('');
  },
};

test('a whole file is found whole, by the key it names and by the one that is known', async () => {
  const whole = { verdict: 'whole', key: testSigner.key, parts: 3, segments: 12 };
  expect(await verdictOfText(file)).toEqual(whole);
  expect(await verdictOfText(file, testSigner.key)).toEqual(whole);
});

test('a file is never whole once it was edited, cut, reordered, or something in it was left out or repeated', async () => {
  const names = Object.keys(mutations);
  const accepted: string[] = [];
  const tried: Record<string, number> = {};
  const original = Buffer.from(file);
  for (let times = budget({ usual: 3_000, long: 100_000 }); times > 0; times -= 1) {
    const name = names[times % names.length] ?? '';
    const made = mutations[name]?.() ?? '';
    const bytes = Buffer.from(made);
    // Two equal lines change places, or a line its own.
    if (bytes.equals(original)) continue;
    tried[name] = (tried[name] ?? 0) + 1;
    const { verdict } = await verdictOf(bytes, chance() < 0.5 ? testSigner.key : undefined);
    // Of a beginning that was cut before its first receipt nothing tells that it was ever signed.
    const isSigned = bytes.includes('{"k":"close"') || bytes.includes('{"k":"seal"');
    if (verdict === 'whole' || (verdict === 'unsigned' && isSigned)) accepted.push(`${name}: ${bytes.toString()}`);
  }
  expect(accepted).toEqual([]);
  for (const name of names) expect([name, (tried[name] ?? 0) > 50]).toEqual([name, true]);
});

test('what is wrong is said with its line', async () => {
  const edited = file.replace('"text":"here"', '"text":"gone"');
  expect(await verdictOfText(edited)).toEqual({
    verdict: 'broken',
    problems: [{ line: 8, message: 'segment 2 of part 1 was edited, or something before it is missing' }],
  });
  expect(await verdictOfText(lines.slice(0, -1).join(''))).toEqual({
    verdict: 'broken',
    problems: [{ line: lines.length - 1, message: 'the file has no seal: its end was cut off' }],
  });
  expect(await verdictOfText(`${file}\n`)).toMatchObject({ problems: [{ message: 'something follows the seal' }] });
  const withoutReceipt = lines.filter((line) => !line.includes('"segment":4')).join('');
  expect(await verdictOfText(withoutReceipt)).toMatchObject({
    problems: expect.arrayContaining([
      { line: 12, message: 'the lines before it belong to no signed segment' },
      { line: lines.length - 3, message: 'the seal names other parts or segments than the file has' },
    ]) as unknown,
  });
});

test('a file that somebody else has signed is not the shop’s, and one that nobody has signed is unsigned', async () => {
  expect(await verdictOfText(file, 'ab'.repeat(32))).toMatchObject({
    verdict: 'broken',
    problems: expect.arrayContaining([
      { line: lines.length, message: `the file is signed by another key: ${testSigner.key}` },
    ]) as unknown,
  });
  const unsigned = lines.filter((line) => !/^\{"k":"(close|seal)"/.test(line)).join('');
  expect(await verdictOfText(unsigned)).toEqual({ verdict: 'unsigned' });
});
