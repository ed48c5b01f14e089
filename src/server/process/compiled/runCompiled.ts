import { existsSync, readFileSync } from 'node:fs';
import { createRequire, wrap } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { keepCompiled } from './keepCompiled';
import { mapStacks } from './mapStacks';

/** The file with V8's compiled form of a bundle. */
const compiledFile = (file: string): string => `${file}.compiled`;

type Run = (exports: object, require: NodeJS.Require, module: object, filename: string, dirname: string) => void;

/**
 * Runs a bundle in this thread, using V8's compiled form of it if the build has stored one: compiling the whole server
 * takes longer than everything else at its start. V8 rejects the output of another version, and compiles again.
 *
 * If no compiled form is stored yet and `KEEP_COMPILED` names a file, the compiled form is written as soon as that file
 * exists.
 */
export function runCompiled(file: string): void {
  const require = createRequire(file);
  const compiled = compiledFile(file);
  const isKept = existsSync(compiled);
  const when = process.env['KEEP_COMPILED'];
  if (!isKept && when === undefined) {
    require(file);
    return;
  }
  const script = new Script(wrap(readFileSync(file, 'utf8')), {
    filename: file,
    ...(isKept ? { cachedData: readFileSync(compiled) } : {}),
  });
  mapStacks(file);
  const module = { exports: {} };
  // Checked edge: `wrap` makes the function that Node makes of each of its modules.
  const run = script.runInThisContext() as Run;
  run(module.exports, require, module, file, path.dirname(file));
  if (!isKept && when !== undefined) keepCompiled(script, compiled, when);
}
