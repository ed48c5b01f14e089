/** Makes a folder for temporary files of tests, whose name says what it is for (a word) and which process it belongs to. */
export function makeMemoryFolder(purpose: string): string;
/** Removes what runs that were killed have left; where another folder is named, there. */
export function removeLeftFolders(parent?: string): void;
