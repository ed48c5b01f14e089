import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { wrap } from 'node:module';
import { Script } from 'node:vm';
import { runCompiled } from '../../../../src/server/process/compiled/runCompiled';
import { temporaryFolder } from '../../../support/server/temporaryFolder';

const { prepareStackTrace } = Error;
let place: ReturnType<typeof temporaryFolder>;
let file: string;
let compiled: string;

/** What the script leaves for whoever runs it. */
const said = (): unknown => (globalThis as { said?: unknown }).said;

beforeEach(() => {
  jest.useFakeTimers();
  place = temporaryFolder();
  file = place.file('bundle.js');
  compiled = `${file}.compiled`;
  writeFileSync(file, "globalThis.said = [require('node:path').basename(__filename), typeof module.exports];");
});
afterEach(() => {
  place.remove();
  delete process.env['KEEP_COMPILED'];
  delete (globalThis as { said?: unknown }).said;
  Error.prepareStackTrace = prepareStackTrace;
});

/** Runs it once as the build does, until its compiled form is written. */
const compileOnce = (): void => {
  process.env['KEEP_COMPILED'] = file;
  runCompiled(file);
  jest.advanceTimersByTime(100);
  jest.clearAllTimers();
  delete process.env['KEEP_COMPILED'];
};

describe('a bundle and its compiled form', () => {
  it('the form is written when it is asked for, for everybody to read, and V8 takes it', () => {
    runCompiled(file);
    jest.advanceTimersByTime(500);
    expect([said(), existsSync(compiled)]).toEqual([['bundle.js', 'object'], false]);
    process.env['KEEP_COMPILED'] = place.file('answered');
    runCompiled(file);
    jest.advanceTimersByTime(500);
    expect(existsSync(compiled)).toBe(false);
    writeFileSync(place.file('answered'), '');
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
    // One segment in the line: column 0 is line 7, column 2 of the source.
    const map = { version: 3, file, sources: ['src/shop.ts'], names: [], mappings: 'AAME' };
    writeFileSync(`${file}.map`, JSON.stringify(map));
    runCompiled(file);
    const [title, first, second] = stackOf().split('\n');
    expect(title).toBe('TypeError: It broke.');
    expect(first).toMatch(/^ {4}at fail \(src\/shop\.ts:7:3\)$/);
    // Other files are named as ever.
    expect(second).toContain(__filename);
  });

  it('names the bundle where there is no map', () => {
    runCompiled(file);
    expect(stackOf().split('\n')[1]).toContain(`${file}:1:`);
  });
});
