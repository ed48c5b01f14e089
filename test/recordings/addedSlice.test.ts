import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { UnknownAction } from '@reduxjs/toolkit';
import { describeVerification } from '../../src/journal/replay/describeVerification';
import { verifyJournal } from '../../src/journal/replay/verify';
import { replayedShop } from '../../src/storefront/app/recording/replayedShop';

const recorded = gunzipSync(readFileSync(path.join(__dirname, 'journeys/guest.ndjson.gz'))).toString();

type State = Readonly<Record<string, unknown>>;
type Reduce = (state: State | undefined, action: UnknownAction) => State;

const { api, schema } = replayedShop;
// Checked edge: a state of slices is an object of named values.
const reduceShop = replayedShop.reducer as unknown as Reduce;

/** Today's shop with a slice that did not exist when the session was recorded. */
const withPresses: Reduce = ({ presses = 0, ...shop } = {}, action) => ({
  ...reduceShop(Object.keys(shop).length === 0 ? undefined : shop, action),
  presses: Number(presses) + 1,
});

const verify = (reducer: Reduce) => verifyJournal({ reducer, api, schema, text: recorded });

test('a recording from before a slice was added replays: the others are as they were [REP-08]', () => {
  const alone = verify(reduceShop);
  const { diverging, problems, migrated, added, judgement, ok } = verify(withPresses);
  expect({ diverging, problems, ok }).toEqual({ diverging: 0, problems: [], ok: true });
  expect([alone.added, added]).toEqual([[], ['presses']]);
  expect(migrated).toEqual(alone.migrated);
  expect(judgement.verdict).toBe('migratable');
  expect(judgement.reasons).toContain('it lacks the slices presses, which begin as they do today');
});

test('a slice that was added after the recording is reported as such, not as a difference: nothing was recorded to compare it with [REP-08]', () => {
  expect(describeVerification(verify(withPresses)).at(-1)).toBe(
    'the replay is exact, but for presses, added since and not recorded',
  );
});

test('beside a slice that was added, what another does differently is found and named [REP-08]', () => {
  const forgetful: Reduce = (state, action) => {
    const reached = withPresses(state, action);
    return action.type === 'api/executeQuery/pending' ? { ...reached, notices: 'forgotten' } : reached;
  };
  const { diverging, firstDivergence, ok } = verify(forgetful);
  expect(ok).toBe(false);
  expect(diverging).toBeGreaterThan(0);
  expect(firstDivergence).toMatchObject({ type: 'api/executeQuery/pending', slices: ['notices'] });
});
