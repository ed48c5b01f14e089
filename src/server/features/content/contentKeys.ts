/** The content key of a record id: as unique as the id, of the characters that keys may have. */
export const keyOf = (managedContentId: string): string => `MC${managedContentId.slice(3, 15)}`;
