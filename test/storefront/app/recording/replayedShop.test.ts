import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slicesJoined } from '../../../../src/storefront/kernel/lateSlices';
import type { LateState } from '../../../../src/storefront/kernel/state';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';

it('a replay lets every slice of a page join at the recorded action, without loading a page', () => {
  const { reducer } = replayedShop;
  const names: readonly (keyof LateState)[] = ['addressBook', 'authentication', 'checkout', 'reorder'];
  const before = reducer(undefined, { type: 'start' });
  expect(before.late).toEqual({});
  const after = reducer(before, slicesJoined({ names }));
  expect(Object.keys(after.late).sort()).toEqual([...names]);
  expect(Object.values(after.late)).not.toContain(undefined);
});

const storefront = path.resolve(__dirname, '../../../../src/storefront');
const apis = readdirSync(storefront, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Api.ts'))
  .map((file) => readFileSync(path.join(storefront, file), 'utf8'));
const namesIn = (what: RegExp): readonly string[] =>
  apis.flatMap((source) => [...source.matchAll(what)].map(([, name = '']) => name));

it('a replay knows every endpoint of the shop without loading a page: `replayedShop.ts` imports each Api', () => {
  const named = namesIn(/(\w+): build\.(?:query|mutation)\b/g);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !(name in replayedShop.api.endpoints))).toEqual([]);
});

// In a test, importing a door loads everything behind it; the build drops an Api that no code names.
it('`replayedShop.ts` lists each Api in `injected`, so that the build keeps its endpoints', () => {
  const source = readFileSync(path.join(storefront, 'app/recording/replayedShop.ts'), 'utf8');
  const [, listed = ''] = /const injected = \[([^\]]+)\]/.exec(source) ?? [];
  const named = namesIn(/export const (\w+) = api\.injectEndpoints\(/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !listed.split(/[\s,]+/).includes(name))).toEqual([]);
});
