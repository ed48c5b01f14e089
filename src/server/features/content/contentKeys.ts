/** The content key derived from a record id: as unique as the id, of characters allowed in keys. */
export const keyOf = (managedContentId: string): string => `MC${managedContentId.slice(3, 15)}`;
