import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slicesJoined } from '../../../../src/storefront/kernel/lateSlices';
import type { LateState } from '../../../../src/storefront/kernel/state';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';

it('a replay lets every slice of a page join at the recorded action, without loading a page', () => {
  const { reducer } = replayedShop;
  const names: readonly (keyof LateState)[] = ['account', 'addressBook', 'checkout', 'reorder'];
  const before = reducer(undefined, { type: 'start' });
  expect(before.late).toEqual({});
  const after = reducer(before, slicesJoined({ names }));
  expect(Object.keys(after.late).sort()).toEqual([...names]);
  expect(Object.values(after.late)).not.toContain(undefined);
});

it('a replay knows every endpoint of the shop without loading a page: `replayedShop.ts` lists each Api', () => {
  const folder = path.resolve(__dirname, '../../../../src/storefront');
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Api.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/(\w+): build\.(?:query|mutation)\b/g),
    ])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !Object.keys(replayedShop.api.endpoints).includes(name))).toEqual([]);
});
