import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openRecording } from '../../../src/support/player/openRecording';
import { subjectsIn } from '../../../src/support/panels/prices/recorded/subjectsIn';

const FOLDER = path.join(__dirname, '../../recordings/journeys');

/** The states of a kept recording, each after another action. */
function* statesOf(file: string): Generator<unknown> {
  const opening = openRecording(gunzipSync(readFileSync(path.join(FOLDER, file))));
  let opened = opening.next();
  while (!opened.done) opened = opening.next();
  for (const { store } of opened.value.parts) {
    for (let position = 0; position <= store.length; position += 1) {
      for (const _step of store.seekInSteps(position));
      yield store.getState();
    }
  }
}

test.each(['adding.ndjson.gz', 'account.ndjson.gz'])('probe %s', (file) => {
  const seen = new Map<string, number>();
  let n = 0;
  for (const state of statesOf(file)) {
    n += 1;
    for (const { key, trace } of subjectsIn(state)) {
      const text = `${key} ${JSON.stringify(trace.disagreements)} ${trace.isWhole} ${trace.lines.length} ${trace.grossCents}`;
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
  }
  console.log(n, [...seen].map(([a, b]) => `${b} ${a}`).join('\n'));
});
