import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const contract = path.resolve(__dirname, '../../src/contract');
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const light = files.filter((file) => !file.endsWith('.schema.ts'));

/** The imports of a source that bring in values, not types, from a schema file or from TypeBox. */
const heavyImports = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\b[^;]*?from\s+'([^']+)';/gm)]
    .filter(([, from = '']) => from.endsWith('.schema') || from.startsWith('typebox'))
    .map(([statement]) => statement)
    .filter((statement) => !/^(?:import|export) type\b/.test(statement));

test('the check sees what it looks for', () => {
  expect(light.length).toBeGreaterThan(15);
  expect(files.length - light.length).toBeGreaterThan(10);
  expect(heavyImports("import { cartSchema } from './cart.schema';")).toHaveLength(1);
  expect(heavyImports("import { Type,\n type Static } from 'typebox';")).toHaveLength(1);
  expect(heavyImports("import type { Static } from 'typebox';\nimport { a } from './b';")).toEqual([]);
});

test.each(light)('%s brings no schema into a browser bundle', (file) => {
  expect(heavyImports(readFileSync(path.join(contract, file), 'utf8'))).toEqual([]);
});
