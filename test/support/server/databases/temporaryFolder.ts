import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeMemoryFolder } from '../../memoryFolder.cjs';

/** A folder for the files of a test or of a whole test file. Call `remove` at its end (`afterEach`, `afterAll`). */
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
