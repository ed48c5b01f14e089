import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const inSource = (file: string): string => path.join(root, 'src', file);

/** The files that the walk in docs/ARCHITECTURE.md names; a short name is of the same feature as the file before it. */
function filesOfWalk(): readonly string[] {
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

it('the walk through the house names files that are there, and at most 45 of them', () => {
  const files = filesOfWalk();
  expect(files.length).toBeGreaterThan(35);
  expect(files.length).toBeLessThanOrEqual(45);
});

it('no file of the walk only hands on what another one exports', () => {
  const handsOn = (file: string): boolean =>
    readFileSync(inSource(file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/\b(?:import|export)\b[^;]*?\bfrom '[^']*';/g, '')
      .trim() === '';
  expect(filesOfWalk().filter(handsOn)).toEqual([]);
  expect(handsOn('storefront/features/cart/index.ts')).toBe(true);
});
