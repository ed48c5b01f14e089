/** A stack frame in the notation of engines: an address, a line and a column. */
const FRAME = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/g;
/** The file name of a script. Other addresses could be pages, which may contain personal data, and never match. */
const SCRIPT = /\/([\w.~-]+\.js)(?:[?#].*)?$/;

/** File, line and column of the first frame in a script of this server; empty: there is none. */
export function scriptLocationIn(stack: string, origin: string): string {
  for (const [, address = '', line = '', column = ''] of stack.matchAll(FRAME)) {
    const file = address.startsWith(`${origin}/`) ? SCRIPT.exec(address)?.[1] : undefined;
    if (file !== undefined) return `${file}:${line}:${column}`;
  }
  return '';
}
