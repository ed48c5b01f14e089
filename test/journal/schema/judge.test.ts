import { decodeJournal } from '../../../src/journal/decode';
import type { JournalRecord } from '../../../src/journal/format';
import { createJudge, judgeRecording } from '../../../src/journal/schema/judge';
import type { ReplaySchema } from '../../../src/journal/schema/schema';
import { HEADER, menu, replayShop } from '../../support/journal/recordedShop';

const header: JournalRecord = { k: 'header', format: 1, ...HEADER };
const today = { api: {}, menu: {}, notices: {}, checkout: {} };
const snapshot = (state: object): JournalRecord => ({ k: 'snapshot', n: 0, f: '0000', state });
const action = (type: string, more: object = {}): JournalRecord => ({
  k: 'action',
  n: 0,
  t: 0,
  f: '0000',
  a: { type, ...more },
});
const schema: ReplaySchema = {
  versions: {},
  upcasters: [],
  knows: (type) => type.startsWith('api/') || type === menu.actions.itemSelected.type,
  arrival: 'page/arrived',
};
const judge = (...records: JournalRecord[]) => judgeRecording(records, { ...replayShop(), schema });
const asks = (endpointName: string) => action('api/executeQuery/pending', { meta: { arg: { endpointName } } });

test('a recording whose every shape is one of today is fine [REP-08]', () => {
  expect(judge(header, snapshot(today), action(menu.actions.itemSelected.type), asks('product'))).toEqual({
    verdict: 'fine',
    reasons: [],
  });
});

test('unknown actions and slices are risky, and named; an action without its payload is not replayed anyway [REP-08]', () => {
  const left: JournalRecord = { k: 'action', n: 1, t: 0, x: true, a: { type: 'menu/forgotten' } };
  expect(
    judge(header, snapshot({ ...today, favourites: {} }), action('menu/dropped'), action('menu/dropped'), left),
  ).toEqual({
    verdict: 'risky',
    reasons: [
      'its slices favourites are unknown today',
      'its actions menu/dropped are unknown today and change nothing',
    ],
  });
});

test('a recording from before a slice was added is migratable [REP-08]', () => {
  const { notices: _, ...fewer } = today;
  expect(judge(header, snapshot(fewer))).toEqual({
    verdict: 'migratable',
    reasons: ['it lacks the slices notices, which begin as they do today'],
  });
});

test('an endpoint that is gone makes a replay impossible where it was asked, and only there [REP-08]', () => {
  expect(judge({ ...header, endpoints: ['gone'] }, snapshot(today)).verdict).toBe('fine');
  expect(judge(header, snapshot(today), asks('gone'))).toEqual({
    verdict: 'impossible',
    reasons: ['this release lacks the endpoints gone, which it asked'],
  });
});

test('a log in another format is impossible, with the reason that names who can open it [REP-08]', () => {
  const { problems } = decodeJournal('{"k":"header","format":2,"release":"2031.4"}');
  const judged = createJudge({ ...replayShop(), schema });
  for (const problem of problems) judged.refuse(problem);
  expect(judged.judgement()).toEqual({
    verdict: 'impossible',
    reasons: [expect.stringContaining('open it with the release that recorded it (2031.4)')],
  });
});
