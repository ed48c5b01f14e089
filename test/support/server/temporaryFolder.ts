import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { memoryFolder } from '../memoryFolder.cjs';

/** A folder for files of one test. `remove` it in `afterEach`. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(memoryFolder(), 'comptoir-'));
  return {
    folder,
    file: (name: string) => path.join(folder, name),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
