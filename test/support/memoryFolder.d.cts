/** The folder for temporary files and folders of tests. */
export function memoryFolder(): string;
