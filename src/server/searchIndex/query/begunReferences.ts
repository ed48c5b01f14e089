import { beginningKeys } from '../references';
import type { StoredIndex } from '../stored/StoredIndex';
import { firstAfterPrefix, firstNotBefore } from '../stored/Texts';
import type { IsShown } from './readings';

/** Maximum of found documents: more than a list of suggestions shows. */
const MOST = 50;
/** Maximum of examined references for each form of the beginning: their documents may all be hidden. */
const MOST_LOOKED_AT = 2000;

/** The shown documents that have a reference with this beginning, in the order of their references. */
export function begunReferences(
  index: Pick<StoredIndex, 'references' | 'documentOfReference'>,
  text: string,
  isShown: IsShown,
): readonly number[] {
  const found = new Set<number>();
  for (const key of beginningKeys(text)) {
    const prefix = Buffer.from(key);
    const first = firstNotBefore(index.references, prefix);
    const last = Math.min(firstAfterPrefix(index.references, prefix), first + MOST_LOOKED_AT);
    for (let at = first; at < last && found.size < MOST; at += 1) {
      const document = index.documentOfReference[at] ?? 0;
      if (isShown(document)) found.add(document);
    }
  }
  return [...found];
}
