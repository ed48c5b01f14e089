import type { ProductRecord } from '../stored/catalogRecords';
import type { OpenedArrays, PackedArrays } from '../../../packedArrays';
import { openTexts, textArrays } from './texts';

/** Who may see products: a few distinct sets of buyer groups, and for each product the number of its set. */
export interface GroupSets {
  /** By number; null: everybody. */
  readonly sets: readonly (readonly string[] | null)[];
  readonly ofRow: Uint32Array;
}

export function groupSetArrays(products: readonly ProductRecord[]): PackedArrays {
  const numbers = new Map<string, number>();
  const ofRow = Uint32Array.from(products, ({ buyerGroups }) => {
    const key = JSON.stringify(buyerGroups === null ? null : [...new Set(buyerGroups)].sort());
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  return { ...textArrays('groupSets', [...numbers.keys()]), groupSet: ofRow };
}

export function openGroupSets(arrays: OpenedArrays): GroupSets {
  const texts = openTexts(arrays, 'groupSets');
  // Checked edge: `groupSetArrays` wrote it.
  const sets = Array.from({ length: texts.size }, (_, number) => JSON.parse(texts.at(number)) as string[] | null);
  return { sets, ofRow: arrays.counts('groupSet') };
}
