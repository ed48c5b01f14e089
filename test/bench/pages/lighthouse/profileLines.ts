import { tableLines } from '../../tables/tableLines';
import { withoutOrigins } from '../withoutOrigins';
import type { Profile } from './visitPage.cjs';

const ms = (value: number): string => value.toFixed(0);

/**
 * What kept the main thread busy on a page: the longest tasks with the script in which each began, the kinds of work,
 * and the scripts.
 */
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
    ...tableLines(
      [
        [`${form} ${page}: longest tasks`, 'from', 'ms'],
        ...tasks.map(({ script, fromMs, tookMs }) => [withoutOrigins(script), ms(fromMs), ms(tookMs)]),
      ],
      1,
    ),
    '',
    ...tableLines([['main thread', 'ms'], ...work.map(({ kind, tookMs }) => [kind, ms(tookMs)])], 1),
    '',
    ...tableLines(
      [
        ['script', 'running', 'compiling', 'ms in all'],
        ...scripts.map((one) => [withoutOrigins(one.script), ms(one.runningMs), ms(one.compilingMs), ms(one.tookMs)]),
      ],
      1,
    ),
    '',
  ];
}
