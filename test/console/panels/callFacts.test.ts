import type { ActionRecord } from '../../../src/journal/format';
import { callFacts } from '../../../src/support/panels/calls/callFacts';
import { attemptsAt, callAt } from '../../../src/support/panels/calls/callIndex';
import { outlinedAction, outlinedPart } from '../../support/console/outlined';

const record = (end: string, meta: object = {}, more: object = {}): ActionRecord => ({
  k: 'action',
  n: 0,
  t: end === 'pending' ? 100 : 140,
  a: {
    type: `api/executeMutation/${end}`,
    meta: { requestId: 'r', arg: { type: 'mutation', endpointName: 'pay', originalArgs: { key: 'k' } }, ...meta },
    ...more,
  },
});
const answered = { baseQueryMeta: { status: 422, path: '/payments', traceId: 'id-of-the-server' } };

test.each([
  ['answered', record('fulfilled', answered)],
  ['failed', record('rejected', answered, { payload: { code: 'PAYMENT_DECLINED', status: 422 } })],
  ['noAnswer', record('rejected', {}, { payload: { code: 'NO_ANSWER', status: 0, url: '/payments' } })],
  ['notSent', record('rejected', {}, { payload: { code: 'VALUE_GONE', status: 0 } })],
  ['aborted', record('rejected', { aborted: true }, { error: { name: 'AbortError' } })],
  ['aborted', record('rejected', {}, { payload: { code: 'ABORTED', status: 0 } })],
  ['cached', record('rejected', { condition: true })],
] as const)('what became of a call is known by its last action: %s', (outcome, last) => {
  expect(callFacts(record('pending'), last)).toMatchObject({
    outcome,
    endpoint: 'pay',
    kind: 'mutation',
    argument: { key: 'k' },
    milliseconds: 40,
  });
});

test('of a call with one of its actions what that one says is known', () => {
  expect(callFacts(record('pending'), undefined)).toMatchObject({
    outcome: 'waiting',
    argument: { key: 'k' },
    milliseconds: null,
    requestId: null,
  });
  expect(callFacts(undefined, record('fulfilled', answered))).toMatchObject({
    outcome: 'answered',
    argument: { key: 'k' },
    milliseconds: null,
    status: 422,
    path: '/payments',
    requestId: 'id-of-the-server',
  });
  expect(callFacts(undefined, { ...record('fulfilled', answered), x: true })?.isLeftOut).toBe(true);
  expect(callFacts(undefined, { ...record('pending'), a: { type: 'cart/itemAdded' } })).toBeUndefined();
});

test('the actions of a call are found from either, and calls with one command are its attempts', () => {
  const action = (end: string, id?: string, command?: string) =>
    outlinedAction({
      type: `api/executeMutation/${end}`,
      feature: 'pay',
      call: id === undefined ? undefined : { id, command },
    });
  const part = outlinedPart([
    // The start of the call was left out of the recording.
    action('fulfilled', 'a'),
    action('pending', 'b', 'k'),
    action('pending', 'c', 'other'),
    action('rejected', 'b', 'k'),
    action('pending', 'd', 'k'),
    action('none'),
  ]);
  expect(callAt(part, 1)).toEqual({ sent: undefined, answered: 1 });
  for (const position of [2, 4]) expect(callAt(part, position)).toEqual({ sent: 2, answered: 4 });
  for (const position of [0, 6, 7]) expect(callAt(part, position)).toBeUndefined();
  for (const position of [2, 4, 5])
    expect(attemptsAt(part, position)).toEqual([
      { sent: 2, answered: 4 },
      { sent: 5, answered: undefined },
    ]);
  expect(attemptsAt(part, 1)).toEqual([]);
});
