/** Creates a folder for temporary files, whose name states its purpose (one word) and the process that owns it. */
export function makeMemoryFolder(purpose: string): string;
/** Removes the folders of killed runs from `parent`; by default from the folder for temporary files of tests. */
export function removeLeftFolders(parent?: string): void;
