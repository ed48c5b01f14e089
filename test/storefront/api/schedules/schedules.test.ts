import { pollingDelay } from '../../../../src/storefront/api/schedules/pollingSchedule';
import { afterCartFailure, mayPass } from '../../../../src/storefront/api/schedules/retrySchedule';

test('a failing cart operation is called three times in all, 4 seconds apart', () => {
  const failure = { kind: 'answered', status: 503 } as const;
  expect([1, 2, 3].map((attempt) => afterCartFailure(attempt, failure))).toEqual([4000, 4000, 'stop']);
});

test.each([408, 423, 425, 429, 500, 502, 503, 504])('status %d may pass by itself', (status) => {
  expect(mayPass({ kind: 'answered', status })).toBe(true);
});

test.each([400, 401, 403, 404, 409, 410, 412, 422])('status %d is an answer and is not repeated', (status) => {
  expect(afterCartFailure(1, { kind: 'answered', status })).toBe('stop');
});

test('a call without an answer is repeated, one the caller gave up is not', () => {
  expect(afterCartFailure(1, { kind: 'noAnswer' })).toBe(4000);
  expect(afterCartFailure(1, { kind: 'aborted' })).toBe('stop');
});

test('readiness is asked once and then at most 14 times more, ever more slowly', () => {
  expect(Array.from({ length: 16 }, (_, attempt) => pollingDelay(attempt))).toEqual([
    0,
    0,
    0,
    0,
    0,
    100,
    200,
    300,
    400,
    1500,
    3000,
    6000,
    12000,
    24000,
    48000,
    'stop',
  ]);
});
