import { createPlayer } from '../../src/support/player/createPlayer';
import { alteredPart, copyOf } from '../../src/support/player/alteredPart';
import { compareParts } from '../../src/support/player/compareParts';
import { overviewOf, type OutlinedPart } from '../../src/support/player/outline';
import type { RecordedPart } from '../../src/support/player/openRecording';
import { recordingOf, walkedActions } from '../support/journal/walkedShop';
import { visit } from '../support/storefront/openCheckout';
import { startShopServer } from '../support/storefront/startShopServer';

const LENGTH = 400;
let text: string;
beforeAll(async () => {
  const server = await startShopServer();
  text = recordingOf(await walkedActions(await visit(server), ['beurre', 'lait']), LENGTH);
  await server.close();
});

function finish<T>(steps: Generator<undefined, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

async function open() {
  const shown: RecordedPart[] = [];
  const opened = createPlayer((part) => shown.push(part));
  // Two parts with the same actions.
  const second = text.replace('"part":1', '"part":2');
  await opened.player.open(`${text.trimEnd()}\n${second}`);
  await opened.player.verified();
  const parts = opened.recording()?.parts ?? [];
  const [outline] = finish(overviewOf(parts)).parts;
  if (!outline) throw new Error('The recording has a part.');
  return { ...opened, parts, outline, shown: () => shown.at(-1) };
}

const positionOf = ({ actions }: OutlinedPart, feature: string, end: string): number =>
  actions.findIndex((action) => action.feature === feature && action.type.endsWith(end)) + 1;

test('a replaced answer changes exactly the states from it on; with the recorded answer none differs', async () => {
  const { parts, outline } = await open();
  const [part] = parts;
  if (!part) throw new Error('The recording has a part.');
  const at = positionOf(outline, 'searchProducts', '/fulfilled');
  expect(at).toBeGreaterThan(0);
  const recorded = part.store.actionAt(at)?.a['payload'];

  const same = finish(compareParts(copyOf(part).store, alteredPart(part, at, recorded).store, at));
  expect(same).toEqual({ states: LENGTH - at + 1, differing: [], keys: [], stopped: null });

  const other = { ...(recorded as object), productsPage: { total: 0, products: [] } };
  const changed = finish(compareParts(copyOf(part).store, alteredPart(part, at, other).store, at));
  expect(changed.stopped).toBeNull();
  expect(changed.differing[0]).toBe(at);
  expect(changed.keys).toContain('api');

  const store = alteredPart(part, at, other).store;
  store.seek(at - 1);
  part.store.seek(at - 1);
  expect(store.getState()).toEqual(part.store.getState());
});

test('another part is shown at its position, and each is as it was recorded again, however many were replaced', async () => {
  const { parts, outline, player, replace, restoreAll, shownParts, shown } = await open();
  const at = positionOf(outline, 'searchProducts', '/fulfilled');
  const [first, second] = parts;
  if (!first || !second) throw new Error('The recording has two parts.');
  await player.seek(0, at);
  const answer = { productsPage: { total: 0, products: [] } };
  const altered = alteredPart(first, at, answer);
  await replace(0, altered, at);
  expect(shown()).toBe(altered);
  expect(altered.store.position()).toBe(at);
  await player.seek(1, 3);
  expect(shown()).toBe(second);
  await replace(1, alteredPart(second, at, answer), at);
  await restoreAll();
  expect(shownParts()).toEqual([first, second]);
  expect(shown()).toBe(second);
  expect(second.store.position()).toBe(at);
  await player.seek(0, at);
  expect(shown()).toBe(first);
});

test('a part whose reducer throws is not shown, and the state before stays', async () => {
  const { parts, player, replace, shownParts, shown } = await open();
  const [first] = parts;
  if (!first) throw new Error('The recording has a part.');
  await player.seek(0, 5);
  const broken = copyOf(first);
  const throwing: RecordedPart = {
    ...broken,
    store: {
      ...broken.store,

      *seekInSteps(): Generator<undefined, void> {
        throw new Error('a reducer threw');
      },
    },
  };
  await expect(replace(0, throwing, 9)).rejects.toThrow('a reducer threw');
  expect(shownParts()[0]).toBe(first);
  expect(shown()).toBe(first);
  expect(first.store.position()).toBe(5);
});
