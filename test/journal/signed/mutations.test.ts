import { encodeRecord, type JournalRecord } from '../../../src/journal/format';
import { verifySigned } from '../../../src/journal/signed';
import { nodeSignatures } from '../../../src/journal/signed/nodeSignatures';
import { budget } from '../../support/budget';
import { unnoticedMutations } from '../../support/journal/mutateFile';
import { HEADER } from '../../support/journal/recordedShop';
import { signedFile, testSigner } from '../../support/journal/signedFile';

const SEED = 20_250_303;
const { session } = HEADER;
const textOf = (records: readonly JournalRecord[]) => records.map((record) => `${encodeRecord(record)}\n`).join('');

/** Parts of a few segments; many lines occur several times, so that no mutation is detected by a line's text alone. */
function part(number: number) {
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
}

let file = '';
let lines: readonly string[] = [];
beforeAll(async () => {
  file = await signedFile(session, [part(1), part(2), part(4)]);
  lines = file.split(/(?<=\n)/);
});

const verdictOf = (bytes: Uint8Array, key?: string) => verifySigned(bytes, { ...nodeSignatures, key });
const verdictOfText = (text: string, key?: string) => verdictOf(Buffer.from(text), key);

test('a whole file is found whole, by the key it names and by the one that is known', async () => {
  const whole = { verdict: 'whole', key: testSigner.key, parts: 3, segments: 12 };
  expect(await verdictOfText(file)).toEqual(whole);
  expect(await verdictOfText(file, testSigner.key)).toEqual(whole);
});

/** If everything from the first receipt on is cut off, the rest looks like an unsigned file. */
const isSigned = (bytes: Uint8Array) => /\{"k":"(close|seal)"/.test(Buffer.from(bytes).toString());

test('a file is never whole once it was edited, cut, reordered, or something in it was left out or repeated', async () => {
  const times = budget({ usual: 3_000, long: 100_000 });
  const { unnoticed, tried } = await unnoticedMutations(file, { seed: SEED, times }, async (bytes, time) => {
    const { verdict } = await verdictOf(bytes, time % 2 === 0 ? testSigner.key : undefined);
    return verdict === 'broken' || (verdict === 'unsigned' && !isSigned(bytes));
  });
  expect(unnoticed).toEqual([]);
  expect(Object.keys(tried).length).toBeGreaterThan(15);
  for (const count of Object.values(tried)) expect(count).toBeGreaterThan(50);
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
