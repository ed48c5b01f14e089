import { openIndex } from '../../searchIndex/SearchIndex';
import type { SearchIndex, StoredIndex } from '../../searchIndex/SearchIndex';

/** The stored form of the search index: its JSON. */
export const indexBytes = (index: StoredIndex): Uint8Array => Buffer.from(JSON.stringify(index));

export const openStoredIndex = (bytes: Uint8Array, size: number): SearchIndex => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  // Checked edge: `indexBytes` wrote it.
  return openIndex(JSON.parse(text) as StoredIndex, size);
};
