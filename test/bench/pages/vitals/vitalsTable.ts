import { tableLines } from '../../tables/tableLines';

export const TARGETS = {
  /** The target in ms for the time from a click to its paint. */
  pressMs: 100,
  /** The target in ms for a task of the main thread. */
  taskMs: 50,
} as const;

/** Medians of an act, or of a page's loading where nothing is clicked. */
export interface Vital {
  readonly form: string;
  readonly what: string;
  readonly pressMs: number | null;
  /**
   * The longest task, in ms, from the click or the navigation until the page rests; 0: none over 50 ms, the shortest
   * that browsers report.
   */
  readonly taskMs: number;
  /** How many tasks were over 50 ms. */
  readonly longTasks: number;
}

const MISSED = '✗';
const within = (value: number, most: number): string => `${value.toFixed(0)} ${value > most ? MISSED : ' '}`;

const pressed = (value: number | null): string => (value === null ? '–  ' : within(value, TARGETS.pressMs));
const task = (value: number): string => (value === 0 ? `≤ ${TARGETS.taskMs}  ` : within(value, TARGETS.taskMs));

/** A row for each, with a mark where a target is missed. */
export const vitalsTable = (vitals: readonly Vital[]): readonly string[] =>
  tableLines(
    [
      ['form', 'what', 'press to paint ms', 'longest task ms', 'tasks over 50 ms'],
      ...vitals.map(({ form, what, pressMs, taskMs, longTasks }) => [
        form,
        what,
        pressed(pressMs),
        task(taskMs),
        longTasks.toFixed(0),
      ]),
    ],
    2,
  );
