import type { CategoryRecord } from './catalogRecords';
import type { StoredCategory } from './drawnRecords';

/** All categories as JSON. They are few, and are built into a tree of objects at the start. */
export const categoryBytes = (categories: readonly CategoryRecord[]): Uint8Array =>
  Buffer.from(JSON.stringify(categories));

export const allCategories = (bytes: Uint8Array): readonly StoredCategory[] =>
  // Checked edge: `categoryBytes` wrote it.
  JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()) as readonly StoredCategory[];
