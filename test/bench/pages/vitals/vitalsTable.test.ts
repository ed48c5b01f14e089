import { vitalsTable } from './vitalsTable';

const rowOf = (pressMs: number | null, taskMs: number, longTasks: number): string =>
  (vitalsTable([{ form: 'mobile', what: 'open a menu', pressMs, taskMs, longTasks }])[1] ?? '').replace(/ +/g, ' ');

it('a press that is painted within 100 ms and a task within 50 are well', () => {
  expect(rowOf(100, 50, 0)).toBe('mobile open a menu 100 50 0');
});

it('what takes longer is marked', () => {
  expect(rowOf(101, 51, 2)).toBe('mobile open a menu 101 ✗ 51 ✗ 2');
});

it('a page that comes has no press, and tasks that no browser tells of are within the target', () => {
  expect(rowOf(null, 0, 0)).toBe('mobile open a menu – ≤ 50 0');
});
