/** A frame of a stack as engines write it: an address, a line and a column. */
const FRAME = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/g;
/** A script's name. An address of a page, which may say more, has another form. */
const SCRIPT = /\/([\w.~-]+\.js)(?:[?#].*)?$/;

/** File, line and column of the first frame in a script of this server; empty: there is none. */
export function placeIn(stack: string, origin: string): string {
  for (const [, address = '', line = '', column = ''] of stack.matchAll(FRAME)) {
    const file = address.startsWith(`${origin}/`) ? SCRIPT.exec(address)?.[1] : undefined;
    if (file !== undefined) return `${file}:${line}:${column}`;
  }
  return '';
}
