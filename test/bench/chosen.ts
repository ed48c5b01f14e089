/** The names in an option's list, in the order of `all`; all of them without the option. Throws for an unknown name. */
export function choose<T extends string>(option: string, text: string | undefined, all: readonly T[]): readonly T[] {
  if (text === undefined) return all;
  const wanted = text.split(',');
  const unknown = wanted.filter((name) => !all.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`${option}: there is no ${unknown.join(', ')}, but ${all.join(', ')}.`);
  return all.filter((name) => wanted.includes(name));
}

/** The number of times that an option states. Throws if it is not a positive integer. */
export function countIn(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new Error(`${option}: ${text} is no number of times.`);
  return count;
}
