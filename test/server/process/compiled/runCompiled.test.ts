import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { wrap } from 'node:module';
import { Script } from 'node:vm';
import { runCompiled } from '../../../../src/server/process/compiled/runCompiled';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const { prepareStackTrace } = Error;
let temporary: ReturnType<typeof temporaryFolder>;
let file: string;
let compiled: string;

/** The value by which a test sees that the script ran. */
const said = (): unknown => (globalThis as { said?: unknown }).said;

beforeEach(() => {
  jest.useFakeTimers();
  temporary = temporaryFolder();
  file = temporary.file('bundle.js');
  compiled = `${file}.compiled`;
  writeFileSync(file, "globalThis.said = [require('node:path').basename(__filename), typeof module.exports];");
});
afterEach(() => {
  temporary.remove();
  delete process.env['KEEP_COMPILED'];
  delete (globalThis as { said?: unknown }).said;
  Error.prepareStackTrace = prepareStackTrace;
});

/** Runs the script once as the build does, until its compiled form is stored. */
function compileOnce(): void {
  process.env['KEEP_COMPILED'] = file;
  runCompiled(file);
  jest.advanceTimersByTime(100);
  jest.clearAllTimers();
  delete process.env['KEEP_COMPILED'];
}

describe('a bundle and its compiled form', () => {
  it('the form is written when it is asked for, for everybody to read, and V8 takes it', () => {
    runCompiled(file);
    jest.advanceTimersByTime(500);
    expect([said(), existsSync(compiled)]).toEqual([['bundle.js', 'object'], false]);
    process.env['KEEP_COMPILED'] = temporary.file('answered');
    runCompiled(file);
    jest.advanceTimersByTime(500);
    expect(existsSync(compiled)).toBe(false);
    writeFileSync(temporary.file('answered'), '');
    jest.advanceTimersByTime(100);
    expect(statSync(compiled).mode & 0o777).toBe(0o644);
    const script = new Script(wrap(readFileSync(file, 'utf8')), { cachedData: readFileSync(compiled) });
    expect(script.cachedDataRejected).toBe(false);
  });

  it('a form that is there stays as it is', () => {
    compileOnce();
    const before = readFileSync(compiled);
    writeFileSync(compiled, before.subarray(0, 64));
    compileOnce();
    expect(readFileSync(compiled)).toHaveLength(64);
  });

  it('a form of another script, of another V8 or cut off is not used: the script runs as it is written', () => {
    compileOnce();
    const whole = readFileSync(compiled);
    const otherV8 = Buffer.from(whole);
    otherV8.writeUInt32LE(otherV8.readUInt32LE(4) ^ 1, 4);
    for (const damaged of [otherV8, whole.subarray(0, whole.length / 2), Buffer.alloc(0)]) {
      delete (globalThis as { said?: unknown }).said;
      writeFileSync(compiled, damaged);
      runCompiled(file);
      expect(said()).toEqual(['bundle.js', 'object']);
    }
    writeFileSync(compiled, whole);
    writeFileSync(file, "globalThis.said = 'changed since';");
    runCompiled(file);
    expect(said()).toBe('changed since');
  });
});

describe('the stack of an error', () => {
  const stackOf = (): string => {
    const { fail } = said() as { readonly fail: () => Error };
    return fail().stack ?? '';
  };
  beforeEach(() => {
    writeFileSync(file, "globalThis.said = { fail() { return new TypeError('It broke.'); } };");
    compileOnce();
  });

  it('names file and line of the source, where the map knows them', () => {
    // The line has one segment: column 0 maps to line 7, column 2 of the source.
    const map = { version: 3, file, sources: ['src/shop.ts'], names: [], mappings: 'AAME' };
    writeFileSync(`${file}.map`, JSON.stringify(map));
    runCompiled(file);
    const [title, first, second] = stackOf().split('\n');
    expect(title).toBe('TypeError: It broke.');
    expect(first).toMatch(/^ {4}at fail \(src\/shop\.ts:7:3\)$/);
    // Frames of other files are unchanged.
    expect(second).toContain(__filename);
  });

  it('names the bundle where there is no map', () => {
    runCompiled(file);
    expect(stackOf().split('\n')[1]).toContain(`${file}:1:`);
  });
});
