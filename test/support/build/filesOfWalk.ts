import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
export const inSource = (file: string): string => path.join(root, 'src', file);

/** The files that the walk in docs/ARCHITECTURE.md names; a short name is of the same feature as the file before it. */
export function filesOfWalk(): readonly string[] {
  const text = readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8');
  const walk = text.slice(text.indexOf('## A product goes into the cart'));
  const files: string[] = [];
  for (const [, name = ''] of walk.matchAll(/`([\w/.]+\.tsx?)`/g)) {
    const feature = /^.*?features\/\w+|^.*(?=\/)/.exec(files.at(-1) ?? '')?.[0] ?? '';
    const file = existsSync(inSource(name))
      ? name
      : readdirSync(inSource(feature), { recursive: true, encoding: 'utf8' })
          .map((inner) => `${feature}/${inner}`)
          .find((inner) => inner.endsWith(`/${name}`));
    if (file === undefined) throw new Error(`The walk names ${name}, which is not in src/${feature}.`);
    files.push(file);
  }
  return [...new Set(files)];
}
