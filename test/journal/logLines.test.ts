import { encodeRecord, type JournalRecord } from '../../src/journal/format';
import { findLines, linesOf, partsOf } from '../../src/journal/logLines';
import { HEADER } from '../support/journal/recordedShop';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const part = (number: number): readonly JournalRecord[] => [
  { k: 'header', format: 1, ...HEADER, part: number },
  { k: 'snapshot', n: 0, f: '00ff', state: { cart: { note: 'crème – 12,50 €' } } },
  { k: 'action', n: 0, t: 12, f: 'a1b2', a: { type: 'cart/noted', payload: 'bœuf\nà part' } },
  { k: 'inject', n: 1, endpoints: ['order'] },
  { k: 'rebase', n: 1, reason: 'reducer-replaced' },
  { k: 'gap', n: 1, reason: 'size' },
  { k: 'marker', n: 1, t: 14, kind: 'note', text: 'here' },
  { k: 'end', n: 1, reason: 'page hidden' },
  { k: 'close', segment: 1, hash: '0a'.repeat(32), signedAt: '2025-03-03T09:00:00.000Z', signature: '0b'.repeat(64) },
  {
    k: 'seal',
    session: 'S',
    parts: [{ part: number, segments: 1, hash: '0a'.repeat(32) }],
    signedAt: '2025-03-03T09:00:00.000Z',
    key: '0c'.repeat(32),
    signature: '0b'.repeat(64),
  },
];

it('a log kept as bytes gives the same records and kinds one by one, part by part', () => {
  const parts = [part(1), part(2)];
  const text = `\n${parts.flat().map(encodeRecord).join('\n\n')}\n`;
  const found = partsOf(linesOf(bytesOf(text)));
  expect(found).toHaveLength(2);
  parts.forEach((records, index) => {
    expect(found[index]?.length).toBe(records.length);
    expect(records.map((_, at) => found[index]?.at(at))).toEqual(records);
    expect(records.map((_, at) => found[index]?.kindAt?.(at))).toEqual(records.map(({ k }) => k));
    expect(found[index]?.at(records.length)).toBeUndefined();
  });
});

it('a line that no recorder has written has no kind, and its problem names the line of the file', () => {
  const lines = linesOf(bytesOf(`\nnot json\n{"n":1,"k":"action"}\n{"k":"`));
  expect([0, 1, 2, 3].map((index) => lines.kindAt(index))).toEqual([undefined, undefined, undefined, undefined]);
  expect(lines.decode(0)).toMatchObject({ ok: false, problem: { code: 'bad-line', line: 2 } });
  expect(partsOf(lines)).toEqual([]);
});

it('long logs are read with pauses', () => {
  const steps = findLines(bytesOf('{}\n'.repeat(10_000)));
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBe(10);
});
