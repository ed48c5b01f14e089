import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for files of one test. `remove` it in `afterEach`. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-'));
  return {
    folder,
    file: (name: string) => path.join(folder, name),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
