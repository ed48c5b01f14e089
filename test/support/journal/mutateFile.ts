import { chanceFrom } from './recordedShop';

/** The part numbers in the headers of a file. */
const partsIn = (text: string): readonly number[] =>
  [...text.matchAll(/^\{"k":"header".*?"part":(\d+)/gm)].map(([, number]) => Number(number));

/** Ways to tamper with a signed file. Random choices depend on the seed alone. */
function mutationsOf(file: string, seed: number): Readonly<Record<string, () => Uint8Array>> {
  const lines = file.split(/(?<=\n)/);
  const chance = chanceFrom(seed);
  const below = (limit: number) => Math.floor(chance() * limit);
  /** A random index; in a quarter of the cases the first or the last one. */
  const randomIndex = (length: number) => (chance() < 0.75 ? below(length) : chance() < 0.5 ? 0 : length - 1);
  const without = <T>(list: readonly T[], from: number, to = from + 1) => [...list.slice(0, from), ...list.slice(to)];
  const insertedAt = <T>(list: readonly T[], at: number, ...more: readonly T[]) => [
    ...list.slice(0, at),
    ...more,
    ...list.slice(at),
  ];

  /** The file cut after each receipt; the seal is the last piece. */
  const segmentsOf = () => {
    const pieces: string[][] = [[]];
    for (const line of lines) {
      pieces.at(-1)?.push(line);
      if (line.startsWith('{"k":"close"')) pieces.push([]);
    }
    return pieces.map((piece) => piece.join(''));
  };
  const swapped = <T>(list: readonly T[]): readonly T[] => {
    const one = randomIndex(list.length);
    const other = randomIndex(list.length);
    return list.map((item, at) => (at === one ? (list[other] ?? item) : at === other ? (list[one] ?? item) : item));
  };
  /** Numbers the receipts of each part anew from 1, as somebody would who hides that a segment was removed or moved. */
  const renumbered = (pieces: readonly string[]): string => {
    let segment = 0;
    return pieces
      .map((piece) => {
        segment = piece.startsWith('{"k":"header"') ? 1 : segment + 1;
        return piece.replace(/"segment":\d+/, `"segment":${segment}`);
      })
      .join('');
  };

  const mutations: Readonly<Record<string, () => Uint8Array | string>> = {
    'a byte is another one': () => {
      const bytes = Buffer.from(file);
      const at = randomIndex(bytes.length);
      bytes[at] = ((bytes[at] ?? 0) + 1 + below(255)) % 256;
      return bytes;
    },
    'a byte is gone': () => Buffer.from(without([...Buffer.from(file)], randomIndex(Buffer.byteLength(file)))),
    'a byte is added': () =>
      Buffer.from(insertedAt([...Buffer.from(file)], randomIndex(Buffer.byteLength(file) + 1), below(256))),
    'the end is cut off at a byte': () => Buffer.from(file).subarray(0, below(Buffer.byteLength(file))),
    'the beginning is cut off': () => Buffer.from(file).subarray(1 + below(Buffer.byteLength(file) - 1)),
    'a line is gone': () => without(lines, randomIndex(lines.length)).join(''),
    'some lines are gone': () => {
      const from = randomIndex(lines.length);
      return without(lines, from, from + 1 + below(5)).join('');
    },
    'two lines are swapped': () => swapped(lines).join(''),
    'a line comes twice': () =>
      insertedAt(lines, randomIndex(lines.length + 1), lines[randomIndex(lines.length)] ?? '').join(''),
    'a line takes the place of another': () => {
      const at = randomIndex(lines.length);
      return lines.map((line, index) => (index === at ? (lines[randomIndex(lines.length)] ?? line) : line)).join('');
    },
    'an empty line is added': () => insertedAt(lines, randomIndex(lines.length + 1), '\n').join(''),
    'a segment is gone': () => without(segmentsOf(), randomIndex(segmentsOf().length)).join(''),
    'a segment is gone and later ones are counted anew': () =>
      renumbered(without(segmentsOf(), randomIndex(segmentsOf().length))),
    'two segments are swapped': () => swapped(segmentsOf()).join(''),
    'two segments are swapped and counted anew': () => renumbered(swapped(segmentsOf())),
    'a segment comes twice': () =>
      insertedAt(
        segmentsOf(),
        randomIndex(segmentsOf().length + 1),
        segmentsOf()[randomIndex(segmentsOf().length)] ?? '',
      ).join(''),
    'the end is cut off at a line and the seal put back': () =>
      [...lines.slice(0, below(lines.length - 1)), lines.at(-1) ?? ''].join(''),
    'a part is gone, also from the seal': () => {
      const numbers = partsIn(file);
      const number = numbers[below(numbers.length)] ?? 0;
      let current = 0;
      const kept = segmentsOf().filter((piece) => {
        current = partsIn(piece)[0] ?? current;
        return current !== number || piece.startsWith('{"k":"seal"');
      });
      return kept.join('').replace(new RegExp(`\\{"part":${number},"segments":\\d+,"hash":"\\w+"\\},?`), '');
    },
    'a record is written in another way': () => {
      const at = randomIndex(lines.length);
      const again = (line: string) => {
        const record = JSON.parse(line) as object;
        return chance() < 0.5
          ? `${JSON.stringify(Object.fromEntries(Object.entries(record).reverse()))}\n`
          : `${JSON.stringify({ ...record, more: 1 })}\n`;
      };
      return lines.map((line, index) => (index === at ? again(line) : line)).join('');
    },
  };
  return Object.fromEntries(Object.entries(mutations).map(([name, mutate]) => [name, () => Buffer.from(mutate())]));
}

/**
 * Tampers with a file many times, in each way equally often, and returns the changes that `isFound` did not detect. A
 * change that leaves the file as it was does not count.
 */
export async function unnoticedMutations(
  file: string,
  { seed, times }: { readonly seed: number; readonly times: number },
  isFound: (mutated: Uint8Array, time: number) => Promise<boolean>,
): Promise<{ readonly unnoticed: readonly string[]; readonly tried: Readonly<Record<string, number>> }> {
  const mutations = mutationsOf(file, seed);
  const names = Object.keys(mutations);
  const original = Buffer.from(file);
  const unnoticed: string[] = [];
  const tried: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const name = names[time % names.length] ?? '';
    const mutated = mutations[name]?.() ?? original;
    if (original.equals(mutated)) continue;
    tried[name] = (tried[name] ?? 0) + 1;
    if (!(await isFound(mutated, time))) unnoticed.push(`${name}: ${Buffer.from(mutated).toString()}`);
  }
  return { unnoticed, tried };
}
