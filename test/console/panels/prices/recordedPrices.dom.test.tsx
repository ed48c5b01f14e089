import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { subjectsIn } from '../../../../src/support/panels/prices/recorded/subjectsIn';
import { openRecording } from '../../../../src/support/player/openRecording';
import { sumsOf } from '../../../support/server/shops/pricedShop';

const FOLDER = path.join(__dirname, '../../../recordings/journeys');

/** The states of a kept recording: the first one of each part, and the one after each action. */
function* statesOf(file: string) {
  const opening = openRecording(gunzipSync(readFileSync(path.join(FOLDER, file))));
  let opened = opening.next();
  while (!opened.done) opened = opening.next();
  for (const { store } of opened.value.parts) {
    for (let position = 0; position <= store.length; position += 1) {
      const seeking = store.seekInSteps(position);
      while (!seeking.next().done);
      yield store.getState();
    }
  }
}

test.each([
  ['adding.ndjson.gz', ['cart', 'product']],
  ['account.ndjson.gz', ['cart', 'order']],
])(
  'at every moment of the kept session %s each amount that its page had is explained by its steps, to the cent',
  (file, kinds) => {
    const seen = new Set<string>();
    for (const state of statesOf(file)) {
      for (const { kind, trace } of subjectsIn(state)) {
        seen.add(kind);
        const sums = sumsOf(trace);
        expect(sums).toMatchObject({
          lines: trace.lines.map(({ netCents }) => netCents),
          goods: trace.goodsCents,
          promotions: trace.adjustmentCents,
          delivery: trace.deliveryCents,
          disagreements: [],
        });
        expect(trace.grossCents).toBe(trace.netCents + sums.vat);
      }
    }
    expect([...seen].sort()).toEqual(kinds);
  },
);
