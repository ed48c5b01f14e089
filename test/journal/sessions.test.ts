/* Sixty sessions of a small shop, recorded and replayed in another api instance. */
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { decodeJournal } from '../../src/journal/decode';
import { createReplayStore } from '../../src/journal/replay/replayStore';
import { verifyJournal } from '../../src/journal/replay/verify';
import { chanceFrom, isAction, linesOf, liveThrough, openShop, replayShop } from '../support/journal/recordedShop';

const SEEDS = Array.from({ length: 60 }, (_, index) => 7001 + index);
const asJson = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

beforeEach(() => jest.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => jest.useRealTimers());

async function record(seed: number) {
  const chance = chanceFrom(seed);
  const shop = openShop({ chance });
  await liveThrough(shop, chance);
  return { ...shop, text: shop.recorder.close('test') };
}

describe('a recorded session', () => {
  const seen = { types: new Set<string>(), actions: 0, characters: 0, zipped: 0, slicePrints: 0 };

  test.each(SEEDS)(
    'of seed %i replays state by state after a JSON round trip, in another api instance [REP-06]',
    async (seed) => {
      const { text, states, problems, unregistered } = await record(seed);
      expect({ problems, unregistered }).toEqual({ problems: [], unregistered: [] });

      const { api, reducer } = replayShop();
      const verified = verifyJournal({ reducer, api, text });
      expect(verified).toMatchObject({ ok: true, diverging: 0, problems: [], parts: 1, gaps: 0 });
      expect(verified.actions).toBe(states.length - 1);
      expect(verified.states).toBe(states.length);

      const replay = replayShop();
      const store = createReplayStore({ ...replay, records: decodeJournal(text).records, snapshotEvery: 50 });
      expect(store.length).toBe(states.length - 1);
      const different = states.flatMap((state, position) => {
        store.seek(position);
        return isDeepStrictEqual(asJson(store.getState()), asJson(state)) ? [] : [position];
      });
      expect(different).toEqual([]);

      for (const line of linesOf(text)) {
        if (!isAction(line)) continue;
        seen.types.add(line.a.type);
        seen.actions++;
        seen.slicePrints += 's' in line ? JSON.stringify(line.s).length + 5 : 0;
      }
      seen.characters += text.length;
      seen.zipped += gzipSync(text).length;
    },
  );

  test('exercises what is known to break a replay', () => {
    expect([...seen.types]).toEqual(
      expect.arrayContaining([
        'page/arrived',
        'api/config/middlewareRegistered',
        'api/executeQuery/rejected',
        'api/executeMutation/rejected',
        'api/queries/queryResultPatched',
        'api/queries/cacheEntriesUpserted',
        'api/queries/removeQueryResult',
        'api/mutations/removeMutationResult',
        'api/internalSubscriptions/subscriptionsUpdated',
        'notices/expired',
        'checkout/placed',
        'checkout/timedOut',
        '__rtkq/focused',
      ]),
    );
    expect(seen.slicePrints / seen.actions).toBeLessThanOrEqual(40);
    console.info(
      `${seen.actions} actions; ${Math.round(seen.characters / seen.actions)} characters and ${Math.round(seen.zipped / seen.actions)} gzipped bytes an action, ` +
        `of which slice fingerprints ${(seen.slicePrints / seen.actions).toFixed(1)} characters`,
    );
  });
});
