import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeMemoryFolder } from '../../memoryFolder.cjs';

/** A folder for files of one test. `remove` it in `afterEach`. */
export function temporaryFolder() {
  const folder = makeMemoryFolder('test');
  return {
    folder,
    file: (name: string) => path.join(folder, name),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
