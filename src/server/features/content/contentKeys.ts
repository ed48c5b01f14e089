/** The content key of what has this record id: as unique as the id, in the letters that a key may have. */
export const keyOf = (managedContentId: string): string => `MC${managedContentId.slice(3, 15)}`;
