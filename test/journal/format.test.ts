import { decodeJournal, decodeLine } from '../../src/journal/decode';
import { encodeRecord, type JournalRecord } from '../../src/journal/format';
import { HEADER } from '../support/journal/recordedShop';

const RECORDS: readonly JournalRecord[] = [
  { k: 'header', format: 1, ...HEADER, environment: { ...HEADER.environment, viewport: { width: 390, height: 844 } } },
  {
    k: 'header',
    format: 1,
    ...HEADER,
    schema: { actions: { 'cart/itemAdded': 2 }, slices: {}, endpoints: { cart: 3 } },
  },
  { k: 'snapshot', n: 0, f: '00ff', state: { cart: { lines: [] } } },
  {
    k: 'action',
    n: 0,
    t: 12,
    f: 'a1b2',
    s: { cart: '12ab', gone: '' },
    a: { type: 'cart/itemAdded', payload: 'ligne 1\nligne 2' },
  },
  { k: 'action', n: 1, t: 13, x: true, a: { type: 'cart/hidden' } },
  { k: 'inject', n: 2, endpoints: ['order'] },
  { k: 'rebase', n: 2, reason: 'reducer-replaced' },
  { k: 'gap', n: 2, reason: 'size' },
  { k: 'marker', n: 2, t: 14, kind: 'note', text: 'here' },
  { k: 'end', n: 2, reason: 'page hidden' },
];

test('every kind of record survives its line', () => {
  const text = RECORDS.map(encodeRecord).join('\n');
  expect(decodeJournal(text)).toEqual({ records: RECORDS, problems: [] });
  expect(decodeJournal(`${text}\n`).records).toHaveLength(RECORDS.length);
});

test.each([
  ['{"k":"action"', 'line 7 is not JSON: the log was cut or edited there'],
  ['[]', 'line 7 is not a record'],
  ['{"k":"segment"}', 'line 7 has the unknown kind "segment"'],
  ['{"k":"toString"}', 'line 7 has the unknown kind "toString"'],
  [
    '{"k":"action","n":-1,"t":0,"f":"0000","a":{"type":"x"}}',
    'line 7 is a record "action" whose "n" is missing or wrong',
  ],
  [
    '{"k":"action","n":1,"t":0,"f":"zzzz","a":{"type":"x"}}',
    'line 7 is a record "action" whose "f" is missing or wrong',
  ],
  ['{"k":"action","n":1,"t":0,"f":"0000","a":{}}', 'line 7 is a record "action" whose "a" is missing or wrong'],
  ['{"k":"action","n":1,"t":0,"a":{"type":"x"}}', 'line 7 is an action without a fingerprint'],
  [
    '{"k":"header","format":1,"session":"s","part":1,"release":"r","endpoints":[],"consent":[],"environment":{"locale":"fr-FR","timeZone":"UTC","clock":0,"viewport":null},"schema":{"slices":{"cart":"2"}}}',
    'line 7 is a record "header" whose "schema" is missing or wrong',
  ],
  [
    '{"k":"marker","n":1,"t":0,"kind":"joke","text":""}',
    'line 7 is a record "marker" whose "kind" is missing or wrong',
  ],
])('the bad line %s is named and explained', (line, message) => {
  expect(decodeLine(line, 7)).toEqual({ ok: false, problem: { code: 'bad-line', line: 7, message } });
});

test('a bad line does not hide the others', () => {
  const lines = RECORDS.map(encodeRecord);
  lines.splice(2, 0, 'garbage');
  const { records, problems } = decodeJournal(lines.join('\n'));
  expect(records).toHaveLength(RECORDS.length);
  expect(problems).toMatchObject([{ code: 'bad-line', line: 3 }]);
});

test('a log in another format says which, what this release reads, and who can open it', () => {
  expect(decodeLine('{"k":"header","format":2,"release":"2031.4"}', 1)).toEqual({
    ok: false,
    problem: {
      code: 'unknown-format',
      line: 1,
      message:
        'line 1 opens a part in journal format 2; this release reads format 1: open it with the release that recorded it (2031.4)',
    },
  });
});
