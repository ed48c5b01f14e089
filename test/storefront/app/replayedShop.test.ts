import { slicesJoined } from '../../../src/storefront/kernel/lateSlices';
import type { LateState } from '../../../src/storefront/kernel/state';
import { replayedShop } from '../../../src/storefront/app/replayedShop';

it('a replay lets every slice of a page join at the recorded action, without loading a page', () => {
  const { reducer } = replayedShop;
  const names: readonly (keyof LateState)[] = ['account', 'addressBook', 'checkout', 'reorder'];
  const before = reducer(undefined, { type: 'start' });
  expect(before.late).toEqual({});
  const after = reducer(before, slicesJoined({ names }));
  expect(Object.keys(after.late).sort()).toEqual([...names]);
  expect(Object.values(after.late)).not.toContain(undefined);
});
