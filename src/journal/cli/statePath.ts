import { CommandError } from './command';

export type StatePath = readonly (string | number)[];

const isName = (key: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key);

/** A path in its written form: `cart.inFlight[0].id`, `api.queries["cartItems(1)"].status`. */
export const writePath = (path: StatePath): string =>
  path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!isName(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');

/** Parses a path as `writePath` writes it. Throws a CommandError for a text that is no path. */
export function readPath(text: string): StatePath {
  const path: (string | number)[] = [];
  const step = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|(?:^|\.)([^.[\]"]+)/uy;
  while (step.lastIndex < text.length) {
    const [, index, quoted, name] = step.exec(text) ?? [];
    if (index !== undefined) path.push(Number(index));
    else if (quoted !== undefined) path.push(JSON.parse(quoted) as string);
    else if (name !== undefined) path.push(name);
    else throw new CommandError(2, `"${text}" is no path: write cart.inFlight[0].id or api.queries["cartItems(1)"]`);
  }
  return path;
}

/** How many existing keys an error message lists for an object that lacks the wanted one. */
const NAMED_KEYS = 20;

/** The value at a path. Throws a CommandError that names the first missing step, and the existing ones. */
export function valueAt(root: unknown, path: StatePath): unknown {
  let value = root;
  for (const [index, key] of path.entries()) {
    const here = index === 0 ? 'the state' : writePath(path.slice(0, index));
    if (typeof value !== 'object' || value === null)
      throw new CommandError(2, `${here} has nothing in it: it is ${JSON.stringify(value)}`);
    if (!Object.hasOwn(value, key)) {
      const keys = Object.keys(value);
      const more = keys.length > NAMED_KEYS ? ` and ${keys.length - NAMED_KEYS} more` : '';
      const has = keys.length > 0 ? `it has ${keys.slice(0, NAMED_KEYS).join(', ')}${more}` : 'it is empty';
      throw new CommandError(2, `${here} has no ${JSON.stringify(key)}; ${has}`);
    }
    value = Reflect.get(value, key);
  }
  return value;
}
