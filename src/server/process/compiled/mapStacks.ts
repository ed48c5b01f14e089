import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** A stack frame in V8's format. */
interface StackFrame extends NodeJS.CallSite {
  toString(): string;
}

/**
 * Maps the stacks of errors to source files and lines of a bundle, as Node's `--enable-source-maps` does for the files
 * that it loads itself. The source map is read when a stack is first accessed.
 */
export function mapStacks(file: string): void {
  let map: SourceMap | null | undefined;
  const readMap = (): SourceMap | null => {
    const mapFile = `${file}.map`;
    // Checked edge: our own build wrote it.
    return existsSync(mapFile) ? new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload) : null;
  };
  const sourceOf = (frame: StackFrame): string => {
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    if (frame.getFileName() !== file || line === null || column === null) return frame.toString();
    map ??= readMap();
    const entry = map?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return frame.toString();
    const { originalSource, originalLine, originalColumn } = entry;
    const position = `${originalSource}:${String(originalLine + 1)}:${String(originalColumn + 1)}`;
    return frame.toString().replace(`${file}:${String(line)}:${String(column)}`, position);
  };
  Error.prepareStackTrace = (error, frames: readonly StackFrame[]) =>
    [String(error), ...frames.map((frame) => `    at ${sourceOf(frame)}`)].join('\n');
}
