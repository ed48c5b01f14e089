import { tableLines } from '../tableLines';
import type { Profile } from './visitPage.cjs';

/** A script by its file's name; what belongs to none has no address. */
const nameOf = (script: string): string => {
  const address = URL.parse(script);
  return address === null ? script : address.pathname + address.search;
};
const ms = (value: number): string => value.toFixed(0);

/** What kept the main thread busy on a page. */
export function profileLines({
  form,
  page,
  profile,
}: {
  readonly form: string;
  readonly page: string;
  readonly profile: Profile;
}): readonly string[] {
  const { tasks, work, scripts } = profile;
  return [
    `${form} ${page}: the longest tasks of the main thread`,
    ...tableLines(
      [['ms', 'from', 'script'], ...tasks.map((task) => [ms(task.tookMs), ms(task.fromMs), nameOf(task.script)])],
      0,
    ),
    '',
    ...tableLines([['work', 'ms'], ...work.map(({ kind, tookMs }) => [kind, ms(tookMs)])], 1),
    '',
    ...tableLines(
      [
        ['script', 'ms', 'running', 'compiling'],
        ...scripts.map((one) => [nameOf(one.script), ms(one.tookMs), ms(one.runningMs), ms(one.compilingMs)]),
      ],
      1,
    ),
    '',
  ];
}
