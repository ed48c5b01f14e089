import { existsSync, readFileSync } from 'node:fs';
import { createRequire, wrap } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { keepCompiling } from './keepCompiling';
import { mapStacks } from './mapStacks';

/** Where V8's compiled form of a bundle lies. */
const compiledFile = (file: string): string => `${file}.compiled`;

type Run = (exports: object, require: NodeJS.Require, module: object, filename: string, dirname: string) => void;

/**
 * Runs a bundle in this thread, with V8's compiled form of it where the build has left one: compiling the whole server takes longer
 * than all else that it does at its start. V8 refuses what another version of it has made, and compiles anew.
 *
 * With `KEEP_COMPILED` in the environment the compiled form is written, again and again: it holds what has run until then.
 */
export const runCompiled = (file: string): void => {
  const require = createRequire(file);
  const compiled = compiledFile(file);
  const isKept = existsSync(compiled);
  const keeps = process.env['KEEP_COMPILED'] === '1' && !isKept;
  if (!isKept && !keeps) {
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
  if (keeps) keepCompiling(script, compiled);
};
