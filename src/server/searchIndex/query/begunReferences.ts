import { beginningKeys } from '../references';
import type { StoredIndex } from '../stored/StoredIndex';
import { firstAfterPrefix, firstNotBefore } from '../stored/Texts';
import type { IsShown } from './readings';

/** More documents than a list of suggestions shows. */
const MOST = 50;
/** How many references are examined at most: some of their documents may not be shown. */
const MOST_LOOKED_AT = 2000;

/** The documents, among those shown, that have a reference with this beginning, in the order of their references. */
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
